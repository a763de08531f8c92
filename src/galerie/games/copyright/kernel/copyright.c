#include "copyright.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIGURE_BITS = FIGURES * CELLS,
    ELEMENTS = FIGURE_BITS + CELLS, /* a figure in a cell, or a cell that is covered */
    REACH = 2 * OUTSIDE + 1,        /* offsets along a side */
    MOST_CHOICES = MOST_CARDS * TURNS * REACH * REACH,
    WORDS = (MOST_CHOICES + 63) / 64,
};

typedef uint64_t effect; /* a set of elements */

static const effect FIGURES_SEEN = ((effect)1 << FIGURE_BITS) - 1;
static const effect IN_CELL = 1 | 1 << CELLS | 1 << 2 * CELLS; /* all figures of the first cell */

struct choice {
    effect serves; /* of what is wanted */
    struct placed placed;
};

struct box {
    int left, right, top, bottom;
};

/* The effects of every card at an offset, worked out when that offset is first looked at. */
struct table {
    uint32_t model;
    const struct hand *hand;
    bool known[REACH][REACH];
    effect effects[REACH][REACH][MOST_CARDS][TURNS];
    uint8_t cells[MOST_CARDS][TURNS][FIGURES]; /* of each card as it is held */
};

/* One question: may these cells be made to match within this box? */
struct quest {
    struct table *table;
    int limit; /* of cards that may be laid */
    struct box box;
    effect matter; /* all figures in the cells that are to match */
    int length, words;
    struct choice choices[MOST_CHOICES];
    uint64_t serving[ELEMENTS][WORDS]; /* for each element, the choices that serve it */
    uint64_t of_card[MOST_CARDS][WORDS];
    uint64_t free[ELEMENTS + 1][WORDS]; /* by depth, the choices of cards not yet laid */
    int laid_length;
    struct placed laid[MOST_CARDS];
};

static int least(int one, int other) { return one < other ? one : other; }
static int most(int one, int other) { return one > other ? one : other; }

/* ---- What a card does ---- */

int copyright_turned(int cell, int turn)
{
    int row = cell / SIDE, column = cell % SIDE;
    if (turn >= TURNS / 2)
        column = SIDE - 1 - column;
    for (int quarter = 0; quarter < turn % (TURNS / 2); quarter++) {
        int before = row;
        row = column;
        column = SIDE - 1 - before;
    }
    return SIDE * row + column;
}

static void hold(struct table *table, uint32_t model, const struct hand *hand)
{
    table->model = model;
    table->hand = hand;
    memset(table->known, 0, sizeof table->known);
    for (int card = 0; card < hand->length; card++)
        for (int turn = 0; turn < TURNS; turn++)
            for (int figure = 0; figure < FIGURES; figure++)
                table->cells[card][turn][figure] = (uint8_t)copyright_turned(hand->faces[card][figure], turn);
}

static void work_out(struct table *table, int x, int y)
{
    effect covered = 0;
    for (int row = most(0, y); row < least(SIDE, y + SIDE); row++)
        for (int column = most(0, x); column < least(SIDE, x + SIDE); column++)
            covered |= (effect)1 << (FIGURE_BITS + SIDE * row + column);
    for (int card = 0; card < table->hand->length; card++)
        for (int turn = 0; turn < TURNS; turn++) {
            effect seen = covered;
            for (int figure = 0; figure < FIGURES; figure++) {
                int cell = table->cells[card][turn][figure], row = y + cell / SIDE, column = x + cell % SIDE;
                if (row >= 0 && row < SIDE && column >= 0 && column < SIDE)
                    seen |= (effect)1 << (CELLS * figure + SIDE * row + column);
            }
            table->effects[x + OUTSIDE][y + OUTSIDE][card][turn] = seen;
        }
    table->known[x + OUTSIDE][y + OUTSIDE] = true;
}

static const effect *effects(struct table *table, int x, int y, int card)
{
    if (!table->known[x + OUTSIDE][y + OUTSIDE])
        work_out(table, x, y);
    return table->effects[x + OUTSIDE][y + OUTSIDE][card];
}

/* ---- Holding together ---- */

static bool touch(struct placed one, struct placed other)
{
    int x = one.x - other.x, y = one.y - other.y;
    return x < SIDE && x > -SIDE && y < SIDE && y > -SIDE;
}

static bool hangs_together(struct box box) { return box.left + box.right < SIDE && box.top + box.bottom < SIDE; }

