/* Which of the searches this processor runs, and the tables that they look things up in. */
#include "variants.h"

static enum processor chosen;

#ifdef __x86_64__

squares RISING[64][4], FALLING[64][4];
uint8_t TURNED_IN_LINE[8][256];
squares LAST_LINES[64][4];
uint8_t LAST_PLACES[64][4];

/* The squares from one outwards, itself left out. */
static squares ray(int square, int step_x, int step_y)
{
    squares found = 0;
    int x = square % 8 + step_x, y = square / 8 + step_y;
    for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += step_x, y += step_y)
        found |= bit(x + 8 * y);
    return found;
}

static void prepare_tables(void)
{
    static const int STEPS[4][2] = {{1, 0}, {-1, 1}, {0, 1}, {1, 1}}; /* 1, 7, 8 and 9 squares on */
    for (int square = 0; square < 64; square++) {
        for (int step = 0; step < 4; step++) {
            squares up = ray(square, STEPS[step][0], STEPS[step][1]);
            squares down = ray(square, -STEPS[step][0], -STEPS[step][1]);
            RISING[square][step] = up;
            FALLING[square][step] = down;
            LAST_LINES[square][step] = up | down | bit(square);
            LAST_PLACES[square][step] = (uint8_t)count(down);
        }
    }
    for (int at = 0; at < 8; at++) {
        for (int own = 0; own < 256; own++) {
            int turned = 0;
            for (int way = -1; way <= 1; way += 2) {
                int end = at + way;
                while (end >= 0 && end < 8 && !(own >> end & 1))
                    end += way;
                if (end >= 0 && end < 8)
                    turned += (end - at) * way - 1;
            }
            TURNED_IN_LINE[at][own] = (uint8_t)turned;
        }
    }
}

static enum processor this_processor(void)
{
    /* the first two generations of Zen have the instruction that gathers bits, but take hundreds of cycles for it */
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2") || __builtin_cpu_is("znver1") ||
        __builtin_cpu_is("znver2"))
        return PLAIN;
    /* the first processors with AVX-512 run slower while they use it; VBMI2 came with those that do not */
    return __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512vbmi2")
               ? AVX512
               : AVX2;
}

#define CHOOSE(name, ...)                                                                                                \
    (chosen == AVX512 ? name##_avx512(__VA_ARGS__) : chosen == AVX2 ? name##_avx2(__VA_ARGS__) : name##_plain(__VA_ARGS__))

#else

static void prepare_tables(void) {}
static enum processor this_processor(void) { return PLAIN; }
#define CHOOSE(name, ...) name##_plain(__VA_ARGS__)

#endif

enum processor reversi_prepare(enum processor most)
{
    discs_prepare();
    patterns_prepare();
    prepare_tables();
    chosen = this_processor() < most ? this_processor() : most;
    return chosen;
}

bool reversi_perft(struct board board, bool one_line, int depth, struct watch watch, uint64_t *leaves)
{
    return CHOOSE(reversi_perft, board, one_line, depth, watch, leaves);
}

int reversi_search(struct search *search, struct board board, int depth, int margin,
                   struct candidate candidates[MOST_MOVES], int *reached)
{
    return CHOOSE(reversi_search, search, board, depth, margin, candidates, reached);
}

bool reversi_solve(struct search *search, struct board board, struct move *best, int *value)
{
    return CHOOSE(reversi_solve, search, board, best, value);
}

int reversi_line(const struct search *search, struct board board, struct move move, struct move line[60])
{
    return CHOOSE(reversi_line, search, board, move, line);
}

int reversi_evaluate(const int16_t *weights, struct board board) { return CHOOSE(reversi_evaluate, weights, board); }
