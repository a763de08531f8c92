/* Runs every function of the solo kernel over random games and over tables that no game would reach. Built with
 * the sanitizers, which end the program at the first wrong step. */
#include "sanitized.h"
#include "games/solo/kernel/solo.h"

static bool stop_now(void *with)
{
    (*(int *)with)++;
    return true;
}

static struct deal shuffled(squares tokens, bool sum)
{
    struct deal deal = {.tokens = tokens, .gold = chance(), .sum = sum, .won = (int)(chance() % 9)};
    for (int square = 0; square < 64; square++)
        deal.values[square] = (uint8_t)(chance() % 11);
    deal.blanks = (int)(chance() % 5);
    return deal;
}

/* Plays a plan's line and requires that it is legal and reaches the score. */
static void follow(const struct deal *deal, struct table table, const struct plan *plan)
{
    for (int step = 0; step < plan->length; step++) {
        struct placement placements[MOST_PLACEMENTS], next = plan->line[step];
        int length = solo_placements(deal, &table, placements), found = 0;
        for (int each = 0; each < length; each++)
            found += placements[each].colour == next.colour && placements[each].square == next.square;
        require(found == 1, "a plan with an illegal placement");
        table = solo_after(deal, &table, next);
    }
    require(solo_score(deal, deal->tokens & ~table.tokens) == plan->score, "a plan that does not reach its score");
}

static void examine(const struct deal *deal, const struct table *table, int width, uint64_t nodes)
{
    struct plan plan;
    squares discs = table->discs[GOLD] | table->discs[BLACK];
    require(!(solo_lost(table->tokens, discs, chance()) & ~table->tokens), "a lost token that is not there");
    require(!(solo_winning(table->discs[GOLD], table->up, ~discs) & discs), "a winning square that is not free");
    require(solo_best(deal, table, width, nodes, (struct watch){0}, &plan) == FOUND, "no plan");
    require(plan.score <= plan.bound && plan.nodes <= nodes, "a plan beyond its bounds");
    follow(deal, *table, &plan);
}

int main(void)
{
    static const squares LAYOUT = 0x245aa54242a55a24ULL;
    static const struct table START = {{0x0000001008000000ULL, 0x0000000810000000ULL}, LAYOUT, 0};
    discs_prepare();
    solo_prepare();
    for (int round = 0; round < 40; round++) {
        struct table table = START;
        struct deal deal = shuffled(LAYOUT, round % 2);
        struct placement placements[MOST_PLACEMENTS];
        for (int length; (length = solo_placements(&deal, &table, placements));) {
            struct deal rest = deal;
            rest.tokens = table.tokens;
            examine(&rest, &table, round % 5, round % 3 ? 20 : 0);
            table = solo_after(&deal, &table, placements[chance() % (uint64_t)length]);
        }
    }
    for (int strange = 0; strange < 500; strange++) {
        squares full = strange % 3 ? chance() | (strange % 3 == 1 ? chance() : 0) : chance() & chance();
        squares discs = full & chance(), gold = chance();
        struct table table = {{discs & gold, discs & ~gold}, full & ~discs, full & ~discs & chance()};
        struct deal deal = shuffled(table.tokens, strange % 2);
        examine(&deal, &table, strange % 7, 50);
    }
    struct deal deal = shuffled(LAYOUT, true);
    examine(&deal, &START, 300, 2000);
    examine(&deal, &(struct table){0}, 3, 10);
    examine(&deal, &(struct table){{~(squares)0, 0}, 0, 0}, 3, 10);
    deal = shuffled(~bit(0), false);
    examine(&deal, &(struct table){{bit(0), 0}, ~bit(0), ~bit(0)}, 3, 10);

    int asked = 0;
    struct plan plan;
    struct watch watch = {stop_now, &asked};
    struct table hard = {{START.discs[GOLD], START.discs[BLACK]}, 0x85a345e7e6e2790fULL, 0};
    deal = (struct deal){.tokens = hard.tokens, .gold = 0xaaaa5555aaaa5555ULL};
    require(solo_best(&deal, &hard, 10000, 0, watch, &plan) == INTERRUPTED && asked == 1, "the plan went on");
    require(solo_best(&deal, &hard, 0, UINT64_MAX, watch, &plan) == INTERRUPTED && asked == 2, "the trial went on");
    return 0;
}
