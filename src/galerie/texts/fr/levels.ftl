# Les gens de la galerie : un nom, un métier, une manière de jouer, et des cousins quand plusieurs s'assoient à la même table.
level = Niveau
level-title = { $name }, { $trade }
level-rated = { $name }, cote { $rating }
level-change = Choisir un autre adversaire
level-characters = Des caractères
bot-numbered = { $name } { $number }

level-child = Lison
level-child-trade = l'enfant de la maison
level-child-style = Elle prend ce qui brille et oublie aussitôt : on la bat dès le premier jour.
level-child-cousins = Suzon, Toinon, Fanchon, Manon, Madelon

level-novice = Colin
level-novice-trade = le page
level-novice-style = Il voit le coup qu'il a sous les yeux, rarement le suivant.
level-novice-cousins = Colas, Colette, Nicolas, Nicole, Colinet

level-student = Perrine
level-student-trade = l'apprentie vitrière
level-student-style = Elle apprend vite, hésite souvent et tient à ses habitudes.
level-student-cousins = Pierrette, Pernelle, Perrette, Pétronille, Paulette

level-amateur = Honoré
level-amateur-trade = le promeneur
level-amateur-style = Il a l'œil juste et la tête un peu ailleurs.
level-amateur-cousins = Hector, Hugues, Horace, Hilaire, Hubert

level-adept = Clémence
level-adept-trade = la polisseuse
level-adept-style = Elle polit chaque coup, et pense déjà à votre réponse.
level-adept-cousins = Clotilde, Clémentine, Clarisse, Claire, Cléopâtre

level-skilled = Ambroise
level-skilled-trade = l'étameur
level-skilled-style = Il regarde plus loin que son reflet et ne laisse passer aucune faute.
level-skilled-cousins = Armand, Arsène, Anselme, Aurèle, Alcide

level-expert = Sidonie
level-expert-trade = l'opticienne
level-expert-style = Elle calcule sous tous les angles et se trompe à peine.
level-expert-cousins = Sabine, Solange, Séverine, Sylvie, Suzanne

level-master = Valère
level-master-trade = le maître miroitier
level-master-style = Il a coulé toutes les glaces de la galerie : il y lit déjà la fin de la partie.
level-master-cousins = Victoire, Vincent, Violette, Victor, Valentine

level-runner = Zéphyr
level-runner-trade = le coureur
level-runner-style = Il file droit au but, sans se retourner.
level-runner-cousins = Zélie, Zacharie, Zénobie, Zéphirin, Zita

level-spy = Mélusine
level-spy-trade = l'espionne
level-spy-style = Elle regarde d'abord, devine ensuite, et ne court qu'à la fin.
level-spy-cousins = Melchior, Morgane, Maxence, Mathilde, Marceline

level-fox = Renart
level-fox-trade = le goupil
level-fox-style = Il cache son jeu et ne montre que ce qu'il veut bien.
level-fox-cousins = Reine, Roland, Rosalie, Romuald, Rosemonde

level-random = Hasard
