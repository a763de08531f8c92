#include "reflecto.h"

#include <math.h>
#include <string.h>

static const int COLUMNS_AWAY[8] = {0, 1, -1, 1, -1, 0, 1, -1};
static const int ROWS_AWAY[8] = {1, 1, 1, 0, 0, -1, -1, -1};
static const uint64_t LAST_ROW[2] = {(uint64_t)0x7F << (SQUARES - SIDE), 0x7F};
static const double LOWEST = -1, HIGHEST = 2;

struct jump {
    uint64_t over, land;
    int end;
};

static uint64_t step_squares[SQUARES];
static struct jump jumps[SQUARES][8];
static int jump_count[SQUARES];

static bool is_on_board(int column, int row) { return column >= 0 && column < SIDE && row >= 0 && row < SIDE; }

void reflecto_prepare(void)
{
    for (int at = 0; at < SQUARES; at++) {
        step_squares[at] = 0;
        jump_count[at] = 0;
        for (int way = 0; way < 8; way++) {
            int column = at % SIDE + COLUMNS_AWAY[way], row = at / SIDE + ROWS_AWAY[way];
            int beyond_column = column + COLUMNS_AWAY[way], beyond_row = row + ROWS_AWAY[way];
            if (is_on_board(column, row))
                step_squares[at] |= (uint64_t)1 << (column + SIDE * row);
            if (is_on_board(beyond_column, beyond_row)) {
                int end = beyond_column + SIDE * beyond_row;
                jumps[at][jump_count[at]++] =
                    (struct jump){(uint64_t)1 << (column + SIDE * row), (uint64_t)1 << end, end};
            }
        }
    }
}

static int forwards(int seat) { return seat ? -SIDE : SIDE; }

/* Where chains of at most so many jumps lead, `start` included. */
static uint64_t landings(int start, uint64_t taken, int most)
{
    uint64_t reached = (uint64_t)1 << start, edge = reached;
    while (edge && most-- > 0) {
        uint64_t ahead = 0;
        for (; edge; edge &= edge - 1) {
            int at = __builtin_ctzll(edge);
            for (int each = 0; each < jump_count[at]; each++) {
                const struct jump *jump = &jumps[at][each];
                if (taken & jump->over && !((taken | reached) & jump->land)) {
                    reached |= jump->land;
                    ahead |= jump->land;
                }
            }
        }
        edge = ahead;
    }
    return reached;
}

/* Whether a last jump from one of these squares leads off the board: forwards, from the row before the last. */
static bool leads_off(int seat, uint64_t landed, uint64_t taken)
{
    uint64_t before_last = seat ? LAST_ROW[1] << SIDE : LAST_ROW[0] >> SIDE;
    for (landed &= before_last; landed; landed &= landed - 1)
        if (step_squares[__builtin_ctzll(landed)] & LAST_ROW[seat] & taken)
            return true;
    return false;
}

static int fitting(const struct scene *scene, uint8_t out)
{
    int blanks = __builtin_popcount(out & scene->blanks);
    return scene->leaving[__builtin_popcount(out) - blanks][blanks] & ~out;
}

/* How much the progress of a screen counts. */
static double weight(const struct scene *scene, const struct outlook *outlook, int seat, int screen)
{
    if (seat == scene->me)
        return scene->tiles >> screen & 1 ? 1 : outlook->scouting;
    return !(scene->seen >> screen & 1) || scene->other_tiles >> screen & 1;
}

int reflecto_steps(const struct scene *scene, const struct outlook *outlook, const struct state *state, int seat,
                   struct step steps[MOST_STEPS])
{
    const double *ways = outlook->ways[seat];
    int found = 0, outgoing = seat == scene->me ? fitting(scene, state->out) : 0;
    for (int screen = 0; screen < SCREENS; screen++) {
        int start = state->places[seat][screen];
        if (start == OFF)
            continue;
        uint64_t here = (uint64_t)1 << start, taken = state->taken & ~here;
        uint64_t landed = landings(start, taken, scene->jumps);
        double worth = weight(scene, outlook, seat, screen);
        for (uint64_t ends = ((step_squares[start] & ~taken) | landed) & ~here; ends; ends &= ends - 1) {
            int end = __builtin_ctzll(ends);
            steps[found++] =
                (struct step){(int8_t)screen, (int8_t)start, (int8_t)end, worth * (ways[start] - ways[end])};
        }
        if (outgoing >> screen & 1 && leads_off(seat, landed, taken))
            steps[found++] = (struct step){(int8_t)screen, (int8_t)start, OFF, ways[start]};
    }
    return found;
}

