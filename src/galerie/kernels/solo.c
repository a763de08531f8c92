#include "solo.h"

#include <stdlib.h>
#include <string.h>

/* The squares beside each square: by its sides, and step by step along each line, 0 beyond the edge. */
static squares beside[64];
static squares near_square[64][LINES], far_square[64][LINES];

static const int STEPS[LINES][2] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

static squares on_board(int x, int y) { return x >= 0 && x < 8 && y >= 0 && y < 8 ? bit(x + 8 * y) : 0; }

void solo_prepare(void)
{
    for (int square = 0; square < 64; square++) {
        int x = square % 8, y = square / 8;
        beside[square] = 0;
        for (int line = 0; line < LINES; line++) {
            near_square[square][line] = on_board(x + STEPS[line][0], y + STEPS[line][1]);
            far_square[square][line] = on_board(x + 2 * STEPS[line][0], y + 2 * STEPS[line][1]);
            if (line % 2 == 0)
                beside[square] |= near_square[square][line];
        }
    }
}

static squares free_squares(const struct table *table)
{
    return ~(table->discs[GOLD] | table->discs[BLACK] | table->tokens);
}

/* The tokens face up that a disc of this colour can win: those of the other (REV-36). */
static squares winnable(const struct deal *deal, const struct table *table, int colour)
{
    return table->up & (colour == GOLD ? ~deal->gold_tokens : deal->gold_tokens);
}

static squares won(const struct deal *deal, const struct table *table, int colour, int square)
{
    squares prize = winnable(deal, table, colour), own = table->discs[colour], taken = 0;
    for (int line = 0; line < LINES; line++)
        if (near_square[square][line] & prize && far_square[square][line] & own)
            taken |= near_square[square][line];
    return taken;
}

static squares winning_squares(const struct deal *deal, const struct table *table, int colour)
{
    squares own = table->discs[colour], found = 0;
    for (squares prize = winnable(deal, table, colour); prize; prize &= prize - 1) {
        int token = first(prize);
        for (int line = 0; line < LINES; line++)
            if (near_square[token][line] & own)
                found |= near_square[token][(line + LINES / 2) % LINES];
    }
    return found & free_squares(table);
}

static squares legal(const struct deal *deal, const struct table *table, int colour)
{
    struct board board = {table->discs[colour], table->discs[!colour]};
    return (reversi_placements(board) & ~table->tokens) | winning_squares(deal, table, colour);
}

int solo_placements(const struct deal *deal, const struct table *table, struct placement placements[MOST_PLACEMENTS])
{
    int length = 0;
    for (int colour = GOLD; colour <= BLACK; colour++)
        for (squares left = legal(deal, table, colour); left; left &= left - 1)
            placements[length++] = (struct placement){(uint8_t)colour, (uint8_t)first(left)};
    return length;
}

struct table solo_after(const struct deal *deal, const struct table *table, struct placement placement)
{
    int colour = placement.colour, square = placement.square;
    struct board board = {table->discs[colour], table->discs[!colour]};
    squares turned = reversi_turned(board, square);
    struct table after = *table;
    after.discs[colour] |= turned | bit(square);
    after.discs[!colour] &= ~turned;
    after.tokens &= ~won(deal, table, colour, square);
    after.up = (table->up | beside[square]) & after.tokens;
    return after;
}

squares solo_lost(const struct table *table)
{
    squares discs = table->discs[GOLD] | table->discs[BLACK], stuck = table->tokens, before;
    do {
        before = stuck;
        for (squares left = stuck; left; left &= left - 1) {
            int token = first(left);
            for (int line = 0; line < LINES / 2; line++) {
                squares one = near_square[token][line], other = near_square[token][line + LINES / 2];
                squares ends = one | other;
                if (one && other && !(ends & stuck) && (ends & discs) != ends) {
                    stuck &= ~bit(token);
                    break;
                }
            }
        }
    } while (stuck != before);
    return stuck;
}

int solo_score(const struct deal *deal, squares won)
{
    if (!deal->sum)
        return count(won);
    int sum = 0;
    bool all_blank = true;
    for (squares left = deal->tokens; left; left &= left - 1) {
        int square = first(left);
        if (won & bit(square))
            sum += deal->values[square];
        else if (deal->values[square] == 0)
            all_blank = false;
    }
    return all_blank ? 2 * sum : sum;
}

/* What the present table is worth at the least and what no continuation of it can exceed. */
static int score_now(const struct deal *deal, const struct table *table)
{
    return solo_score(deal, deal->tokens & ~table->tokens);
}

static int score_bound(const struct deal *deal, const struct table *table)
{
    return solo_score(deal, deal->tokens & ~solo_lost(table));
}

static uint64_t hash(const struct table *table)
{
    uint64_t mixed = table->discs[GOLD] * 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ (mixed >> 29) ^ table->discs[BLACK]) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 32) ^ table->tokens) * 0x94D049BB133111EBu;
    mixed = (mixed ^ (mixed >> 29) ^ table->up) * 0x9E3779B97F4A7C15u;
    return mixed ^ (mixed >> 32);
}

static bool same(const struct table *one, const struct table *other)
{
    return one->discs[GOLD] == other->discs[GOLD] && one->discs[BLACK] == other->discs[BLACK] &&
           one->tokens == other->tokens && one->up == other->up;
}

/* How promising a table is: above all what can still be won, then what has been, then how much can be done. */
static int promise(const struct deal *deal, const struct table *table)
{
    int scale = deal->sum ? 1 : 9; /* a token is worth about nine points of the other scoring */
    int choices = count(legal(deal, table, GOLD)) + count(legal(deal, table, BLACK));
    int takeable = count(winning_squares(deal, table, GOLD)) + count(winning_squares(deal, table, BLACK));
    return 2 * scale * score_bound(deal, table) + scale * score_now(deal, table) + choices + 2 * takeable;
}

