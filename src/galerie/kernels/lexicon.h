/* A list of words as a minimal acyclic graph in one flat array: is it a word, a beginning, what can it become.
 *
 * The array is that of galerie.lexicon.layout, which describes it; galerie.lexicon.graph says in readable
 * Python what is computed here. Nothing here allocates, prints or knows of Python.
 */
#ifndef GALERIE_LEXICON_H
#define GALERIE_LEXICON_H

#ifdef __x86_64__ /* a letter's edge is found by counting bits; see reversi.h */
#pragma GCC target("popcnt")
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ALPHABET = 26, JOKER = ALPHABET, LONGEST_WORD = 63 };

struct lexicon {
    const uint32_t *graph;
    uint32_t length; /* of the graph */
    uint32_t root;
    const uint32_t *facts; /* one for each word, in alphabetical order */
    uint32_t words;
};

/* Letters are 0 to 25; a joker is any of them. */
struct text {
    uint8_t letters[LONGEST_WORD];
    int length;
};

struct wish {
    struct text beginning;      /* what the words begin with */
    uint8_t letters[ALPHABET];  /* how many of each letter may follow it, in any order */
    int jokers;                 /* and how many letters of any kind */
    int shortest;               /* letters of a word, at least */
    uint32_t rarest;            /* no word of a greater rank */
    bool bases;                 /* only base forms */
};

/* Is told each word found, in alphabetical order; false to stop there. */
struct finder {
    bool (*found)(void *with, const uint8_t *letters, int length, uint32_t rank);
    void *with;
};

/* Whether every step through the graph stays inside it and comes to an end. To be asked once, before the rest. */
bool lexicon_sound(const struct lexicon *lexicon);

/* Where the word stands in the alphabetical order; -1 when it is none. A joker stands for nothing here. */
int64_t lexicon_number(const struct lexicon *lexicon, const struct text *word);

bool lexicon_is_beginning(const struct lexicon *lexicon, const struct text *text);

/* False when the finder said stop. */
bool lexicon_words(const struct lexicon *lexicon, const struct wish *wish, struct finder finder);

#endif