/* A step is made; then my tiles that can leave do. */
static void make(const struct scene *scene, struct state *state, int seat, const struct step *step)
{
    state->taken &= ~((uint64_t)1 << step->start);
    state->places[seat][step->screen] = step->end;
    if (step->end == OFF)
        state->out |= (uint8_t)(1 << step->screen);
    else
        state->taken |= (uint64_t)1 << step->end;
    if (seat != scene->me)
        return;
    for (int fits = fitting(scene, state->out); fits;) {
        int screen = __builtin_ctz((unsigned)fits), at = state->places[seat][screen];
        if (at != OFF && LAST_ROW[seat] >> at & 1) {
            state->taken &= ~((uint64_t)1 << at);
            state->places[seat][screen] = OFF;
            state->out |= (uint8_t)(1 << screen);
            fits = fitting(scene, state->out);
        } else {
            fits &= fits - 1;
        }
    }
}

static bool is_won(const struct scene *scene, const struct state *state)
{
    return __builtin_popcount(state->out) == __builtin_popcount(scene->tiles);
}

/* Whether all of the opponent's tiles have arrived, as far as one knows. */
static bool is_lost(const struct scene *scene, const struct state *state)
{
    int other = 1 - scene->me, hidden = 0;
    for (int screen = 0; screen < SCREENS; screen++) {
        int at = state->places[other][screen];
        if (at == OFF || LAST_ROW[other] >> at & 1)
            continue;
        if (scene->other_tiles >> screen & 1)
            return false;
        hidden += !(scene->seen >> screen & 1);
    }
    return hidden <= scene->mirrors;
}

/* How far my mirrors have gone, in turns. */
static double scouted(const struct scene *scene, const struct outlook *outlook, const struct state *state)
{
    const double *ways = outlook->ways[scene->me];
    double total = 0, farthest = ways[scene->me ? SQUARES - 1 : 0];
    for (int screen = 0; screen < SCREENS; screen++) {
        int at = state->places[scene->me][screen];
        if (at != OFF && !(scene->tiles >> screen & 1))
            total += farthest - ways[at];
    }
    return total;
}

static double own_way(const struct scene *scene, const struct outlook *outlook, const struct state *state)
{
    double total = 0;
    for (int screen = 0; screen < SCREENS; screen++) {
        int at = state->places[scene->me][screen];
        if (at != OFF && scene->tiles >> screen & 1)
            total += outlook->ways[scene->me][at];
    }
    return total;
}

/* The hidden screens with the farthest to go are taken for the mirrors. */
static double other_way(const struct scene *scene, const struct outlook *outlook, const struct state *state)
{
    int other = 1 - scene->me, length = 0;
    double hidden[SCREENS], known = 0, rest = 0;
    for (int screen = 0; screen < SCREENS; screen++) {
        int at = state->places[other][screen];
        if (at == OFF)
            continue;
        double way = outlook->ways[other][at];
        if (scene->seen >> screen & 1) {
            if (scene->other_tiles >> screen & 1)
                known += way;
            continue;
        }
        int place = length++;
        for (; place > 0 && hidden[place - 1] > way; place--)
            hidden[place] = hidden[place - 1];
        hidden[place] = way;
    }
    for (int each = 0; each < length - scene->mirrors; each++)
        rest += hidden[each];
    return known + rest;
}

/* The opposing screen that one on this square has passed and faces, or -1; `taken` are the squares of all screens. */
static int facing(const struct scene *scene, const struct state *state, uint64_t taken, int seat, int at)
{
    if (at == OFF)
        return -1;
    at -= forwards(seat);
    while (scene->far && at >= 0 && at < SQUARES && !(taken >> at & 1))
        at -= forwards(seat);
    if (at < 0 || at >= SQUARES)
        return -1;
    for (int other = 0; other < SCREENS; other++)
        if (state->places[1 - seat][other] == at)
            return other;
    return -1;
}

