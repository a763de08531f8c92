/* Asks the lexicon's kernel random questions, on a graph of a few words and on damaged copies of it. Built with the
 * sanitizers, which end the program at the first wrong step.
 *
 * The arguments are the graph's numbers, then "/", then its root. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lexicon/kernel/lexicon.h"

enum { WORDS = 8, ROUNDS = 20000, MOST_WORDS = 10000 };

static uint64_t state = 1;

static uint32_t chance(uint32_t below)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 11) % below;
}

static bool count(void *with, const uint8_t *letters, int length, uint32_t rank)
{
    uint32_t *words = with;
    (void)rank;
    for (int at = 0; at < length; at++)
        if (letters[at] >= ALPHABET)
            exit(2);
    return ++*words < MOST_WORDS; /* a damaged graph may have very many */
}

static struct text some_text(int most)
{
    struct text text = {.length = (int)chance((uint32_t)most + 1)};
    for (int at = 0; at < text.length; at++)
        text.letters[at] = (uint8_t)(chance(3) ? chance(5) : chance(10) ? chance(ALPHABET) : JOKER);
    return text;
}

static void ask(const struct lexicon *lexicon)
{
    struct text text = some_text(chance(20) ? 6 : LONGEST_WORD);
    struct wish wish = {.beginning = some_text(2), .jokers = (int)chance(4), .shortest = (int)chance(4)};
    uint32_t words = 0;
    wish.rarest = chance(1000);
    wish.bases = chance(2);
    for (int letter = 0; letter < ALPHABET; letter++)
        wish.letters[letter] = (uint8_t)chance(3);
    if (lexicon_number(lexicon, &text) >= (int64_t)lexicon->words)
        exit(3);
    lexicon_is_beginning(lexicon, &text);
    lexicon_words(lexicon, &wish, (struct finder){count, &words});
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
    lexicon.length--; /* cut short */
    if (lexicon_sound(&lexicon))
        return 5;
    free(whole);
    free(graph);
    free(facts);
    return damaged ? 0 : 6; /* some damage only makes another graph */
}
