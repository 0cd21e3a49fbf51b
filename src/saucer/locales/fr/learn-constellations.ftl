# The lesson of constellations: what the coach says; -oops answers a move that is legal but not the one asked for

# The first ships
welcome = Levez les yeux ! Chaque carte montre quatre planètes. Des planètes d’une couleur qui se touchent **par un côté** forment une **constellation**. Vos vaisseaux occupent des constellations, et à la fin chaque planète y vaut un point.
lay = On pose d’abord une carte, tournée à volonté. Une planète au moins doit toucher une voisine de **sa couleur**. Posez la carte aux deux planètes bleues en haut, à **droite** de la carte de départ : bleu contre bleu.
lay-oops = Cela convient aussi. Mais pour bien commencer, posez la carte indiquée à droite de la carte de départ, bleu en haut.
ship = Trois planètes bleues se touchent. Vous pouvez envoyer **un vaisseau** sur une planète de la carte posée, et toute sa constellation est à vous. Atterrissez sur le **bleu** !
ship-oops = Une planète isolée ne vaut qu’un point. La constellation bleue en a trois : c’est là qu’il faut atterrir.
owned = Trois points ! Puis on pioche et le tour passe : **carte, vaisseau, pioche**, toujours dans cet ordre. Au tour de Vega.
grow = Vega a pris le rouge ; on n’atterrit pas sur une constellation **d’un adversaire**. Mais la vôtre peut grandir : posez la nouvelle carte à deux planètes bleues **tout à droite**, et le bleu passera à cinq.
grow-oops = C’est permis, mais votre bleu ne gagnerait pas deux planètes. La carte indiquée, tout à droite, bleu contre bleu.
another = Cinq planètes bleues, sans nouveau vaisseau. Vous avez **un vaisseau par couleur** : envoyez-en un sur une autre couleur de cette carte, jaune ou vert.
another-oops = On peut rester, mais un vaisseau posé tôt grandit avec sa constellation. Jaune ou vert !
fleet = Petite pour l’instant, mais elle peut grandir toute la partie. Un vaisseau par tour au plus, une constellation par couleur : misez sur celles qui grandiront.

# A new home
stuck = Un autre ciel. Votre vaisseau jaune est sur une planète isolée. Mais non loin brille une **constellation jaune sans propriétaire**. Au lieu d’atterrir, un vaisseau peut se déplacer : sur la carte qu’on vient de poser.
reach = Posez votre **damier** rouge et jaune pour qu’une planète jaune touche la constellation jaune libre : dans le creux à **gauche**, juste à côté.
reach-oops = Cela ne toucherait pas la grande constellation jaune. Le damier va à la place indiquée, à gauche.
move = Quelle planète de la nouvelle carte appartient à la grande constellation jaune ? Envoyez-y le vaisseau.
move-oops = Pas celle-là : c’est la planète jaune en haut à droite qui touche la grande constellation.
moved = D’une planète jaune à **six** ! Celle que vous quittez est libre à nouveau. Un conseil : ne quittez que ce qui ne grandira plus.

# The last card
last = La fin approche : la pioche est vide et vous tenez la dernière carte. Vega a une constellation bleue de 7, vous une de 3. Quand tout est posé, **chaque planète possédée vaut un point**.
join = Une règle pour les malins : quand des constellations **se rejoignent**, tous leurs propriétaires possèdent **l’ensemble**. Où poser la carte ?
join-oops = Votre bleu resterait petit. Il y a un vide entre les deux constellations bleues : comblez-le, bleu en haut.
last-ship = Douze planètes, pour vous comme pour Vega : 12 à 12 ! Mais après la dernière carte, on **peut encore envoyer un vaisseau**. Envoyez-le, et gagnez d’un point.
last-ship-oops = Rester, c’est au mieux partager la victoire. Un vaisseau, sur le jaune ou le rouge !
end = 13 à 12 : **vous gagnez !** À égalité, la plus grande constellation décide. Retenez : un vaisseau tôt, grandir souvent, et une place dans les grandes constellations des autres.
