"""The weights of the evaluation, in hundredths of a disc, for some numbers of empty squares.

Made by `tools/fit_reversi.py`.
"""

from typing import Final

KNOTS: Final[dict[int, tuple[int, ...]]] = {
    # mobility, openings, frontier, corners, diagonals, flanks, reaches, edges, stable, discs, parity, tempo
    0: (394, -235, -120, -101, -93, -99, -146, -16, 38, 71, 265, 129),
    8: (280, -137, -76, 129, -11, -39, 370, -47, 105, 12, -31, -146),
    16: (173, -46, -96, 577, -115, -13, 591, -27, 94, 1, 7, -201),
    24: (87, 12, -132, 799, -479, 59, 538, 25, 107, -10, 5, -293),
    32: (80, 25, -146, 964, -725, 32, 582, 54, 160, -5, -10, -310),
    40: (76, 41, -168, 1010, -1137, -38, 237, 78, 273, 26, 40, -261),
    50: (41, 41, -115, 986, -1514, -702, 48, -28, 507, 36, -223, -281),
    60: (48, 9, -235, 172, -555, -583, 255, -162, 165, 192, -332, -147),
}
