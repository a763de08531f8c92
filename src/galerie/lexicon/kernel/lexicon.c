#include "lexicon.h"

/* The last bit of a node's first number, and of what is known of a word. */
#define NODE ((uint32_t)1 << 31)
#define BASE ((uint32_t)1 << 31)

bool lexicon_read(const char *characters, size_t length, struct text *text)
{
    if (length > LONGEST_WORD)
        return false;
    text->length = (int)length;
    for (size_t at = 0; at < length; at++) {
        bool letter = characters[at] >= 'a' && characters[at] <= 'z';
        if (!letter && characters[at] != '?')
            return false;
        text->letters[at] = letter ? (uint8_t)(characters[at] - 'a') : JOKER;
    }
    return true;
}

static inline uint32_t edges_end(uint32_t head, uint32_t node)
{
    return node + 1 + 2 * (uint32_t)__builtin_popcount(head & LEXICON_LETTERS);
}

bool lexicon_sound(const struct lexicon *lexicon)
{
    const uint32_t *graph = lexicon->graph;
    bool rooted = false;
    for (uint32_t node = 0; node < lexicon->length;) {
        uint32_t head = graph[node];
        if (!(head & NODE) || lexicon->length - node <= 2 * (uint32_t)__builtin_popcount(head & LEXICON_LETTERS))
            return false;
        uint32_t end = edges_end(head, node);
        for (uint32_t edge = node + 1; edge < end; edge += 2)
            /* Only a node has its bit, and an edge leads to an earlier one: no way is endless. */
            if (graph[edge] >= node || !(graph[graph[edge]] & NODE) || graph[edge + 1] & NODE)
                return false;
        rooted |= node == lexicon->root;
        node = end;
    }
    return rooted;
}

static inline bool has(uint32_t head, int letter) { return head >> letter & 1; }

int64_t lexicon_number(const struct lexicon *lexicon, const struct text *word)
{
    struct lexicon_place place = {lexicon->root, 0};
    for (int at = 0; at < word->length; at++) {
        uint32_t head = lexicon->graph[place.node];
        if (word->letters[at] == JOKER || !has(head, word->letters[at]))
            return -1;
        place = lexicon_step(lexicon, place, word->letters[at]);
    }
    bool whole = lexicon->graph[place.node] & LEXICON_WORD && place.before < lexicon->words;
    return whole ? (int64_t)place.before : -1;
}

static bool begins(const struct lexicon *lexicon, struct lexicon_place place, const struct text *text, int at)
{
    for (; at < text->length; at++) {
        uint32_t head = lexicon->graph[place.node];
        int letter = text->letters[at];
        if (letter == JOKER) {
            for (uint32_t rest = head & LEXICON_LETTERS; rest; rest &= rest - 1)
                if (begins(lexicon, lexicon_step(lexicon, place, __builtin_ctz(rest)), text, at + 1))
                    return true;
            return false;
        }
        if (!has(head, letter))
            return false;
        place = lexicon_step(lexicon, place, letter);
    }
    return true;
}

bool lexicon_is_beginning(const struct lexicon *lexicon, const struct text *text)
{
    return begins(lexicon, (struct lexicon_place){lexicon->root, 0}, text, 0);
}

/* ---- Words ---- */

struct search {
    const struct lexicon *lexicon;
    const struct wish *wish;
    struct finder finder;
    uint8_t left[ALPHABET]; /* of each letter of the wish */
    uint8_t word[LONGEST_WORD];
};

static bool tell(struct search *search, struct lexicon_place place, int length)
{
    if (length < search->wish->shortest || place.before >= search->lexicon->words)
        return true;
    uint32_t facts = search->lexicon->facts[place.before], rank = facts & LEXICON_RANK;
    if (rank > search->wish->rarest || (search->wish->bases && !(facts & BASE)))
        return true;
    return search->finder.found(search->finder.with, search->word, length, rank);
}

/* `available` has a bit for each letter of which some are left. */
static bool extend(struct search *search, struct lexicon_place place, int length, uint32_t available, int jokers)
{
    uint32_t head = search->lexicon->graph[place.node];
    if (head & LEXICON_WORD && !tell(search, place, length))
        return false;
    if (length == LONGEST_WORD)
        return true;
    for (uint32_t rest = head & (jokers ? LEXICON_LETTERS : available); rest; rest &= rest - 1) {
        int letter = __builtin_ctz(rest);
        struct lexicon_place next = lexicon_step(search->lexicon, place, letter);
        bool goes_on;
        search->word[length] = (uint8_t)letter;
        if (has(available, letter)) { /* a joker is better kept: a letter can be nothing else */
            uint32_t spent = (uint32_t)(search->left[letter] == 1) << letter;
            search->left[letter]--;
            goes_on = extend(search, next, length + 1, available & ~spent, jokers);
            search->left[letter]++;
        } else {
            goes_on = extend(search, next, length + 1, available, jokers - 1);
        }
        if (!goes_on)
            return false;
    }
    return true;
}

static bool begin(struct search *search, struct lexicon_place place, int at, uint32_t available)
{
    const struct text *beginning = &search->wish->beginning;
    if (at == beginning->length)
        return extend(search, place, at, available, search->wish->jokers);
    uint32_t head = search->lexicon->graph[place.node];
    int letter = beginning->letters[at];
    uint32_t rest = head & (letter == JOKER ? LEXICON_LETTERS : (uint32_t)1 << letter);
    for (; rest; rest &= rest - 1) {
        search->word[at] = (uint8_t)__builtin_ctz(rest);
        if (!begin(search, lexicon_step(search->lexicon, place, search->word[at]), at + 1, available))
            return false;
    }
    return true;
}

bool lexicon_words(const struct lexicon *lexicon, const struct wish *wish, struct finder finder)
{
    struct search search = {.lexicon = lexicon, .wish = wish, .finder = finder};
    uint32_t available = 0;
    for (int letter = 0; letter < ALPHABET; letter++) {
        search.left[letter] = wish->letters[letter];
        available |= (uint32_t)(wish->letters[letter] > 0) << letter;
    }
    return begin(&search, (struct lexicon_place){lexicon->root, 0}, 0, available);
}
