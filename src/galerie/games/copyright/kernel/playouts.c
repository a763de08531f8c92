#include "playouts.h"

enum {
    FIGURE_BITS = FIGURES * CELLS,
    NEAR = SIDE - 1,         /* how far from the frame a card still shares a cell with it */
    ACROSS = 2 * NEAR + 1,   /* offsets along a side */
    PLACES = ACROSS * ACROSS * TURNS,
    MISSED_COST = 2,
};

static const uint64_t FIGURES_SEEN = ((uint64_t)1 << FIGURE_BITS) - 1;
static const uint32_t ALL = (1 << CELLS) - 1;

/* Everything a card can do in the frame. */
struct card {
    struct lay_out places[PLACES];
};

static int most(int one, int other) { return one > other ? one : other; }
static int count(uint32_t set) { return __builtin_popcount(set); }

static uint32_t cells(uint32_t figures) { return (figures | figures >> CELLS | figures >> 2 * CELLS) & ALL; }

static struct lay_out placed(const uint8_t face[FIGURES], int turn, int x, int y)
{
    struct lay_out lay = {.left = most(0, -x), .right = most(0, x), .top = most(0, -y), .bottom = most(0, y)};
    for (int row = most(0, y); row < SIDE && row < y + SIDE; row++)
        for (int column = most(0, x); column < SIDE && column < x + SIDE; column++)
            lay.shown |= (uint64_t)1 << (FIGURE_BITS + SIDE * row + column);
    for (int figure = 0; figure < FIGURES; figure++) {
        int cell = copyright_turned(face[figure], turn), row = y + cell / SIDE, column = x + cell % SIDE;
        if (row >= 0 && row < SIDE && column >= 0 && column < SIDE)
            lay.shown |= (uint64_t)1 << (CELLS * figure + SIDE * row + column);
    }
    return lay;
}

static struct card worked_out(const uint8_t face[FIGURES])
{
    struct card card;
    int place = 0;
    for (int x = -NEAR; x <= NEAR; x++)
        for (int y = -NEAR; y <= NEAR; y++)
            for (int turn = 0; turn < TURNS; turn++)
                card.places[place++] = placed(face, turn, x, y);
    return card;
}

static struct lay_out both(struct lay_out one, struct lay_out other)
{
    return (struct lay_out){one.shown | other.shown,          most(one.left, other.left), most(one.right, other.right),
                            most(one.top, other.top), most(one.bottom, other.bottom), one.missed + other.missed};
}

struct judged {
    int matches, score, still, wanted;
};

static struct judged judge(uint32_t model, struct lay_out lay)
{
    uint32_t figures = (uint32_t)(lay.shown & FIGURES_SEEN), covered = (uint32_t)(lay.shown >> FIGURE_BITS);
    uint32_t spoilt = cells(figures & ~model), missing = model & ~figures;
    uint32_t matching = covered & ~spoilt & ~cells(missing), still = ALL & ~matching & ~spoilt;
    int matches = count(matching), out = lay.left + lay.right + lay.top + lay.bottom;
    return (struct judged){
        .matches = matches,
        .score = matches + (matches == CELLS) - out - MISSED_COST * lay.missed,
        .still = count(still),
        .wanted = count(missing & (still | still << CELLS | still << 2 * CELLS)),
    };
}

static int worth(const struct habits *habits, struct judged judged)
{
    return 100 * judged.score + habits->still * judged.still - habits->missing * judged.wanted;
}

/* The lay-out with the card where it is worth most, or lost. */
static struct lay_out laid(const struct habits *habits, uint32_t model, struct lay_out lay, const struct card *card)
{
    struct lay_out best = lay;
    best.missed++;
    int highest = worth(habits, judge(model, best));
    for (int place = 0; place < PLACES; place++) {
        struct lay_out after = both(lay, card->places[place]);
        int found = worth(habits, judge(model, after));
        if (found > highest) {
            highest = found;
            best = after;
        }
    }
    return best;
}

/* What the lay-out comes to score, on average over when the round ends. */
static double followed(const struct habits *habits, uint32_t model, struct lay_out lay, const struct card *cards,
                       int turns)
{
    double sum = 0, going = 1;
    int score = judge(model, lay).score;
    for (int turn = 0; turn < turns; turn++) {
        sum += going * habits->ending * score;
        going *= 1 - habits->ending;
        lay = laid(habits, model, lay, &cards[turn]);
        struct judged judged = judge(model, lay);
        score = judged.score;
        if (judged.matches == CELLS)
            return sum + going * (score + habits->finishing);
    }
    return sum + going * score;
}

void copyright_play_out(const struct habits *habits, uint32_t model, const struct lay_out *from, int length,
                        const uint8_t (*faces)[FIGURES], int samples, int turns, double *values)
{
    for (int each = 0; each < length; each++)
        values[each] = 0;
    for (int sample = 0; sample < samples; sample++) {
        struct card cards[MOST_TURNS];
        for (int turn = 0; turn < turns; turn++)
            cards[turn] = worked_out(faces[sample * turns + turn]);
        for (int each = 0; each < length; each++) {
            struct judged judged = judge(model, from[each]);
            values[each] += judged.matches == CELLS ? judged.score + habits->finishing
                                                    : followed(habits, model, from[each], cards, turns);
        }
    }
    for (int each = 0; each < length; each++)
        values[each] /= samples;
}
