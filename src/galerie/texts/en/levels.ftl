# The people of the gallery: a name, a trade, a way of playing, and cousins when several sit down at one table.
level = Level
level-title = { $name }, { $trade }
level-rated = { $name }, rated { $rating }
level-change = Choose another opponent
level-characters = Characters
bot-numbered = { $name } { $number }

level-child = Lison
level-child-trade = the child of the house
level-child-style = She takes what glitters and forgets it at once: you can beat her on your first day.
level-child-cousins = Suzon, Toinon, Fanchon, Manon, Madelon

level-novice = Colin
level-novice-trade = the page
level-novice-style = He sees the move before his eyes, seldom the one after.
level-novice-cousins = Colas, Colette, Nicolas, Nicole, Colinet

level-student = Perrine
level-student-trade = the glazier's apprentice
level-student-style = She learns fast, hesitates often and trusts her habits.
level-student-cousins = Pierrette, Pernelle, Perrette, Pétronille, Paulette

level-amateur = Honoré
level-amateur-trade = the Sunday stroller
level-amateur-style = He has a good eye, and his mind is a little elsewhere.
level-amateur-cousins = Hector, Hugues, Horace, Hilaire, Hubert

level-adept = Clémence
level-adept-trade = the polisher
level-adept-style = She polishes every move, and already thinks of your answer.
level-adept-cousins = Clotilde, Clémentine, Clarisse, Claire, Cléopâtre

level-skilled = Ambroise
level-skilled-trade = the silverer
level-skilled-style = He looks beyond his own reflection and lets no mistake pass.
level-skilled-cousins = Armand, Arsène, Anselme, Aurèle, Alcide

level-expert = Sidonie
level-expert-trade = the optician
level-expert-style = She reckons from every angle and hardly ever errs.
level-expert-cousins = Sabine, Solange, Séverine, Sylvie, Suzanne

level-master = Valère
level-master-trade = the master mirror-maker
level-master-style = He cast every mirror of the gallery, and reads the end of the game in them.
level-master-cousins = Victoire, Vincent, Violette, Victor, Valentine

level-runner = Zéphyr
level-runner-trade = the runner
level-runner-style = He makes straight for the goal and never looks back.
level-runner-cousins = Zélie, Zacharie, Zénobie, Zéphirin, Zita

level-spy = Mélusine
level-spy-trade = the spy
level-spy-style = She looks first, guesses next, and runs only at the end.
level-spy-cousins = Melchior, Morgane, Maxence, Mathilde, Marceline

level-fox = Renart
level-fox-trade = the fox
level-fox-style = He hides his game and shows only what he likes.
level-fox-cousins = Reine, Roland, Rosalie, Romuald, Rosemonde

level-random = Random
