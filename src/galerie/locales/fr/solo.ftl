solo-name = Reversi solo
solo-no-colour = « { $text } » ne dit pas de quelle couleur est le pion : écrivez g (or) ou b (noir) devant la case, comme dans gd3.
solo-no-token = « { $text } » n'est pas un jeton : c'est g ou b, suivi d'un nombre de 0 (vierge) à 10.
solo-occupied = La case { $square } n'est pas libre : elle porte un pion ou un jeton.
solo-nothing = Un pion de cette couleur en { $square } ne retournerait aucun pion et ne gagnerait aucun jeton.
solo-reveal = Ce que montre le jeton en { $square }, seul le hasard en décide, au moment de le retourner.
solo-ages = Dès 8 ans
solo-tip = Un jeton du bord ne se gagne que le long du bord : gardez libre l'une des deux cases qui le touchent jusqu'à ce que l'autre porte le pion qu'il faut.
solo-about = Seul devant le plateau, vous menez l'or et le noir : découvrez les vingt-quatre jetons, puis encadrez-les un à un pour les gagner.
solo-first = Choisissez la couleur du pion, puis posez-le là où il encadre : les jetons qu'il touche par un côté se découvrent.
solo-option-values = Avec les valeurs
solo-option-values-hint = Les nombres des jetons gagnés s'additionnent ; qui réunit les quatre jetons vierges double son total.

# Comment une partie s'achève
ending-cleared = Tous les jetons sont gagnés.
ending-lost = Les jetons qui restent ne peuvent plus être gagnés.
ending-stuck = Plus aucun pion ne peut être posé.
ending-stopped = Vous vous êtes arrêté là.
