/* Runs every function of the kernel over random games and over boards that no game would reach, with the code for any
 * processor and with each kind that this one can run, which must agree. Built with the sanitizers, which end the program at the
 * first wrong step. */
#include "sanitized.h"
#include "games/reversi/kernel/batch.h"
#include "games/reversi/kernel/reversi.h"
#include "games/reversi/kernel/table.h"

enum { SLOTS = 1 << 10, NUMBERS = STAGES * STAGE_WEIGHTS + 2 * STAGES * PROBES };

static bool stop_now(void *with)
{
    (*(int *)with)++;
    return true;
}

struct findings {
    uint64_t leaves, nodes;
    int value, length, reached, worth, best, solved;
};

static struct findings find(struct board board, struct rules rules, const int16_t *weights, int cut, uint64_t limit,
                            enum processor kind)
{
    struct findings found = {0};
    struct move move = {0}, line[60];
    struct candidate candidates[MOST_MOVES];
    reversi_prepare(kind);
    require(reversi_perft(board, rules.one_line, 2, (struct watch){0}, &found.leaves), "perft gave up");
    found.value = reversi_evaluate(weights, board);
    if (!discs_placements(board))
        return found;
    struct search search = {.rules = rules, .weights = weights, .errors = weights + (size_t)STAGES * STAGE_WEIGHTS,
                            .slots = SLOTS, .limit = limit, .cut = cut};
    search.table = calloc(SLOTS, sizeof *search.table);
    require(search.table != NULL, "no memory");
    found.length = reversi_search(&search, board, 60, 300, candidates, &found.reached);
    require(found.length >= 1, "no move found");
    require(reversi_line(&search, board, candidates[0].move, line) >= 1, "no line");
    found.best = candidates[0].move.square;
    search.nodes = 0;
    search.stopped = false;
    found.solved = reversi_solve(&search, board, &move, &found.worth);
    found.nodes = search.nodes;
    free(search.table);
    return found;
}

static void examine(struct board board, struct rules rules, const int16_t *weights, bool deeply)
{
    squares turnable = 0;
    for (int square = 0; square < 64; square++)
        if (empty(board) & bit(square) && discs_turned(board, square))
            turnable |= bit(square);
    require(turnable == discs_placements(board), "placements and turned disagree");
    require(!(reversi_stable(board) & ~board.own), "a stable disc that is not there");
    uint64_t limit = deeply ? 20000 : 1000;
    int cut = chance() % 2 ? 120 : 0;
    struct findings plain = find(board, rules, weights, cut, limit, PLAIN);
    for (enum processor kind = AVX2; kind <= AVX512; kind++) {
        if (reversi_prepare(kind) != kind)
            continue;
        struct findings fast = find(board, rules, weights, cut, limit, kind);
        require(fast.leaves == plain.leaves && fast.value == plain.value, "the kinds of code count differently");
        require(fast.length == plain.length && fast.reached == plain.reached && fast.best == plain.best,
                "the kinds of code search differently");
        require(fast.solved == plain.solved && fast.nodes == plain.nodes && (!fast.solved || fast.worth == plain.worth),
                "the kinds of code solve differently");
    }
}

/* Moves are ordered by short looks at positions whose ends may be known. */
static void keep_ends(void)
{
    struct slot table[BUCKET] = {{0}};
    struct search search = {.table = table, .slots = BUCKET};
    uint64_t key = chance();
    remember(&search, key, SOLVED + 20, FULL_WIDTH, -4, 4, 0, 12, 0);
    remember(&search, key, 3, FULL_WIDTH, -INFINITE, INFINITE, 900, 30, 0);
    struct entry known = recall(&search, key);
    require(known.draft == SOLVED + 20 && known.square == 12 && known.lower == 0 && known.upper == 0,
            "a short look made the table forget an end");
}

/* Many games at once, to their ends. */
static void play_many(void)
{
    enum { GAMES = 50 };
    struct board boards[GAMES];
    squares legal[GAMES];
    uint8_t turns[GAMES] = {0}, actions[GAMES];
    int8_t results[GAMES] = {0};
    uint64_t seed = 1;
    struct batch batch = {GAMES, boards, legal, turns, results};
    for (int game = 0; game < GAMES; game++) {
        boards[game] = (struct board){0x0000000810000000ULL, 0x0000001008000000ULL};
        legal[game] = discs_placements(boards[game]);
    }
    for (int ply = 0; ply < 130; ply++) {
        reversi_batch_choose(&batch, actions, &seed);
        require(reversi_batch_illegal(&batch, actions) == GAMES, "an illegal choice");
        reversi_batch_step(&batch, actions, true);
    }
    for (int game = 0; game < GAMES; game++)
        require(turns[game] == OVER && results[game], "a game without an end");
    turns[3] = 0;
    actions[3] = 255;
    require(reversi_batch_illegal(&batch, actions) == 3, "an action that is none");
}

int main(void)
{
    int16_t *weights = calloc(NUMBERS, sizeof *weights);
    require(weights != NULL, "no memory");
    reversi_prepare(AVX512);
    play_many();
    keep_ends();
    for (int round = 0; round < 8; round++) {
        struct rules rules = {round % 2, round / 2 % 2, round / 4 % 2};
        struct board board = {0x0000000810000000ULL, 0x0000001008000000ULL};
        for (int each = 0; each < NUMBERS; each++)
            weights[each] = (int16_t)(round < 6 ? (int)(chance() % 201) - 100 : round % 2 ? INT16_MAX : INT16_MIN);
        for (;;) {
            struct move moves[MOST_MOVES];
            int length = reversi_moves(board, rules.one_line, moves);
            examine(board, rules, weights, round % 5 == 0);
            if (length) {
                struct move move = moves[chance() % (uint64_t)length];
                board = after(board, move.square, move.turned);
            } else if (discs_placements(passed(board))) {
                board = passed(board);
            } else {
                break;
            }
        }
        for (int strange = 0; strange < 12; strange++) {
            squares discs = strange % 3 ? chance() | (strange % 3 == 1 ? chance() : 0) : chance() & chance();
            squares own = chance();
            examine((struct board){discs & own, discs & ~own}, rules, weights, false);
        }
    }
    examine((struct board){0, 0}, (struct rules){true, true, false}, weights, false);
    examine((struct board){~(squares)0, 0}, (struct rules){true, true, true}, weights, false);

    int asked = 0, reached;
    uint64_t leaves;
    struct board start = {0x0000000810000000ULL, 0x0000001008000000ULL};
    require(!reversi_perft(start, true, 20, (struct watch){stop_now, &asked}, &leaves) && asked == 1,
            "perft did not stop when told");
    struct slot table[BUCKET] = {{0}};
    struct search search = {.weights = weights, .errors = weights, .table = table, .slots = BUCKET, .limit = UINT64_MAX,
                            .watch = {stop_now, &asked}};
    struct candidate candidates[MOST_MOVES];
    reversi_search(&search, start, 60, 0, candidates, &reached);
    require(search.stopped && asked == 2, "the search did not stop when told");
    free(weights);
    return 0;
}
