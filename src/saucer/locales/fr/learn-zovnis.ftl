# The lesson of zovnis: what the coach says; -oops answers a move that is legal but not the one asked for

# The first cards
welcome = Bienvenue à bord ! Au-dessus de cette petite planète vont s’élever **quatre colonnes** de cartes. Chaque carte porte deux extraterrestres dans leur soucoupe, un à chaque bout. Seul celui du **bas** atterrira : le bas compte, le haut ne compte pour personne.
goals = Vous avez deux objectifs secrets : **Moog** et **Egg**. Chaque Moog et chaque Egg en bas d’une carte vous vaudra un point, peu importe qui l’a posée. Ce que cherche Vega, il faut le deviner.
place = À vous ! Prenez la carte qui porte en bas **Moog dans l’Egg** et posez-la sur la colonne de votre choix.
place-oops = C’est permis, mais Moog et l’Egg n’atterriraient pas ensemble. Prenez la carte mise en avant, ne la tournez pas et choisissez une colonne.
two-points = Deux points d’un coup : l’extraterrestre **et** la soucoupe sont à vous. Après avoir posé, vous piochez : votre main reste à quatre cartes. Au tour de Vega.
turn = Plus intéressant : une autre de vos cartes porte Moog dans l’Egg, mais en **haut**. Choisissez-la, **tournez-la** et posez-la sur la colonne de votre choix.
turn-oops = C’est permis, mais Moog resterait la tête en bas. Choisissez la carte avec Moog dans l’Egg en haut, tournez-la, puis touchez une colonne.
turned = Déjà quatre points ! Le sens se choisit en posant la carte et ne change plus. Une colonne compte **cinq cartes** au plus.

# Armed cards
armed = Les cartes au bord rouge, avec un éclair, sont **armées**. Dès qu’elle est posée, une telle carte abat chaque voisine qui montre **le même extraterrestre ou la même soucoupe** là où elles se touchent : côte à côte, bas contre bas et haut contre haut.
sideways = Vega a posé Blip dans le Pink Cup sur la colonne 3. Prenez votre carte armée avec le **Pink Cup**, tournez-la pour avoir Moog dans le Pink Cup en bas, et posez-la sur la **colonne 4**, juste à côté.
sideways-oops = Attention ! Tout ce qui correspond part, **même vos propres cartes** : sur la colonne 2, le tir toucherait aussi votre Moog. Choisissez la colonne 4, avec Moog dans le Pink Cup en bas.
struck = Zap ! Pink Cup contre Pink Cup, et la carte rejoint votre tas. La vôtre a tiré : elle reste dans le ciel comme une carte ordinaire, et son Moog vous vaut un point.
from-above = Les cartes armées tirent aussi **vers le bas** : leur bas contre le **haut** de la carte du dessous. La nouvelle carte de Vega montre Blip en haut. Posez dessus, **colonne 3**, votre **Blip dans l’Egg** armé.
from-above-oops = Cela ne toucherait pas la carte de Vega. Blip dans l’Egg en bas, colonne 3 : Blip contre Blip.
fallen = Disparue ! Et votre carte est **tombée** dans le trou : tout ce qui est au-dessus d’un vide tombe tout droit. Votre Egg a atterri : encore un point.

# A chain reaction
chain = Voici le meilleur. Quand un tir fait tomber des cartes, la carte armée peut avoir de **nouvelles voisines** : alors elle tire **encore**, et encore. Une réaction en chaîne !
find-chain = Une énigme : votre carte armée peut éliminer **trois** cartes d’un coup et poser en plus **Moog dans l’Egg**. Quel bout en bas, et sur quelle colonne ?
find-chain-oops = Pas encore trois. Moog dans l’Egg doit être en bas, et sur la colonne 2 il rencontre un Egg dessous et Shaggy à côté. La carte est déjà choisie.
chained = Magnifique ! Shaggy a touché Shaggy, Egg a touché Egg, la carte est tombée d’une rangée et a frappé encore. Seule la carte qu’on vient de poser tire : visez bien.

# Astres
shield = Votre Moog dans l’Egg, colonne 1, mérite protection. Un **Astre** ne correspond à rien : c’est un bouclier, et il y en a déjà un dessus. Posez l’autre à côté, sur la **colonne 2**.
shield-oops = La colonne 1 resterait ouverte sur le côté, et mon antenne me dit que Vega tient une carte armée. L’Astre, sur la colonne 2 !
shielded = Juste à temps ! Vega tire, mais ne rencontre que des Astres : rien ne se passe, et le Moog et l’Egg qui atterrissent là sont même des points **pour vous**. Un bouclier ne tient que tant qu’il reste en place.

# The end
last-place = Plus tard. Les colonnes sont presque pleines, et **quand le ciel est plein, la partie s’arrête** aussitôt. Vous avez 10 points. D’après mes calculs, Vega en a 12 !
last-card = Il reste une place, colonne 4, et elle est pour vous. Quelle carte vous y donne **deux** points ?
last-card-oops = Cela finirait la partie sans vos deux points. Moog **et** l’Egg en bas : tournez la carte avec Blip dans Disco.
end = 12 à 12 ! À égalité, le **plus petit tas** de cartes abattues l’emporte : vous en avez 2, Vega 4. **Vous gagnez !** Une astuce : on voit ce que vous faites atterrir. Posez parfois d’autres soucoupes, et personne ne devinera vos objectifs.
