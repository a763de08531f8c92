/* The functions of `search.c` exist once for each kind of processor. */
#ifndef GALERIE_VARIANTS_H
#define GALERIE_VARIANTS_H

#include "reversi.h"

#define DECLARE(suffix)                                                                                                  \
    bool reversi_perft_##suffix(struct board, bool, int, struct watch, uint64_t *);                                      \
    int reversi_search_##suffix(struct search *, struct board, int, int, struct candidate[MOST_MOVES], int *);           \
    bool reversi_solve_##suffix(struct search *, struct board, struct move *, int *);                                    \
    int reversi_line_##suffix(const struct search *, struct board, struct move, struct move[60]);                        \
    int reversi_evaluate_##suffix(const int16_t *, struct board);

DECLARE(plain)
DECLARE(avx2)
DECLARE(avx512)

#undef DECLARE
#endif