struct knowledge {
    double learnt, shown;
    uint64_t met;
    uint8_t read;
};

static const struct knowledge NOTHING = {0};

static void look(const struct search *search, const struct state *state, int seat, int screen, struct knowledge *known)
{
    int other = facing(&search->scene, state, state->taken, seat, state->places[seat][screen]);
    if (other < 0)
        return;
    int mine = seat == search->scene.me ? screen : other, theirs = seat == search->scene.me ? other : screen;
    uint64_t pair = (uint64_t)1 << (SCREENS * mine + theirs);
    if (!(search->scene.tiles >> mine & 1) && !(known->read >> theirs & 1)) {
        known->learnt += search->outlook.letters[theirs];
        known->read |= (uint8_t)(1 << theirs);
    }
    if (!(known->met & pair)) {
        known->shown += search->outlook.watched[mine][theirs];
        known->met |= pair;
    }
}

static double bits_left(const struct outlook *outlook, const struct knowledge *known)
{
    double left = outlook->uncertainty - outlook->bits * known->learnt;
    return left > 0 ? left : 0;
}

static double share_seen(const struct outlook *outlook, const struct knowledge *known)
{
    double seen = (outlook->exposed + known->shown) / outlook->tiles;
    return seen < 1 ? seen : 1;
}

static double right(const struct outlook *outlook, const struct knowledge *known)
{
    if (outlook->uncertainty <= 0)
        return exp(outlook->right);
    return exp(outlook->right * bits_left(outlook, known) / outlook->uncertainty);
}

static double betrayed(const struct outlook *outlook, const struct knowledge *known)
{
    return exp(outlook->unseen + (outlook->read - outlook->unseen) * share_seen(outlook, known));
}

static double scaled(const struct outlook *outlook, double chance)
{
    return outlook->margin + (1 - 2 * outlook->margin) * chance;
}

static double judged(const struct search *search, const struct state *state, const struct knowledge *known,
                     double tempo)
{
    const struct outlook *outlook = &search->outlook;
    double way = own_way(&search->scene, outlook, state), other = other_way(&search->scene, outlook, state);
    double learnt = (outlook->uncertainty - bits_left(outlook, known)) / outlook->obscurity;
    double shown = share_seen(outlook, known) - share_seen(outlook, &NOTHING);
    double worth = outlook->curiosity * learnt - outlook->caution * shown +
                   outlook->scouting * (scouted(&search->scene, outlook, state) - search->scouted);
    double ahead = (other - way + tempo + worth) / (outlook->least_doubt + outlook->doubt * (way + other));
    ahead = ahead > 50 ? 50 : ahead < -50 ? -50 : ahead;
    double race = 1 / (1 + exp(-ahead));
    return scaled(outlook, race * (1 - outlook->resort * betrayed(outlook, known)) +
                               (1 - race) * outlook->resort * right(outlook, known));
}

/* A step that shows something new gains what that is worth. */
static void prefer_looks(const struct search *search, const struct state *state, const struct knowledge *known,
                         struct step *steps, int count)
{
    const struct scene *scene = &search->scene;
    const struct outlook *outlook = &search->outlook;
    for (int each = 0; each < count; each++) {
        if (scene->tiles >> steps[each].screen & 1)
            continue;
        uint64_t taken = (state->taken & ~((uint64_t)1 << steps[each].start)) | (uint64_t)1 << steps[each].end;
        int other = facing(scene, state, taken, scene->me, steps[each].end);
        if (other >= 0 && !(known->read >> other & 1))
            steps[each].gain += outlook->curiosity * outlook->bits / outlook->obscurity * outlook->letters[other];
    }
}

static void best(struct search *search, const struct state *state, int seat, int turn, struct knowledge known,
                 double low, double high, struct line *found);

static bool is_same(const struct step *one, const struct step *other)
{
    return one->screen == other->screen && one->start == other->start && one->end == other->end;
}

/* What refuted the last line often refutes this one too. */
static void begin_with(const struct step *refuting, struct step *steps, int count)
{
    int at = 0;
    while (at < count && !is_same(&steps[at], refuting))
        at++;
    if (at == count)
        return;
    struct step first = steps[at];
    memmove(steps + 1, steps, (size_t)at * sizeof *steps);
    steps[0] = first;
}

