/* Solves random deals of every size, and deals that no game would bring, such as cards with all figures on one cell;
 * and plays on from lay-outs of every kind, those that no cards could make among them.
 * Built with the sanitizers, which end the program at the first wrong step. */
#include "sanitized.h"
#include "games/copyright/kernel/copyright.h"
#include "games/copyright/kernel/playouts.h"

enum { LAY_OUTS = 5, SAMPLES = 3, FARTHEST = 1000 };

static uint8_t another(uint8_t one, uint8_t two)
{
    uint8_t cell;
    do
        cell = (uint8_t)(chance() % CELLS);
    while (cell == one || cell == two);
    return cell;
}

static struct hand dealt(int length, bool possible)
{
    struct hand hand = {.length = length};
    for (int card = 0; card < length; card++) {
        uint8_t *face = hand.faces[card];
        face[0] = (uint8_t)(chance() % CELLS);
        face[1] = possible ? another(face[0], face[0]) : face[0];
        face[2] = possible ? another(face[0], face[1]) : face[0];
    }
    return hand;
}

static uint32_t pattern(const struct hand *hand, int cards)
{
    uint32_t model = 0;
    for (int card = 0; card < cards; card++)
        for (int figure = 0; figure < FIGURES; figure++)
            model |= (uint32_t)1 << (CELLS * figure + hand->faces[card][figure]);
    return model;
}

static void examine(uint32_t model, const struct hand *hand)
{
    struct best best, few, whole;
    bool fair;
    int limit = hand->length / 2;
    require(copyright_best(model, hand, MOST_CARDS, &best) && copyright_is_fair(model, hand, &fair), "no memory");
    require(copyright_best(model, hand, limit, &few) && copyright_finish(model, hand, limit, &whole), "no memory");
    require(few.score <= best.score && few.length <= limit && whole.length <= limit, "more than the limit");
    require(few.possible == whole.possible && (!whole.possible || whole.matches == CELLS), "an end that is none");
    require(!whole.possible || whole.score <= few.score || few.matches == CELLS, "an end better than the best");
    require(best.score >= 0 && best.score <= HIGHEST && best.length <= hand->length, "a score out of bounds");
    require(fair == (best.score == HIGHEST), "fair and not fair");
    require(best.score == best.matches + (best.matches == CELLS) - best.overflow, "a score that does not add up");
    for (int each = 0; each < best.length; each++)
        require(best.laid[each].card < hand->length && best.laid[each].turn < TURNS, "a card that is not there");
}

static struct lay_out strewn(bool empty)
{
    if (empty)
        return (struct lay_out){0};
    return (struct lay_out){.shown = chance(),
                            .left = (int)(chance() % FARTHEST),
                            .right = (int)(chance() % FARTHEST),
                            .top = (int)(chance() % FARTHEST),
                            .bottom = (int)(chance() % FARTHEST),
                            .missed = (int)(chance() % FARTHEST)};
}

static void play_on(uint32_t model, int turns, bool possible)
{
    const struct habits habits = {.still = 90, .missing = 18, .ending = 0.12, .finishing = 1};
    struct lay_out from[LAY_OUTS];
    uint8_t faces[SAMPLES * MOST_TURNS][FIGURES];
    double values[LAY_OUTS], again[LAY_OUTS];
    for (int each = 0; each < LAY_OUTS; each++)
        from[each] = strewn(!each);
    struct hand cards = dealt(SAMPLES * turns, possible);
    for (int card = 0; card < SAMPLES * turns; card++)
        for (int figure = 0; figure < FIGURES; figure++)
            faces[card][figure] = cards.faces[card][figure];
    copyright_play_out(&habits, model, from, LAY_OUTS, faces, SAMPLES, turns, values);
    for (int each = 0; each < LAY_OUTS; each++) {
        copyright_play_out(&habits, model, &from[each], 1, faces, SAMPLES, turns, &again[each]);
        require(values[each] == again[each], "a lay-out's value depends on the others");
        require(values[each] <= HIGHEST + habits.finishing, "more than the model is worth");
    }
    require(values[0] >= -2 * turns, "an empty frame lost more than its cards");
}

int main(void)
{
    for (int length = 0; length <= MOST_CARDS; length += length < 12 ? 1 : 10)
        for (int round = 0; round < 4; round++) {
            struct hand model = dealt(4, true), hand = dealt(length, round % 4);
            examine(pattern(&model, 4), &hand);
            examine(pattern(&hand, length < 4 ? length : 4), &hand);
        }
    struct hand hand = dealt(3, true);
    for (int turns = 1; turns <= MOST_TURNS; turns++)
        for (int round = 0; round < 4; round++) {
            struct hand model = dealt(4, true);
            play_on(pattern(&model, 4), turns, round % 4);
        }
    play_on(0, MOST_TURNS, true);
    play_on((1u << FIGURES * CELLS) - 1, MOST_TURNS, true);
    examine(0, &hand);
    examine((1u << FIGURES * CELLS) - 1, &hand);
    return 0;
}
