# The lesson of planet: what the coach says; -oops answers a move that is legal but not the one asked for

# The first tiles
welcome = Fabriquons une planète ! Il faut **seize tuiles** : douze pour le monde rond et quatre **personnages** dans les coins. À la fin, vos personnages la jugent : chacun donne des points pour ce qu’il aime.
stack = Vous ouvrez la manche : choisissez une des quatre piles, et une tuile par joueur est révélée. Commencez par les **personnages**, pour savoir que viser.
stack-oops = On construit dans l’ordre qu’on veut. Mais avec un personnage, on sait quoi chercher : ouvrez cette pile.
guest = Un Allumeur de réverbères, un Jardinier, un Chasseur. L’**Allumeur** donne 1 point par réverbère, et il y en a partout. Prenez-le et choisissez un coin.
guest-oops = Un invité charmant aussi. Mais aujourd’hui, on allume les réverbères : prenez l’Allumeur.
name = À vous de **désigner** qui prend ensuite. Le dernier n’a pas le choix, mais il ouvrira la manche suivante. Désignez **Nova**.
name-oops = C’est votre droit. Mais pour la suite de l’histoire, désignez Nova : Vega sera en dernier.
left-over = Nova a pris le Chasseur, Vega le reste : le Jardinier. En échange, **Vega ouvre** la manche suivante.
lamps = Vega ouvre le bord montant, prend une tuile et vous désigne. Laquelle plaira à l’Allumeur ? Attention au **volcan** : qui en a le plus à la fin perd un point pour chacun. Prenez les **trois réverbères**.
lamps-oops = Deux réverbères et un volcan valent moins que trois réverbères sans volcan. Prenez la tuile aux trois réverbères.
lit = Déjà trois points, et le volcan est pour Nova. Peu importe l’emplacement parmi ceux de sa sorte : construisez selon votre goût.

# Baobabs
baobabs = Plus tard. Votre **Jardinier** adore les baobabs : 7 points par baobab visible. Vous en avez deux. Mais gare : au **troisième**, les trois tuiles sont retournées, et plus rien n’y compte !
third = Vega vous désigne, et il reste deux tuiles. Laquelle prenez-vous ?
third-oops = Regardez bien : cette tuile porte un **baobab**. Rien que chez le Jardinier, il vous coûterait 14 points. Prenez l’éléphant au coucher du soleil.
harmless = Ouf ! Le baobab est pour Nova, et un ou deux ne font pas de mal. Seul le Buveur aime les ennuis : 3 points par tuile retournée. Une ruse : ne laisser à un adversaire qu’un troisième baobab.

# The last tile
last-round = La dernière des **seize manches**, et vous l’ouvrez. Chez vous : le Roi (14 points pour **exactement une** rose, et vous l’avez), l’Allumeur, le Vaniteux (4 par serpent) et le Chasseur (3 par espèce).
last-stack = Il ne reste que la pile du centre. Ouvrez-la.
last-stack-oops = Il ne reste qu’une pile : le centre.
last-tile = Un serpent avec un volcan, une rose avec deux réverbères, ou trois réverbères avec un **renard**, que vous n’avez pas encore. Quelle tuile rapporte le plus ?
last-tile-oops = Recomptez : une deuxième rose réduit de moitié le don du Roi, et le serpent rapporte 4. Trois réverbères font 3 points, et le renard 3 de plus chez le Chasseur : **6**.
last-name = Six points ! Et maintenant, une malice : Vega est votre adversaire et a **le plus de volcans**. Qui désigner pour que la tuile au volcan lui revienne ?
last-name-oops = Alors Vega aurait le choix. Désignez Nova, et Vega devra prendre ce qui reste.
end = Vega paie 7 points pour sept volcans, et **vous gagnez** avec 56 ! Prenez des personnages aux goûts semblables, surveillez les besoins des autres, et retenez : le dernier choisit la pile suivante.
