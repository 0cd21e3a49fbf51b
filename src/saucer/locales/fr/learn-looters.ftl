# The lesson of looters: what the coach says; -oops answers a move that is legal but not the one asked for

# Saucers
welcome = Psst ! Nous venons emporter de la **Terre** tout ce qui marche sur deux ou quatre pattes. Quand elle est vide, le **plus gros butin** gagne. Vous avez cinq cartes ; les équipages Vega et Nova aussi.
saucer = Un tour est simple : **jouez une carte**, faites ce qu’elle dit, repiochez jusqu’à cinq. Commencez par votre plus grosse soucoupe : le **Manège** vaut 4. Personne n’en montre, vous prenez donc 4 jetons de butin sur la Terre.
saucer-oops = Cela marche aussi, mais rapporte moins. Voyez grand : jouez le Manège !
taken = Quatre petits Terriens sont à vous. La carte reste sur votre pile, **visible** : jusqu’à votre prochain tour, tous voient votre Manège. Retenez-le, cela va compter.
rob = Regardez : Vega vient de jouer un **Abat-jour**, et vous en avez un. Si quelqu’un montre **exactement la même soucoupe** que la vôtre, c’est à lui que vous prenez le butin, pas à la Terre. À l’abordage !
rob-oops = Attention : la Crêpe vaut 3 elle aussi, mais c’est une **autre soucoupe**, elle ne vole donc personne. Jouez votre Abat-jour.
robbed = Trois pour vous, trois de moins pour Vega ! On cherche vers la gauche, et seul le **premier** joueur montrant cette soucoupe est volé. Gardez donc l’œil sur les cartes de la table.

# Friends and revolts
strength = Ensemble, les petits sont forts : **Union** est la seule carte dont on peut jouer **plusieurs à la fois**, un jeton pour chacune. Vous en avez trois. Jouez les **trois** !
strength-oops = On peut en garder, mais c’est le moment de frimer : jouez-en trois, et piochez trois nouvelles cartes.
recruit = Trois jetons et trois nouvelles cartes. Vega et Nova montrent une **Recrue**. Elle prend sur la Terre autant de jetons que de Recrues **visibles sur toutes les piles**, la vôtre comprise. Vous en avez une : quelle chance !
recruit-oops = Pas mal, mais une Recrue vaut surtout quand d’autres en montrent : il y en aurait trois, donc trois jetons pour une carte.
recruited = Une, deux, trois Recrues : trois jetons. Vous voilà loin devant, et cela se remarque…
animals = Aïe ! Avec une **Révolte**, Nova vous a pris **deux jetons** : cette carte vole n’importe qui, quoi qu’il montre. Vous en avez une aussi. Reprenez vos deux jetons à **Nova** !
animals-oops = Un bon coup, un autre jour. Aujourd’hui : la Révolte, contre Nova.
revenge = Récupérés ! Le butin est visible de tous : on sait toujours à qui rendre visite. Seules les mains sont secrètes.

# The General
behind = Autre partie, et vous êtes derrière : 6 jetons contre 11 et 9. Vega montre un Zeppelin et Nova un Croiseur, de grosses soucoupes de 4. Une de vos cartes change les grosses soucoupes en gros ennuis.
general = Grâce à elle, **tous les autres** rendent à la Terre la valeur de leur carte visible. Laquelle est-ce ?
general-oops = Cela vous rapporte, mais ne gêne personne. Appelez le **Général** !
saved = La Terre est sauvée, pour l’instant : Vega et Nova ont rendu 4 chacun, et vous rien. Puis **toutes les piles** sont passées sous la pioche. Un conseil : une petite carte visible protège du Général.

# The end
nearly-empty = Il ne reste que 3 jetons de butin sur la Terre, et la partie s’arrête **à l’instant** où le dernier est pris : plus personne ne joue. Vous avez 16, Vega 18, Nova 11.
last-loot = Une seule carte vous fait **gagner tout de suite**. Attention à ce que montre Vega !
last-loot-oops = Joli butin, mais la Terre ne serait pas vide : la Crêpe volerait Vega, et les autres sont trop petites. Personne ne montre de Manège !
end = Les trois derniers, 19 à 18 : **vous gagnez !** La Terre n’a donné que ce qui restait. Retenez : surveillez les cartes visibles, gardez un Général pour les riches, et comptez le butin de la Terre avant la fin.
