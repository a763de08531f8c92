solo-name = Reversi solo
solo-no-colour = “{ $text }” does not say the colour of the disc: write g (gold) or b (black) before the square, as in gd3.
solo-no-token = “{ $text }” is not a token: it is g or b, followed by a number from 0 (blank) to 10.
solo-occupied = The square { $square } is not free: there is a disc or a token on it.
solo-nothing = A disc of this colour on { $square } would turn no disc and win no token.
solo-reveal = What the token on { $square } shows is for chance alone to say, as it is turned.
solo-ages = Ages 8 and up
solo-tip = A token on the edge can only be won along the edge: keep one of the two squares beside it free until the other holds the disc you need.
solo-about = Alone at the board you play both gold and black: uncover the twenty-four tokens, then flank them one by one to win them.
solo-first = Choose the colour of the disc, then place it where it flanks something: the tokens it touches by a side are uncovered.
solo-option-values = With the values
solo-option-values-hint = The numbers of the tokens won are added up; all four blank tokens together double the total.

# How a game ends
ending-cleared = All the tokens are won.
ending-lost = The tokens that are left can no longer be won.
ending-stuck = No disc can be placed any more.
ending-stopped = You stopped here.
