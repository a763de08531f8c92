/* Solves random deals of every size, and deals that no game would bring, such as cards with all figures on one cell.
 * Built with the sanitizers, which end the program at the first wrong step. */
#include "sanitized.h"
#include "games/copyright/kernel/copyright.h"

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

int main(void)
{
    for (int length = 0; length <= MOST_CARDS; length += length < 12 ? 1 : 10)
        for (int round = 0; round < 4; round++) {
            struct hand model = dealt(4, true), hand = dealt(length, round % 4);
            examine(pattern(&model, 4), &hand);
            examine(pattern(&hand, length < 4 ? length : 4), &hand);
        }
    struct hand hand = dealt(3, true);
    examine(0, &hand);
    examine((1u << FIGURES * CELLS) - 1, &hand);
    return 0;
}
