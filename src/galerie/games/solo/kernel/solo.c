#include "solo.h"

#include <stdlib.h>
#include <string.h>

/* The squares beside each square: by its sides, and step by step along each line, 0 beyond the edge. */
static squares beside[64];
static squares next_square[64][LINES], far_square[64][LINES];

/* The two squares on either side of each square along every axis that has both. */
static squares flanks[64][LINES / 2];
static int axes[64];

static const int STEPS[LINES][2] = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}};

static squares on_board(int x, int y) { return x >= 0 && x < 8 && y >= 0 && y < 8 ? bit(x + 8 * y) : 0; }

void solo_prepare(void)
{
    for (int square = 0; square < 64; square++) {
        int x = square % 8, y = square / 8;
        beside[square] = 0;
        axes[square] = 0;
        for (int line = 0; line < LINES; line++) {
            next_square[square][line] = on_board(x + STEPS[line][0], y + STEPS[line][1]);
            far_square[square][line] = on_board(x + 2 * STEPS[line][0], y + 2 * STEPS[line][1]);
            if (line % 2 == 0)
                beside[square] |= next_square[square][line];
        }
        for (int line = 0; line < LINES / 2; line++) {
            squares one = next_square[square][line], other = next_square[square][line + LINES / 2];
            if (one && other)
                flanks[square][axes[square]++] = one | other;
        }
    }
}

squares solo_winning(squares own, squares winnable, squares free)
{
    squares found = 0;
    for (; winnable; winnable &= winnable - 1) {
        int token = first(winnable);
        for (int axis = 0; axis < axes[token]; axis++)
            if (flanks[token][axis] & own)
                found |= flanks[token][axis];
    }
    return found & free;
}

/* Whether some axis through a token may still get its two discs while the tokens `stuck` stay where they are. */
static bool open_token(int token, squares stuck, squares discs)
{
    for (int axis = 0; axis < axes[token]; axis++) {
        squares flank = flanks[token][axis];
        if (!(flank & stuck) && (flank & discs) != flank)
            return true;
    }
    return false;
}

squares solo_lost(squares tokens, squares discs, squares hopeless)
{
    squares stuck = tokens, before;
    do {
        before = stuck;
        for (squares left = stuck & ~hopeless; left; left &= left - 1)
            if (open_token(first(left), stuck, discs))
                stuck &= ~(left & -left);
    } while (stuck != before);
    return stuck;
}

static squares discs(const struct table *table) { return table->discs[GOLD] | table->discs[BLACK]; }

/* The tokens face up that a disc of this colour can win: those of the other (REV-36). */
static squares winnable(const struct deal *deal, const struct table *table, int colour)
{
    return table->up & (colour == GOLD ? ~deal->gold : deal->gold);
}

static squares winning(const struct deal *deal, const struct table *table, int colour)
{
    return solo_winning(table->discs[colour], winnable(deal, table, colour), ~(discs(table) | table->tokens));
}

static squares legal(const struct deal *deal, const struct table *table, int colour)
{
    struct board board = {table->discs[colour], table->discs[!colour]};
    return (discs_placements(board) & ~table->tokens) | winning(deal, table, colour);
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
    squares own = table->discs[colour], prize = winnable(deal, table, colour);
    squares turned = discs_turned((struct board){own, table->discs[!colour]}, square);
    struct table after = *table;
    after.discs[colour] |= turned | bit(square);
    after.discs[!colour] &= ~turned;
    for (int line = 0; line < LINES; line++)
        if (next_square[square][line] & prize && far_square[square][line] & own)
            after.tokens &= ~next_square[square][line];
    after.up = (table->up | beside[square]) & after.tokens;
    return after;
}

int solo_score(const struct deal *deal, squares won)
{
    if (!deal->sum)
        return deal->won + count(won);
    int sum = deal->won, blanks = deal->blanks;
    for (; won; won &= won - 1) {
        int value = deal->values[first(won)];
        sum += value;
        blanks += !value;
    }
    return blanks >= BLANKS ? 2 * sum : sum;
}

static int score_now(const struct deal *deal, const struct table *table)
{
    return solo_score(deal, deal->tokens & ~table->tokens);
}

/* What no continuation of a table can exceed. A disc needs another of its colour to turn or to win anything, so a
 * colour that has left the board never returns, and the tokens that it alone could win stay. */
