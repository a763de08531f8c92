/* What a column of letters may become: how soon, with luck and patience, it will be a word.
 *
 * galerie.games.miroir.bots.promise says in readable Python what is computed here. Nothing here allocates, prints or knows
 * of Python.
 */
#ifndef GALERIE_MIROIR_H
#define GALERIE_MIROIR_H

#include "lexicon/kernel/lexicon.h"

enum { SHORTEST = 5, LONGEST = 12, CARDS = ALPHABET + 1 };

struct outlook {
    double chance[CARDS]; /* that a turn brings this card; the joker's last */
    double patience;      /* what a word is worth one turn later, below 1 */
    double least;         /* ways less likely than that are not followed */
    int longest;          /* letters of a word, at most; no more than LONGEST */
    uint32_t rarest;      /* no word of a greater rank is known */
};

/* The promise of a column, from 0 to 1, and in `after` what it would be with each card more. */
double miroir_promise(const struct lexicon *lexicon, const struct text *column, const struct outlook *outlook,
                      double after[CARDS]);

#endif