/* False when no more nodes may be searched. */
static bool after(struct search *search, const struct state *before, int seat, const struct step *step, int turn,
                  struct knowledge known, double low, double high, struct line *found)
{
    const struct outlook *outlook = &search->outlook;
    struct state state = *before;
    if (search->stopped || search->nodes == search->most) {
        search->stopped = true;
        return false;
    }
    if (!(++search->nodes & 0x3FFF) && search->watch.stopped && search->watch.stopped(search->watch.with)) {
        search->stopped = true;
        return false;
    }
    make(&search->scene, &state, seat, step);
    look(search, &state, seat, step->screen, &known);
    bool mine = seat == search->scene.me;
    found->length = 0;
    if (is_won(&search->scene, &state))
        found->value = 1 - outlook->haste * turn;
    else if (!mine && search->loses && is_lost(&search->scene, &state))
        found->value = outlook->loss + outlook->haste * turn;
    else if (turn == search->depth)
        found->value = judged(search, &state, &known, mine ? -outlook->tempo : outlook->tempo);
    else
        best(search, &state, 1 - seat, turn, known, low, high, found);
    if (search->stopped)
        return false;
    memmove(found->steps + 1, found->steps, (size_t)found->length * sizeof *step);
    found->steps[0] = *step;
    found->length++;
    return true;
}

/* The best of the likely steps or a guess, for whoever chooses. */
static void best(struct search *search, const struct state *state, int seat, int turn, struct knowledge known,
                 double low, double high, struct line *found)
{
    const struct outlook *outlook = &search->outlook;
    struct step steps[MOST_STEPS], likely[UINT8_MAX + 1];
    struct line line;
    bool mine = seat == search->scene.me;
    found->value = mine ? scaled(outlook, right(outlook, &known)) - outlook->delay * turn
                        : scaled(outlook, 1 - betrayed(outlook, &known));
    found->length = 0;
    if (mine && found->value > low)
        low = found->value;
    if (!mine && found->value < high)
        high = found->value;
    if (low >= high)
        return;
    int count = reflecto_steps(&search->scene, outlook, state, seat, steps), kept = 0;
    int width = search->scene.widths[turn - 1];
    if (!count) {
        found->value = judged(search, state, &known, mine ? outlook->tempo : -outlook->tempo);
        return;
    }
    if (mine && outlook->curiosity > 0)
        prefer_looks(search, state, &known, steps, count);
    for (int each = 0; each < count; each++) { /* the first of equal ones stay first */
        if (kept == width && (!width || likely[kept - 1].gain >= steps[each].gain))
            continue;
        int place = kept < width ? kept++ : kept - 1;
        for (; place > 0 && likely[place - 1].gain < steps[each].gain; place--)
            likely[place] = likely[place - 1];
        likely[place] = steps[each];
    }
    begin_with(&search->refuting[turn], likely, kept);
    for (int each = 0; each < kept && low < high; each++) {
        if (!after(search, state, seat, &likely[each], turn + 1, known, low, high, &line))
            return;
        if (mine ? line.value > found->value : line.value < found->value) {
            *found = line;
            if (mine && line.value > low)
                low = line.value;
            if (!mine && line.value < high)
                high = line.value;
        }
        if (low >= high)
            search->refuting[turn] = likely[each];
    }
}

int reflecto_values(struct search *search, const struct state *state, const struct step *steps, int count, bool every,
                    struct line *lines)
{
    double top = LOWEST;
    search->nodes = 0;
    search->stopped = false;
    for (int turn = 0; turn < DEEPEST; turn++)
        search->refuting[turn] = (struct step){OFF, OFF, OFF, 0};
    search->loses = !is_lost(&search->scene, state);
    search->scouted = scouted(&search->scene, &search->outlook, state);
    for (int each = 0; each < count; each++) {
        struct line *line = &lines[each];
        if (!after(search, state, search->scene.me, &steps[each], 1, NOTHING, every ? LOWEST : top, HIGHEST, line))
            return each;
        if (!every && line->value <= top)
            line->length = 0;
        if (line->value > top)
            top = line->value;
    }
    return count;
}
