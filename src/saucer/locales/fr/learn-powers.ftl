# The lesson of powers: what the coach says; -oops answers a move that is legal but not the one asked for

# Matching
welcome = Bonjour ! Le but est simple : **vider sa main** avant les autres. Vous marquez alors les cartes qui leur restent, et à 500 points, la partie est gagnée.
match = Un 7 bleu est sur le dessus. On pose une carte de même **couleur**, de même **nombre** ou de même **symbole**. Votre **2 bleu** convient.
match-oops = On peut aussi piocher au lieu de jouer, mais vous voulez perdre des cartes. Posez le 2 bleu !
action = Vega a posé bleu sur bleu, Nova 9 sur 9 : le vert est en cours. Les **cartes d’action** embêtent le suivant : le Passe-tour prend un tour, le Changement de sens inverse l’ordre, le +2 donne deux cartes. Posez votre **+2 vert** !
action-oops = Pas de timidité ! Le +2 vert convient par sa couleur, et Vega le mérite.
draw = Vega a pioché deux cartes **et** perdu son tour. Nova a posé un 1 vert et rien ne convient : ni vert, ni 1. Dans ce cas, on **pioche** une carte.
draw-oops = Ici, il n’y a qu’une chose à faire : piocher.
drawn = Quelle chance, un 6 vert ! Si la carte piochée convient, on peut la **poser aussitôt**. Allez-y !
drawn-oops = On peut la garder, mais moins on a de cartes, mieux c’est. Posez le 6 vert.
laid = Bien joué. On ne pioche jamais plus d’une carte : si elle ne convient pas, on la garde et le tour est fini.

# Powers
powers = Voici les quatre **pouvoirs**. ROUGE : donner ses cartes rouges à tout moment. BLEU : poser deux cartes par tour. VERT : si rien ne convient, jouer à l’aveugle la carte de la pioche. JAUNE : ni Passe-tour, ni Changement de sens, ni +2, ni +4 contre vous.
character = Un **Personnage** vous donne le pouvoir de sa couleur. C’est un joker : il va sur tout, et vous nommez la couleur suivante. Posez le Personnage bleu et nommez **rouge**, car vous avez un 4 rouge.
character-oops = C’est permis, mais pour la suite il faut le pouvoir bleu et la couleur rouge : Personnage bleu, couleur rouge.
second = Le pouvoir bleu est à vous et agit tout de suite : posez une **deuxième carte** dans ce même tour. Votre 4 rouge convient.
second-oops = La deuxième carte n’est pas obligatoire, mais pourquoi s’en priver ? Le 4 rouge convient. Gardez le Choix du pouvoir.
stolen = Deux cartes de moins ! Mais les pouvoirs circulent : Vega pose aussi un Personnage bleu et **vous prend le pouvoir bleu**. On peut même en avoir plusieurs, tant que personne ne les vole.
choice = À votre **Choix du pouvoir** : prenez n’importe quel pouvoir, même à un autre. Jouez la sécurité : prenez le **jaune**, et nommez la couleur que vous voulez.
choice-oops = Bonne idée. Mais essayons le bouclier : posez le Choix du pouvoir et prenez le jaune.
chosen = Désormais, Passe-tour, Changement de sens, +2 et +4 rebondissent sur vous, et personne ne peut vous donner de cartes rouges. Seul le pouvoir lui-même peut encore être volé.

# A bluff
bluff = Aïe : Nova pose un **Joker +4** sur du bleu, quatre cartes pour vous ! Il n’est honnête que si l’on n’a **aucune carte de la couleur en cours**. Nova a sûrement du bleu. Accepter, ou contester ?
bluff-oops = Quatre cartes, c’est beaucoup, et Nova souriait bizarrement. Contestez !
guilty = Bluff démasqué ! Nova avait un 1 bleu et pioche les quatre cartes à votre place. Vous jouez normalement, la couleur est le vert : posez votre **8 vert**.
guilty-oops = Vous pouvez mieux faire : le 8 vert convient.
honest = Attention : si l’autre est innocent, **vous piochez six cartes** et perdez votre tour. Et oui, vous pouvez bluffer aussi.

# The last cards
call = Plus que deux cartes. En posant l’**avant-dernière**, il faut **annoncer « Dernière ! »**, sinon on peut vous prendre en défaut. Posez le 2 jaune **avec l’annonce** !
call-oops = N’oubliez pas d’annoncer ! Sinon les autres peuvent vous prendre en défaut, et c’est deux cartes. Le 2 jaune, avec « Dernière ! ».
catch = Annonce faite, bravo. Mais regardez **Nova** : une seule carte et pas un mot ! Tant que le suivant n’a rien fait, n’importe qui peut **prendre Nova en défaut**. Vite !
catch-oops = On peut gagner tout de suite, c’est vrai. Mais savourez : prenez Nova en défaut, cela ne coûte rien.
last = Nova pioche deux cartes, qui compteront pour vous. Et votre dernière carte ? Un 8 jaune est sur le dessus…
last-oops = Inutile de piocher : un 8 va sur un 8 !
end = Fini ! Les nombres valent ce qu’ils montrent, les actions 20, les jokers 50 : 79 et 66 points vous mènent à 505, et **à 500, on gagne**. Débarrassez-vous donc à temps des jokers, et volez les pouvoirs tant qu’ils servent.
