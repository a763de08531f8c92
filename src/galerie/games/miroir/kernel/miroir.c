#include "miroir.h"

/* The places a text may lead to: one, or several when there is a joker in it. */
struct places {
    struct lexicon_place all[ALPHABET];
    int length;
};

struct gaze {
    const struct lexicon *lexicon;
    const struct outlook *outlook;
    bool joker; /* whether one may still come */
};

static bool is_known_word(const struct gaze *gaze, const struct places *places)
{
    for (int each = 0; each < places->length; each++)
        if (lexicon_rank(gaze->lexicon, places->all[each]) <= gaze->outlook->rarest)
            return true;
    return false;
}

static uint32_t letters(const struct gaze *gaze, const struct places *places)
{
    uint32_t found = 0;
    for (int each = 0; each < places->length; each++)
        found |= lexicon_letters(gaze->lexicon, places->all[each]);
    return found;
}

static void go(const struct gaze *gaze, const struct places *from, int letter, struct places *to)
{
    to->length = 0;
    for (int each = 0; each < from->length; each++)
        if (lexicon_letters(gaze->lexicon, from->all[each]) >> letter & 1)
            to->all[to->length++] = lexicon_step(gaze->lexicon, from->all[each], letter);
}

/* By a joker, from the one place there is. */
static void go_anywhere(const struct gaze *gaze, const struct places *from, struct places *to)
{
    to->length = 0;
    for (uint32_t rest = letters(gaze, from); rest; rest &= rest - 1)
        to->all[to->length++] = lexicon_step(gaze->lexicon, from->all[0], __builtin_ctz(rest));
}

/* What waiting is worth when cards come with these chances and lead to these promises: one takes what is better than
 * to go on waiting, and nothing else. The chances of a turn are one together at most, the best coming first. */
static double waiting(double *chances, double *promises, int length, double patience)
{
    double gained = 0, taken = 0, value = 0;
    for (int each = 0; each < length; each++) {
        int best = each;
        for (int other = each + 1; other < length; other++)
            if (promises[other] > promises[best])
                best = other;
        double promise = promises[best], chance = chances[best];
        promises[best] = promises[each];
        chances[best] = chances[each];
        if (promise <= value || taken >= 1)
            break;
        if (chance > 1 - taken)
            chance = 1 - taken;
        gained += chance * promise;
        taken += chance;
        value = patience * gained / (1 - patience * (1 - taken));
    }
    return value;
}

/* Of a text that leads to one place, as nearly all do. The general way below takes half as long again for it. */
static double single_promise(const struct gaze *gaze, struct lexicon_place place, int length, double likely)
{
    const struct outlook *outlook = gaze->outlook;
    double chances[CARDS], promises[CARDS], best = 0;
    int found = 0;
    if (length >= SHORTEST && lexicon_rank(gaze->lexicon, place) <= outlook->rarest)
        return 1;
    if (length >= outlook->longest)
        return 0;
    for (uint32_t rest = lexicon_letters(gaze->lexicon, place); rest; rest &= rest - 1) {
        int letter = __builtin_ctz(rest);
        double chance = outlook->chance[letter];
        if (likely * chance < outlook->least)
            continue;
        double value = single_promise(gaze, lexicon_step(gaze->lexicon, place, letter), length + 1, likely * chance);
        best = value > best ? value : best;
        chances[found] = chance;
        promises[found++] = value;
    }
    if (gaze->joker && best > 0 && outlook->chance[JOKER] > 0) { /* it comes as the letter that is wanted most */
        chances[found] = outlook->chance[JOKER];
        promises[found++] = best;
    }
    return waiting(chances, promises, found, outlook->patience);
}

static double promise(const struct gaze *gaze, const struct places *places, int length, double likely)
{
    const struct outlook *outlook = gaze->outlook;
    double chances[CARDS], promises[CARDS];
    int found = 0;
    if (places->length == 1)
        return single_promise(gaze, places->all[0], length, likely);
    if (length >= SHORTEST && is_known_word(gaze, places))
        return 1;
    if (length >= outlook->longest)
        return 0;
    for (uint32_t rest = letters(gaze, places); rest; rest &= rest - 1) {
        struct places next;
        int letter = __builtin_ctz(rest);
        if (likely * outlook->chance[letter] < outlook->least)
            continue;
        go(gaze, places, letter, &next);
        chances[found] = outlook->chance[letter];
        promises[found++] = promise(gaze, &next, length + 1, likely * outlook->chance[letter]);
    }
    return waiting(chances, promises, found, outlook->patience);
}

double miroir_promise(const struct lexicon *lexicon, const struct text *column, const struct outlook *outlook,
                      double after[CARDS])
{
    struct gaze gaze = {lexicon, outlook, true};
    struct places places = {{lexicon_root(lexicon)}, 1}, next;
    for (int card = 0; card < CARDS; card++)
        after[card] = 0;
    for (int at = 0; at < column->length; at++) {
        if (column->letters[at] == JOKER) {
            if (!gaze.joker) /* one to a word (MIR-31) */
                return 0;
            gaze.joker = false;
            go_anywhere(&gaze, &places, &next);
        } else {
            go(&gaze, &places, column->letters[at], &next);
        }
        places = next;
    }
    if (column->length >= SHORTEST && is_known_word(&gaze, &places))
        return 1; /* and nothing more is laid there */
    for (uint32_t rest = letters(&gaze, &places); rest; rest &= rest - 1) {
        go(&gaze, &places, __builtin_ctz(rest), &next);
        after[__builtin_ctz(rest)] = promise(&gaze, &next, column->length + 1, 1);
    }
    if (gaze.joker) /* it comes as the letter that is wanted most */
        for (int letter = 0; letter < ALPHABET; letter++)
            after[JOKER] = after[letter] > after[JOKER] ? after[letter] : after[JOKER];
    double chances[CARDS], promises[CARDS];
    for (int card = 0; card < CARDS; card++) {
        chances[card] = outlook->chance[card];
        promises[card] = chances[card] > 0 ? after[card] : 0;
    }
    return waiting(chances, promises, CARDS, outlook->patience);
}