/* ---- Beam ---- */

struct node {
    struct table table;
    int promise;
    int parent; /* in the step before */
    struct placement placement;
};

static int by_promise(const void *one, const void *other)
{
    const struct node *a = one, *b = other;
    if (a->promise != b->promise)
        return a->promise < b->promise ? 1 : -1;
    /* whatever else tells them apart, so that the order is the same on every machine */
    uint64_t x = hash(&a->table), y = hash(&b->table);
    return x < y ? 1 : x > y ? -1 : 0;
}

/* Sorts and keeps the `width` best that differ. */
static int keep(struct node *nodes, int length, int width)
{
    int kept = 0;
    qsort(nodes, (size_t)length, sizeof *nodes, by_promise);
    for (int each = 0; each < length && kept < width; each++)
        if (!kept || !same(&nodes[kept - 1].table, &nodes[each].table))
            nodes[kept++] = nodes[each];
    return kept;
}

static void note(struct plan *plan, int score, struct node *const *steps, int step, int node)
{
    plan->score = score;
    plan->length = step;
    for (; step > 0; node = steps[step][node].parent, step--)
        plan->line[step - 1] = steps[step][node].placement;
}

static bool beam(const struct deal *deal, const struct table *table, int width, struct watch watch, struct plan *plan)
{
    struct node *steps[LONGEST_LINE] = {0};
    int length = 1;
    bool complete = true;
    steps[0] = malloc(sizeof **steps);
    if (!steps[0])
        return false;
    *steps[0] = (struct node){.table = *table};
    for (int step = 0; length && step + 1 < LONGEST_LINE && plan->score < plan->bound; step++) {
        struct placement placements[MOST_PLACEMENTS];
        struct node *next = malloc((size_t)length * MOST_PLACEMENTS * sizeof *next);
        complete = next && !(watch.stopped && watch.stopped(watch.with));
        if (!complete) {
            free(next);
            break;
        }
        int found = 0;
        for (int each = 0; each < length; each++) {
            int choices = solo_placements(deal, &steps[step][each].table, placements);
            for (int choice = 0; choice < choices; choice++) {
                struct node node = {solo_after(deal, &steps[step][each].table, placements[choice]), 0, each,
                                    placements[choice]};
                if (score_bound(deal, &node.table) <= plan->score)
                    continue;
                node.promise = promise(deal, &node.table);
                next[found++] = node;
            }
        }
        length = keep(next, found, width);
        struct node *shrunk = length ? realloc(next, (size_t)length * sizeof *next) : NULL;
        if (!length)
            free(next);
        steps[step + 1] = shrunk ? shrunk : length ? next : NULL;
        for (int each = 0; each < length; each++) {
            int score = score_now(deal, &steps[step + 1][each].table);
            if (score > plan->score)
                note(plan, score, steps, step + 1, each);
        }
    }
    for (int step = 0; step < LONGEST_LINE; step++)
        free(steps[step]);
    return complete;
}

/* ---- Trying everything ---- */

enum { SEEN = 1 << 18 };

struct trial {
    const struct deal *deal;
    struct table *seen; /* tables from which everything has been tried */
    uint64_t nodes, limit;
    struct watch watch;
    bool stopped;
    struct placement line[LONGEST_LINE];
    struct plan *plan;
};

struct child {
    struct table table;
    int promise;
    struct placement placement;
};

static void exhaust(struct trial *trial, const struct table *table, int depth)
{
    int score = score_now(trial->deal, table);
    if (score > trial->plan->score) {
        trial->plan->score = score;
        trial->plan->length = depth;
        memcpy(trial->plan->line, trial->line, (size_t)depth * sizeof *trial->line);
    }
    struct table *seen = &trial->seen[hash(table) % SEEN];
    if (same(seen, table) || depth == LONGEST_LINE || score_bound(trial->deal, table) <= trial->plan->score)
        return;
    if (++trial->nodes > trial->limit ||
        (trial->nodes % 4096 == 0 && trial->watch.stopped && trial->watch.stopped(trial->watch.with))) {
        trial->stopped = true;
        return;
    }
    struct placement placements[MOST_PLACEMENTS];
    struct child children[MOST_PLACEMENTS];
    int length = solo_placements(trial->deal, table, placements);
    for (int each = 0; each < length; each++) {
        struct child child = {solo_after(trial->deal, table, placements[each]), 0, placements[each]};
        child.promise = promise(trial->deal, &child.table);
        int at = each;
        for (; at > 0 && children[at - 1].promise < child.promise; at--)
            children[at] = children[at - 1];
        children[at] = child;
    }
    for (int each = 0; each < length && !trial->stopped; each++) {
        trial->line[depth] = children[each].placement;
        exhaust(trial, &children[each].table, depth + 1);
    }
    if (!trial->stopped)
        *seen = *table;
}

bool solo_best(const struct deal *deal, const struct table *table, int width, uint64_t nodes, struct watch watch,
               struct plan *plan)
{
    *plan = (struct plan){.score = score_now(deal, table), .bound = score_bound(deal, table)};
    if (width && plan->score < plan->bound && !beam(deal, table, width, watch, plan))
        return false;
    if (!nodes || plan->score == plan->bound)
        return true;
    struct trial trial = {.deal = deal, .limit = nodes, .watch = watch, .plan = plan};
    trial.seen = calloc(SEEN, sizeof *trial.seen);
    if (!trial.seen)
        return false;
    exhaust(&trial, table, 0);
    free(trial.seen);
    if (!trial.stopped)
        plan->bound = plan->score;
    return !trial.stopped || trial.nodes > trial.limit;
}
