/* A list of words as a minimal acyclic graph in one flat array: is it a word, a beginning, what can it become.
 *
 * The array is that of galerie.lexicon.layout, which describes it; galerie.lexicon.graph says in readable
 * Python what is computed here. Nothing here allocates, prints or knows of Python.
 */
#ifndef GALERIE_LEXICON_H
#define GALERIE_LEXICON_H

#ifdef __x86_64__ /* a letter's edge is found by counting bits; the modules refuse to load on a processor that cannot */
#pragma GCC target("popcnt")
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bits of a node's first number; its edges follow, two numbers each. */
#define LEXICON_LETTERS (((uint32_t)1 << ALPHABET) - 1)
#define LEXICON_WORD ((uint32_t)1 << 26)

/* Of what is known of a word. */
#define LEXICON_RANK (((uint32_t)1 << 20) - 1)

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

/* Reads a text of small letters, `?` being a joker. False where it is too long, or where a character is neither: then no
 * word has it. */
bool lexicon_read(const char *characters, size_t length, struct text *text);

/* Whether every step through the graph stays inside it and comes to an end. To be asked once, before the rest. */
bool lexicon_sound(const struct lexicon *lexicon);

/* Where the word stands in the alphabetical order; -1 when it is none. A joker stands for nothing here. */
int64_t lexicon_number(const struct lexicon *lexicon, const struct text *word);

bool lexicon_is_beginning(const struct lexicon *lexicon, const struct text *text);

/* A place in the graph, for walks of one's own: a node, and how many words come before all those that go through it
 * on this way. */
struct lexicon_place {
    uint32_t node, before;
};

static inline struct lexicon_place lexicon_root(const struct lexicon *lexicon)
{
    return (struct lexicon_place){lexicon->root, 0};
}

/* A bit for each letter that leads on. */
static inline uint32_t lexicon_letters(const struct lexicon *lexicon, struct lexicon_place place)
{
    return lexicon->graph[place.node] & LEXICON_LETTERS;
}

/* Where such a letter leads. */
static inline struct lexicon_place lexicon_step(const struct lexicon *lexicon, struct lexicon_place place, int letter)
{
    uint32_t before = lexicon->graph[place.node] & (((uint32_t)1 << letter) - 1);
    const uint32_t *edge = lexicon->graph + place.node + 1 + 2 * __builtin_popcount(before);
    return (struct lexicon_place){edge[0], place.before + edge[1]};
}

/* Of the word that ends here; UINT32_MAX when none does. */
static inline uint32_t lexicon_rank(const struct lexicon *lexicon, struct lexicon_place place)
{
    bool whole = lexicon->graph[place.node] & LEXICON_WORD && place.before < lexicon->words;
    return whole ? lexicon->facts[place.before] & LEXICON_RANK : UINT32_MAX;
}

/* False when the finder said stop. */
bool lexicon_words(const struct lexicon *lexicon, const struct wish *wish, struct finder finder);

#endif
