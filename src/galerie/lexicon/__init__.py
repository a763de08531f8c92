"""French words: is it a word, is it the beginning of one, what can it become, how common is it.

>>> from galerie.lexicon import french
>>> lexicon = french()
>>> "Cœur" in lexicon, "coeurr" in lexicon
(True, False)
>>> lexicon.is_beginning("s?ng")
True
>>> lexicon.completions("so", "upe?", shortest=5)[:4]
['soeur', 'soude', 'souple', 'soupe']
>>> lexicon.matching("so?pe"), lexicon.matching("whis*")
(['soupe'], ['whisky', 'whist', 'whiskies', 'whiskys', 'whists'])
>>> lexicon.entry("iront").bases
('aller',)
"""

from galerie.lexicon.entry import Band, Entry, WordClass
from galerie.lexicon.folding import JOKER, fold
from galerie.lexicon.layout import LONGEST_WORD, BadLexicon
from galerie.lexicon.lexicon import Lexicon, french

__all__ = ["JOKER", "LONGEST_WORD", "BadLexicon", "Band", "Entry", "Lexicon", "WordClass", "fold", "french"]