static int score_bound(const struct deal *deal, const struct table *table)
{
    squares hopeless = (table->discs[GOLD] ? 0 : ~deal->gold) | (table->discs[BLACK] ? 0 : deal->gold);
    return solo_score(deal, deal->tokens & ~solo_lost(table->tokens, discs(table), hopeless));
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

/* The tokens that some axis may win without a detour: there is room on it, and no disc of the token's own colour. */
static squares ready(const struct deal *deal, const struct table *table)
{
    squares taken = discs(table), found = 0;
    for (squares left = table->tokens; left; left &= left - 1) {
        int token = first(left);
        squares wrong = table->discs[deal->gold & bit(token) ? GOLD : BLACK];
        for (int axis = 0; axis < axes[token]; axis++) {
            squares flank = flanks[token][axis];
            if (!(flank & wrong) && (flank & taken) != flank) {
                found |= bit(token);
                break;
            }
        }
    }
    return found;
}

/* How promising a table is: above all the tokens that are won or may be, a little those already won, and choice. */
static int promise(const struct deal *deal, const struct table *table)
{
    squares won = deal->tokens & ~table->tokens;
    return 8 * count(won | ready(deal, table)) + count(won) + count(legal(deal, table, GOLD)) +
           count(legal(deal, table, BLACK));
}

/* ---- Keeping the most promising ---- */

struct node {
    struct table table;
    uint64_t hash;
    int promise;
    int parent; /* in the step before */
    struct placement placement;
};

/* The more promising first; whatever else tells two apart comes after, so that the order is the same everywhere. */
static int by_promise(const void *one, const void *other)
{
    const struct node *a = one, *b = other;
    if (a->promise != b->promise)
        return a->promise < b->promise ? 1 : -1;
    if (a->hash != b->hash)
        return a->hash < b->hash ? 1 : -1;
    if (a->parent != b->parent)
        return a->parent < b->parent ? -1 : 1;
    if (a->placement.colour != b->placement.colour)
        return a->placement.colour < b->placement.colour ? -1 : 1;
    return (a->placement.square > b->placement.square) - (a->placement.square < b->placement.square);
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

struct beam {
    const struct deal *deal;
    int width;
    struct watch watch;
    struct plan *plan;
    struct node *steps[LONGEST_LINE + 1]; /* what was kept of each step */
    uint64_t *met;                        /* hashes of tables just reached, so that most are looked at once */
    size_t places;                        /* in `met`, a power of two */
    uint64_t expanded;
};

/* The line to a placement made at a step. */
static void note(struct beam *beam, int score, int step, int node, struct placement placement)
{
    struct plan *plan = beam->plan;
    plan->score = score;
    plan->length = step + 1;
    plan->line[step] = placement;
    for (; step > 0; node = beam->steps[step][node].parent, step--)
        plan->line[step - 1] = beam->steps[step][node].placement;
}

/* Fills `next` with what follows from the tables of a step, and returns how many are kept of them; fewer than none
 * when the watch said stop. `next` has room for twice the width and the placements of one table. */
static int follow(struct beam *beam, int step, int length, struct node *next)
{
    const struct deal *deal = beam->deal;
    struct placement placements[MOST_PLACEMENTS];
    int found = 0, least = INT32_MIN; /* what is less promising will not be kept */
    memset(beam->met, 0, beam->places * sizeof *beam->met);
    for (int each = 0; each < length; each++) {
        if (++beam->expanded % 4096 == 0 && beam->watch.stopped && beam->watch.stopped(beam->watch.with))
            return -1;
        const struct table *table = &beam->steps[step][each].table;
        int choices = solo_placements(deal, table, placements);
        for (int choice = 0; choice < choices; choice++) {
            struct node node = {.table = solo_after(deal, table, placements[choice]), .parent = each,
                                .placement = placements[choice]};
            node.hash = hash(&node.table);
            uint64_t *met = &beam->met[node.hash & (beam->places - 1)];
            if (*met == node.hash)
                continue;
            *met = node.hash;
            int now = score_now(deal, &node.table), bound = score_bound(deal, &node.table);
            if (now > beam->plan->score)
                note(beam, now, step, each, node.placement);
            if (bound <= beam->plan->score)
                continue;
            node.promise = promise(deal, &node.table);
            if (node.promise >= least)
                next[found++] = node;
        }
        if (found > 2 * beam->width) {
            found = keep(next, found, beam->width);
            least = found == beam->width ? next[found - 1].promise : least;
        }
    }
    return keep(next, found, beam->width);
}

static enum verdict advance(struct beam *beam, const struct table *table, struct node *next)
{
    int length = 1;
    beam->steps[0] = malloc(sizeof *beam->steps[0]);
    if (!beam->steps[0])
        return NO_MEMORY;
    *beam->steps[0] = (struct node){.table = *table};
    for (int step = 0; step < LONGEST_LINE && beam->plan->score < beam->plan->bound; step++) {
        length = follow(beam, step, length, next);
        if (length <= 0)
            return length ? INTERRUPTED : FOUND;
        size_t size = (size_t)length * sizeof *next;
        beam->steps[step + 1] = malloc(size);
        if (!beam->steps[step + 1])
            return NO_MEMORY;
        memcpy(beam->steps[step + 1], next, size);
    }
    return FOUND;
}

static enum verdict keep_promising(const struct deal *deal, const struct table *table, int width, struct watch watch,
                                   struct plan *plan)
{
    struct beam beam = {.deal = deal, .width = width, .watch = watch, .plan = plan, .places = 1024};
    while (beam.places < 8 * (size_t)width)
        beam.places *= 2;
    beam.met = malloc(beam.places * sizeof *beam.met);
    struct node *next = malloc((2 * (size_t)width + MOST_PLACEMENTS) * sizeof *next);
    enum verdict verdict = beam.met && next ? advance(&beam, table, next) : NO_MEMORY;
    for (int step = 0; step <= LONGEST_LINE; step++)
        free(beam.steps[step]);
    free(next);
    free(beam.met);
    return verdict;
}

/* ---- Trying everything ---- */

enum { SEEN = 1 << 18 };

struct trial {
    const struct deal *deal;
    struct table *seen; /* tables from which everything has been tried, by their hash */
    uint64_t limit;
    struct watch watch;
    bool spent, interrupted;
    struct placement line[LONGEST_LINE];
    struct plan *plan;
};

struct child {
    struct table table;
    int bound, promise;
    struct placement placement;
};

/* What follows from a table and may exceed what was found, the most promising first. Notes what is better. */
static int children(struct trial *trial, const struct table *table, int depth, struct child sorted[MOST_PLACEMENTS])
{
    struct plan *plan = trial->plan;
    struct placement placements[MOST_PLACEMENTS];
    int choices = solo_placements(trial->deal, table, placements), length = 0;
    for (int each = 0; each < choices; each++) {
        struct child child = {.table = solo_after(trial->deal, table, placements[each]), .placement = placements[each]};
        int now = score_now(trial->deal, &child.table);
        child.bound = score_bound(trial->deal, &child.table);
        if (now > plan->score) {
            trial->line[depth] = child.placement;
            plan->score = now;
            plan->length = depth + 1;
            memcpy(plan->line, trial->line, sizeof trial->line);
        }
        if (child.bound <= plan->score)
            continue;
        child.promise = promise(trial->deal, &child.table);
        int at = length++;
        for (; at > 0 && sorted[at - 1].promise < child.promise; at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = child;
    }
    return length;
}

static void exhaust(struct trial *trial, const struct table *table, int depth)
{
    struct table *seen = &trial->seen[hash(table) % SEEN];
    if (same(seen, table))
        return;
    if (trial->plan->nodes == trial->limit)
        trial->spent = true;
    else if (++trial->plan->nodes % 4096 == 0 && trial->watch.stopped && trial->watch.stopped(trial->watch.with))
        trial->interrupted = true;
    if (trial->spent || trial->interrupted)
        return;
    struct child sorted[MOST_PLACEMENTS];
    int length = children(trial, table, depth, sorted);
    for (int each = 0; each < length; each++) {
        if (sorted[each].bound <= trial->plan->score)
            continue;
        trial->line[depth] = sorted[each].placement;
        exhaust(trial, &sorted[each].table, depth + 1);
        if (trial->spent || trial->interrupted)
            return;
    }
    *seen = *table;
}

static enum verdict try_everything(const struct deal *deal, const struct table *table, uint64_t nodes,
                                   struct watch watch, struct plan *plan)
{
    struct trial trial = {.deal = deal, .limit = nodes, .watch = watch, .plan = plan};
    trial.seen = calloc(SEEN, sizeof *trial.seen); /* a table without discs leads nowhere: none need be told apart */
    if (!trial.seen)
        return NO_MEMORY;
    exhaust(&trial, table, 0);
    free(trial.seen);
    if (trial.interrupted)
        return INTERRUPTED;
    if (!trial.spent)
        plan->bound = plan->score;
    return FOUND;
}

enum verdict solo_best(const struct deal *deal, const struct table *table, int width, uint64_t nodes,
                       struct watch watch, struct plan *plan)
{
    *plan = (struct plan){.score = score_now(deal, table), .bound = score_bound(deal, table)};
    enum verdict verdict = FOUND;
    if (width && plan->score < plan->bound)
        verdict = keep_promising(deal, table, width, watch, plan);
    if (verdict == FOUND && nodes && plan->score < plan->bound)
        verdict = try_everything(deal, table, nodes, watch, plan);
    return verdict;
}
