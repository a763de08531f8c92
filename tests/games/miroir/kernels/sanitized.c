/* Asks Miroir's kernel for the promises of random columns, on a graph of a few words and on damaged copies of it. Built
 * with the sanitizers, which end the program at the first wrong step.
 *
 * The arguments are the graph's numbers, then "/", then its root. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/miroir/kernel/miroir.h"

enum { WORDS = 8, ROUNDS = 20000 };

static uint64_t state = 1;

static uint32_t chance(uint32_t below)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 11) % below;
}

static void ask(const struct lexicon *lexicon)
{
    struct outlook outlook = {.patience = 0.9, .least = 0.001};
    struct text column = {.length = (int)chance(chance(20) ? 6 : LONGEST_WORD)};
    double after[CARDS];
    outlook.longest = SHORTEST + (int)chance(LONGEST - SHORTEST + 1);
    outlook.rarest = chance(2);
    for (int card = 0; card < CARDS; card++)
        outlook.chance[card] = chance(3) / 2.0;
    for (int at = 0; at < column.length; at++)
        column.letters[at] = (uint8_t)(chance(3) ? chance(5) : chance(4) ? chance(ALPHABET) : JOKER);
    double promise = miroir_promise(lexicon, &column, &outlook, after);
    if (!(promise >= 0 && promise <= 1))
        exit(2);
    for (int card = 0; card < CARDS; card++)
        if (!(after[card] >= 0 && after[card] <= 1))
            exit(3);
}

int main(int number, char **arguments)
{
    uint32_t length = (uint32_t)number - 3, damaged = 0;
    uint32_t *whole = malloc(length * sizeof *whole), *graph = malloc(length * sizeof *graph);
    uint32_t *facts = calloc(WORDS, sizeof *facts); /* apart, so that a step beyond its end is seen */
    if (!whole || !graph || !facts)
        return 1;
    for (uint32_t at = 0; at < length; at++)
        whole[at] = (uint32_t)strtoul(arguments[1 + at], NULL, 10);
    memcpy(graph, whole, length * sizeof *graph);
    struct lexicon lexicon = {graph, length, (uint32_t)strtoul(arguments[number - 1], NULL, 10), facts, WORDS};
    if (!lexicon_sound(&lexicon))
        return 4;
    for (int round = 0; round < ROUNDS; round++)
        ask(&lexicon);
    for (int round = 0; round < ROUNDS; round++) {
        memcpy(graph, whole, length * sizeof *graph);
        graph[chance(length)] ^= (uint32_t)1 << chance(32);
        if (chance(2))
            graph[chance(length)] = chance(length);
        if (lexicon_sound(&lexicon)) {
            ask(&lexicon);
            damaged++;
        }
    }
    free(whole);
    free(graph);
    free(facts);
    return damaged ? 0 : 6; /* some damage only makes another graph */
}