/* The cards that hang together with the first, as a set of places in the lay-out. */
static uint64_t part(const struct quest *quest)
{
    uint64_t found = 1, fresh = 1;
    while (fresh) {
        uint64_t next = 0;
        for (int one = 0; one < quest->laid_length; one++)
            for (int other = 0; !(found >> one & 1) && other < quest->laid_length; other++)
                if (fresh >> other & 1 && touch(quest->laid[one], quest->laid[other]))
                    next |= (uint64_t)1 << one;
        next &= ~found;
        found |= next;
        fresh = next;
    }
    return found;
}

static bool is_free(const struct quest *quest, int card, int x, int y)
{
    for (int each = 0; each < quest->laid_length; each++) {
        struct placed laid = quest->laid[each];
        if (laid.card == card || (laid.x == x && laid.y == y))
            return false;
    }
    return true;
}

/* Adds further cards, if it takes them, until all hang together. */
static bool join_up(struct quest *quest)
{
    if (hangs_together(quest->box))
        return true;
    uint64_t joined = part(quest);
    if (joined == ((uint64_t)1 << quest->laid_length) - 1)
        return true;
    if (quest->laid_length == quest->limit)
        return false;
    for (int card = 0; card < quest->table->hand->length; card++)
        for (int x = -quest->box.left; x <= quest->box.right; x++)
            for (int y = -quest->box.top; y <= quest->box.bottom; y++) {
                if (!is_free(quest, card, x, y))
                    continue;
                struct placed link = {(uint8_t)card, 0, (int8_t)x, (int8_t)y};
                bool touches = false;
                for (int each = 0; each < quest->laid_length; each++)
                    touches |= (joined >> each & 1) && touch(link, quest->laid[each]);
                const effect *held = effects(quest->table, x, y, card);
                int turn = 0;
                while (turn < TURNS && held[turn] & quest->matter & ~(effect)quest->table->model)
                    turn++;
                if (!touches || turn == TURNS)
                    continue;
                link.turn = (uint8_t)turn;
                quest->laid[quest->laid_length++] = link;
                if (join_up(quest))
                    return true;
                quest->laid_length--;
            }
    return false;
}

/* ---- Covering ---- */

/* Whether so many cards have figures enough. */
static bool enough(effect wanted, int cards)
{
    return __builtin_popcountll(wanted & FIGURES_SEEN) <= FIGURES * cards && (cards > 0 || !wanted);
}

static bool search(struct quest *quest, effect wanted, int depth)
{
    if (!wanted)
        return join_up(quest);
    if (!enough(wanted, quest->limit - quest->laid_length))
        return false;
    const uint64_t *free = quest->free[depth];
    int rarest = 0, fewest = MOST_CHOICES + 1;
    for (effect rest = wanted; rest; rest &= rest - 1) {
        int element = __builtin_ctzll(rest), count = 0;
        for (int word = 0; word < quest->words; word++)
            count += __builtin_popcountll(free[word] & quest->serving[element][word]);
        if (count < fewest) {
            fewest = count;
            rarest = element;
        }
        if (!count)
            return false;
    }
    for (int word = 0; word < quest->words; word++)
        for (uint64_t rest = free[word] & quest->serving[rarest][word]; rest; rest &= rest - 1) {
            struct choice choice = quest->choices[64 * word + __builtin_ctzll(rest)];
            for (int each = 0; each < quest->words; each++)
                quest->free[depth + 1][each] = free[each] & ~quest->of_card[choice.placed.card][each];
            int before = quest->laid_length;
            quest->laid[quest->laid_length++] = choice.placed;
            if (search(quest, wanted & ~choice.serves, depth + 1))
                return true;
            quest->laid_length = before;
        }
    return false;
}

/* Whether a card's earlier choice serves all that this one does, and lies as well. */
static bool is_outdone(const struct quest *quest, int first, effect serves, int x, int y)
{
    bool anywhere = hangs_together(quest->box);
    for (int each = first; each < quest->length; each++) {
        struct choice other = quest->choices[each];
        if (!(serves & ~other.serves) && (anywhere || (other.placed.x == x && other.placed.y == y)))
            return true;
    }
    return false;
}

static void choose(struct quest *quest, effect wanted)
{
    effect forbidden = quest->matter & ~(effect)quest->table->model;
    quest->length = 0;
    for (int card = 0; card < quest->table->hand->length; card++) {
        int first = quest->length;
        for (int x = -quest->box.left; x <= quest->box.right; x++)
            for (int y = -quest->box.top; y <= quest->box.bottom; y++) {
                const effect *held = effects(quest->table, x, y, card);
                for (int turn = 0; turn < TURNS; turn++) {
                    effect serves = held[turn] & wanted;
                    if (!serves || held[turn] & forbidden || is_outdone(quest, first, serves, x, y))
                        continue;
                    struct placed placed = {(uint8_t)card, (uint8_t)turn, (int8_t)x, (int8_t)y};
                    quest->choices[quest->length++] = (struct choice){serves, placed};
                }
            }
    }
}

