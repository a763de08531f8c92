"""French words: check a word or a beginning, complete letters, look up how common a word is.

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

from galerie.lexicon.entry import COMMON, Band, Entry, WordClass
from galerie.lexicon.folding import JOKER, fold
from galerie.lexicon.layout import LONGEST_WORD, BadLexicon
from galerie.lexicon.lexicon import Lexicon, french

__all__ = ["COMMON", "JOKER", "LONGEST_WORD", "BadLexicon", "Band", "Entry", "Lexicon", "WordClass", "fold", "french"]
