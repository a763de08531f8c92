/* The table of positions already searched. */
#ifndef GALERIE_TABLE_H
#define GALERIE_TABLE_H

#include "reversi.h"

#include <string.h>

enum {
    INFINITE = 32000,
    SOLVED = 64, /* added to a draft: searched to the end, with bounds in half discs */
    FULL_WIDTH = 255, /* the cut of a search that trusts nothing but itself */
};

struct entry {
    int16_t lower, upper;
    uint8_t draft;        /* how deeply it was searched; 0 for an unused entry */
    uint8_t cut;          /* with how many tenths of a standard error, FULL_WIDTH for all */
    uint8_t square, line; /* the best move */
};

static const struct entry UNKNOWN = {-INFINITE, INFINITE, 0, 0, 64, 0};

static inline uint64_t key_of(struct board board)
{
    uint64_t key = board.own * 0x9e3779b97f4a7c15ULL ^ __builtin_bswap64(board.other * 0xc2b2ae3d27d4eb4fULL);
    key ^= key >> 32;
    key *= 0xff51afd7ed558ccdULL;
    return key ^ key >> 29;
}

static inline struct slot *bucket_of(const struct search *search, uint64_t key)
{
    return &search->table[key & (search->slots - 1) & ~(uint64_t)(BUCKET - 1)];
}

static inline struct entry recall(const struct search *search, uint64_t key)
{
    const struct slot *bucket = bucket_of(search, key);
    for (int each = 0; each < BUCKET; each++) {
        uint64_t rest = __atomic_load_n(&bucket[each].rest, __ATOMIC_RELAXED);
        if ((__atomic_load_n(&bucket[each].key, __ATOMIC_RELAXED) ^ rest) == key && rest) {
            struct entry entry;
            memcpy(&entry, &rest, sizeof entry);
            return entry;
        }
    }
    return UNKNOWN;
}

static inline void remember(const struct search *search, uint64_t key, int draft, int cut, int alpha, int beta, int value,
                            int square, int line)
{
    struct slot *bucket = bucket_of(search, key), *place = NULL;
    struct entry entry, known = UNKNOWN;
    int least = INFINITE;
    for (int each = 0; each < BUCKET; each++) {
        uint64_t rest = bucket[each].rest;
        memcpy(&entry, &rest, sizeof entry);
        if ((bucket[each].key ^ rest) == key && rest) {
            place = &bucket[each];
            known = entry;
            if (known.draft >= SOLVED && draft < SOLVED) /* the look that orders moves forgets no end */
                return;
            break;
        }
        if (entry.draft < least) {
            least = entry.draft;
            place = &bucket[each];
        }
    }
    bool again = known.draft == draft && known.cut == cut;
    entry = (struct entry){
        .lower = (int16_t)(value > alpha ? value : again ? known.lower : -INFINITE),
        .upper = (int16_t)(value < beta ? value : again ? known.upper : INFINITE),
        .draft = (uint8_t)draft,
        .cut = (uint8_t)cut,
        .square = (uint8_t)(value > alpha || known.square == 64 ? square : known.square),
        .line = (uint8_t)(value > alpha || known.square == 64 ? line : known.line),
    };
    uint64_t rest;
    memcpy(&rest, &entry, sizeof rest);
    __atomic_store_n(&place->key, key ^ rest, __ATOMIC_RELAXED);
    __atomic_store_n(&place->rest, rest, __ATOMIC_RELAXED);
}

#endif