static void set(uint64_t *words, int bit) { words[bit / 64] |= (uint64_t)1 << bit % 64; }

/* Whether the model can be shown in these cells within the quest's box. If so, the quest has the lay-out. */
static bool cover(struct quest *quest, int cells)
{
    effect model = quest->table->model, wanted = 0;
    quest->matter = 0;
    for (int rest = cells; rest; rest &= rest - 1) {
        int cell = __builtin_ctz((unsigned)rest);
        effect figures = IN_CELL << cell;
        quest->matter |= figures;
        wanted |= model & figures ? model & figures : (effect)1 << (FIGURE_BITS + cell);
    }
    if (!enough(wanted, quest->limit))
        return false;
    choose(quest, wanted);
    quest->words = (quest->length + 63) / 64;
    size_t size = sizeof(uint64_t) * (size_t)quest->words;
    for (effect rest = wanted; rest; rest &= rest - 1)
        memset(quest->serving[__builtin_ctzll(rest)], 0, size);
    for (int card = 0; card < quest->table->hand->length; card++)
        memset(quest->of_card[card], 0, size);
    memset(quest->free[0], 0, size);
    for (int each = 0; each < quest->length; each++) {
        set(quest->free[0], each);
        set(quest->of_card[quest->choices[each].placed.card], each);
        for (effect rest = quest->choices[each].serves; rest; rest &= rest - 1)
            set(quest->serving[__builtin_ctzll(rest)], each);
    }
    quest->laid_length = 0;
    return search(quest, wanted, 0);
}

/* ---- Scores ---- */

enum { ALL_CELLS = (1 << CELLS) - 1 };

/* The next set with as many elements. */
static int following(int set)
{
    int lowest = set & -set, carried = set + lowest;
    return carried | ((carried ^ set) / lowest) >> 2;
}

static bool reach(struct quest *quest, int matches, int overflow)
{
    for (int left = 0; left <= least(OUTSIDE, overflow); left++)
        for (int right = 0; right <= least(OUTSIDE, overflow - left); right++)
            for (int top = 0; top <= least(OUTSIDE, overflow - left - right); top++) {
                int bottom = overflow - left - right - top;
                if (bottom > OUTSIDE)
                    continue;
                quest->box = (struct box){left, right, top, bottom};
                for (int cells = (1 << matches) - 1; cells <= ALL_CELLS; cells = following(cells))
                    if (cover(quest, cells))
                        return true;
            }
    return false;
}

static bool is_possible(struct quest *quest)
{
    quest->box = (struct box){OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE};
    return cover(quest, ALL_CELLS);
}

static bool found(struct quest *quest, int score, int fewest, struct best *best)
{
    for (int matches = CELLS; matches >= fewest; matches--) {
        int overflow = matches + (matches == CELLS) - score;
        if (overflow < 0 || overflow > 4 * OUTSIDE || !reach(quest, matches, overflow))
            continue;
        best->score = score;
        best->matches = matches;
        best->overflow = overflow;
        best->length = quest->laid_length;
        memcpy(best->laid, quest->laid, sizeof *best->laid * (size_t)quest->laid_length);
        return true;
    }
    return false;
}

/* The memory of one call: too much for the stack of some threads. */
struct work {
    struct table table;
    struct quest quest;
};

static struct work *begin(uint32_t model, const struct hand *hand, int limit)
{
    struct work *work = malloc(sizeof *work);
    if (work) {
        hold(&work->table, model, hand);
        work->quest.table = &work->table;
        work->quest.limit = least(limit, hand->length);
    }
    return work;
}

bool copyright_best(uint32_t model, const struct hand *hand, int limit, struct best *best)
{
    struct work *work = begin(model, hand, limit);
    if (!work)
        return false;
    *best = (struct best){0};
    int score = HIGHEST;
    while (score > 0 && !found(&work->quest, score, 1, best))
        score--;
    best->possible = best->matches == CELLS || is_possible(&work->quest);
    free(work);
    return true;
}

bool copyright_finish(uint32_t model, const struct hand *hand, int limit, struct best *best)
{
    struct work *work = begin(model, hand, limit);
    if (!work)
        return false;
    *best = (struct best){0};
    best->possible = is_possible(&work->quest);
    int score = HIGHEST;
    while (best->possible && !found(&work->quest, score, CELLS, best))
        score--;
    free(work);
    return true;
}

bool copyright_is_fair(uint32_t model, const struct hand *hand, bool *fair)
{
    struct work *work = begin(model, hand, MOST_CARDS);
    if (!work)
        return false;
    *fair = reach(&work->quest, CELLS, 0);
    free(work);
    return true;
}
