# Links to a table, those who follow them, and its frame in another page.
share-watch = Link for watching
share-game = Link to the game
share-moment = Link to this position
share-frame = Frame for another page
share-frame-how = Copy this code into a club's page: it shows the table live, and nobody can play there.
share-frame-copy = Copy the code
share-text = { $game }: come and watch the game.
share-text-over = { $game }: look at this game.

join-move = You begin: play your first move on the board, and give your name afterwards.
introduction = Your name
introduction-how = You are playing as { $name }. What is your name?
introduction-say = Say it
introduction-stay = Stay { $name }
guest-names = Comet, Spark, Prism, Lantern, Compass, Weathercock, Swallow, Firefly, Sundial, Kite, Harlequin, Periwinkle
