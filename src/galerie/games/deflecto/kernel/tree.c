#include "tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WIDEST = 32, MOST_NODES = 1 << 19 };
enum { LISTED = 16 }; /* so many placements take as long to list as a board takes otherwise */
enum { VISITS_TO_EXPAND = 4 }; /* a table is looked at so often before its placements are */

static const double PROTECTION = 0.5; /* what it is worth to lay where one could lose a square */
static const double CURIOSITY = 0.3;
static const double CONFIDENCE = 0.1; /* how much less promising placements are tried e times less */

struct node {
    uint8_t square, figure;
    bool proves;  /* whether it changes a length */
    bool presses; /* whether the player to move after it leads, and asks for the end */
    int visits, first, children;
    double likely, foreseen;
    double chances[MOST_ROUTES]; /* added up over the visits */
};

/* What is known of a table: the placements of the player to move, and how much each path may still suffer. */
struct prospect {
    int count;
    bool presses;
    struct placement placements[MOST_PLACEMENTS];
    bool proves[MOST_PLACEMENTS];
    double appeals[MOST_PLACEMENTS];
    double traits[MOST_ROUTES][TRAITS];
};

struct tree {
    struct table root;
    struct faces faces;
    struct weights weights;
    uint64_t random;
    long work;
    int count, room;
    struct node *nodes;
    struct prospect prospect; /* of the table looked at */
    struct placement listed[MOST_PLACEMENTS];
};

/* Between 0 and 1, by splitmix64. */
static double chance(struct tree *tree)
{
    uint64_t mixed = tree->random += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (double)((mixed ^ mixed >> 31) >> 11) / 9007199254740992.0;
}

/* ---- The table ---- */

static int tiles_left(const struct tree *tree, const struct table *table, int seat)
{
    int left = 0;
    for (int tile = 0; tile < tree->faces.tiles; tile++)
        left += table->stocks[seat][tile];
    return left;
}

static int all_tiles_left(const struct tree *tree, const struct table *table)
{
    int left = 0;
    for (int seat = 0; seat < table->terrain.map.routes; seat++)
        left += tiles_left(tree, table, seat);
    return left;
}

static bool is_over(const struct tree *tree, const struct table *table)
{
    return table->passes == table->terrain.map.routes || !all_tiles_left(tree, table);
}

/* The tile of which most are left among those that show a figure. */
static int tile_of(const struct tree *tree, const struct table *table, uint8_t figure)
{
    const uint8_t *stock = table->stocks[table->turn];
    int found = 0, most = 0;
    for (int tile = 0; tile < tree->faces.tiles; tile++)
        for (int each = 0; each < tree->faces.counts[tile]; each++)
            if (tree->faces.codes[tile][each] == figure && stock[tile] > most) {
                found = tile;
                most = stock[tile];
            }
    return found;
}

/* A placement or a pass, after the question whether the game may end. */
static void take_turn(const struct tree *tree, struct table *table, const struct node *node, bool asked)
{
    int me = table->turn;
    bool passes = node->square == NOWHERE;
    if (asked)
        table->contests[1 - me] = true;
    if (!passes) {
        table->stocks[me][tile_of(tree, table, node->figure)]--;
        deflecto_lay(&table->terrain, node->square, node->figure);
    }
    table->passes = passes ? table->passes + 1 : 0;
    table->penalties[me] += table->contests[me] && !node->proves;
    table->contests[me] = false;
    table->turn = (me + 1) % table->terrain.map.routes;
}

/* Of two players, the one who leads alone is taken to ask for the end in every turn, and the other to contest: asking
 * costs nothing (DEF-32, DEF-33), and whoever is behind has no choice. */
static bool presses(const struct tree *tree, const struct table *table, const struct witness witnesses[MOST_ROUTES])
{
    int me = table->turn, rival = 1 - me;
    if (table->terrain.map.routes != 2 || table->contests[0] || table->contests[1] || !tiles_left(tree, table, rival))
        return false;
    int lead = witnesses[rival].length + table->penalties[rival] - witnesses[me].length - table->penalties[me];
    return lead > 0 || (lead == 0 && witnesses[me].empty > witnesses[rival].empty);
}

/* ---- What a table is worth ---- */

/* The figures that anybody can show, in the order of their codes; and who can, as sets of seats. */
static int shown(const struct tree *tree, const struct table *table, uint8_t figures[MOST_FIGURES], uint8_t able[256])
{
    int count = 0;
    memset(able, 0, 256);
    for (int seat = 0; seat < table->terrain.map.routes; seat++)
        for (int tile = 0; tile < tree->faces.tiles; tile++)
            for (int each = 0; table->stocks[seat][tile] && each < tree->faces.counts[tile]; each++)
                able[tree->faces.codes[tile][each]] |= (uint8_t)(1 << seat);
    for (int code = 1; code < 256; code++)
        if (able[code])
            figures[count++] = (uint8_t)code;
    return count;
}

/* By how many squares more a placement harms a player than one of the others who could lay it. */
static int harm_to(int seat, int seats, uint8_t able, const int grown[MOST_ROUTES])
{
    int worst = 0;
    for (int rival = 0; rival < seats; rival++)
        if (rival != seat && able >> rival & 1 && grown[seat] - grown[rival] > worst)
            worst = grown[seat] - grown[rival];
    return worst;
}

static void look(struct tree *tree, struct table *table)
{
    struct prospect *prospect = &tree->prospect;
    struct witness witnesses[MOST_ROUTES];
    uint8_t figures[MOST_FIGURES], able[256], harms[MOST_ROUTES][MOST_SQUARES] = {{0}};
    int counts[MOST_ROUTES] = {0}, seats = table->terrain.map.routes, me = table->turn;
    bool provable[MOST_ROUTES] = {false};
    int known = shown(tree, table, figures, able);
    int found = deflecto_list(&table->terrain, figures, known, witnesses, tree->listed);
    tree->work += 1 + found / LISTED;
    prospect->presses = presses(tree, table, witnesses);
    prospect->count = 0;
    for (int at = 0; at < found; at++) {
        const struct placement *placement = &tree->listed[at];
        int grown[MOST_ROUTES], gain = 0;
        bool proves = false;
        uint8_t who = able[placement->figure];
        for (int seat = 0; seat < seats; seat++) {
            grown[seat] = placement->lengths[seat] - witnesses[seat].length;
            proves |= grown[seat] != 0;
            gain += seat == me ? 0 : grown[seat];
        }
        for (int seat = 0; proves && seat < seats; seat++) {
            int harm = harm_to(seat, seats, who, grown);
            counts[seat] += harm > 0;
            provable[seat] |= who >> seat & 1;
            if (harm > harms[seat][placement->square])
                harms[seat][placement->square] = (uint8_t)harm;
        }
        if (who >> me & 1) {
            prospect->placements[prospect->count] = *placement;
            prospect->proves[prospect->count] = proves;
            prospect->appeals[prospect->count++] = (double)gain / (seats - 1) - grown[me];
        }
    }
    for (int at = 0; at < prospect->count; at++) {
        if (!prospect->proves[at])
            prospect->appeals[at] += PROTECTION * harms[me][prospect->placements[at].square] - table->contests[me];
        prospect->appeals[at] += chance(tree);
    }
    for (int seat = 0; seat < seats; seat++) {
        double *traits = prospect->traits[seat];
        memset(traits, 0, sizeof prospect->traits[seat]);
        traits[TOTAL] = witnesses[seat].length + table->penalties[seat] + (table->contests[seat] && !provable[seat]);
        traits[EMPTY] = witnesses[seat].empty;
        traits[EXPOSED] = log2(1 + counts[seat]);
        for (int square = 0; square < table->terrain.map.size * table->terrain.map.size; square++) {
            int harm = harms[seat][square];
            traits[WEAK] += harm > 0;
            traits[SOFT] += harm > 2;
            traits[WORST] = harm > traits[WORST] ? harm : traits[WORST];
        }
        traits[TEMPO] = seat == me ? -1 : 0;
    }
}

/* What the traits of a table promise to each player against each of the others. */
static void estimate(const struct tree *tree, const struct table *table, double chances[MOST_ROUTES])
{
    int seats = table->terrain.map.routes;
    double early = all_tiles_left(tree, table) / (double)(MOST_STOCK * seats);
    for (int seat = 0; seat < seats; seat++) {
        double sum = 0;
        for (int rival = 0; rival < seats; rival++) {
            double odds = 0;
            for (int trait = 0; trait < TRAITS; trait++) {
                double more = tree->prospect.traits[rival][trait] - tree->prospect.traits[seat][trait];
                odds += more * (tree->weights.late[trait] + early * tree->weights.early[trait]);
            }
            sum += rival == seat ? 0 : 1 / (1 + exp(-odds));
        }
        chances[seat] = sum / (seats - 1);
    }
}

/* How the game has ended. A contester without tiles has proved nothing (DEF-36). */
static void settle(const struct table *table, double chances[MOST_ROUTES])
{
    int seats = table->terrain.map.routes, empties[MOST_ROUTES], totals[MOST_ROUTES];
    for (int seat = 0; seat < seats; seat++) {
        struct way way;
        deflecto_find_way(&table->terrain, table->terrain.map.route[seat], &way);
        totals[seat] = way.length + table->penalties[seat] + table->contests[seat];
        empties[seat] = way.empty;
    }
    for (int seat = 0; seat < seats; seat++) {
        double sum = 0;
        for (int rival = 0; rival < seats; rival++) {
            int lead = totals[rival] - totals[seat];
            if (!lead)
                lead = empties[seat] - empties[rival];
            sum += rival == seat ? 0 : lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
        }
        chances[seat] = sum / (seats - 1);
    }
}

static void judge(struct tree *tree, struct table *table, double chances[MOST_ROUTES])
{
    if (is_over(tree, table)) {
        settle(table, chances);
    } else {
        look(tree, table);
        estimate(tree, table, chances);
    }
}

/* ---- Growing ---- */

static bool make_room(struct tree *tree, int more)
{
    if (tree->count + more <= tree->room)
        return true;
    int room = 2 * tree->room + MOST_PLACEMENTS;
    struct node *nodes = realloc(tree->nodes, (size_t)room * sizeof *nodes);
    if (!nodes)
        return false;
    tree->nodes = nodes;
    tree->room = room;
    return true;
}

/* The placements of a table as nodes, from the most appealing: all of them at the root, elsewhere some. */
static bool branch(struct tree *tree, int at, struct table *table)
{
    look(tree, table);
    struct prospect *prospect = &tree->prospect;
    int wanted = at && prospect->count > WIDEST ? WIDEST : prospect->count;
    if (!make_room(tree, wanted + 1))
        return false;
    struct node *node = &tree->nodes[at];
    node->first = tree->count;
    node->presses = prospect->presses;
    if (!wanted)
        tree->nodes[tree->count++] = (struct node){.square = NOWHERE};
    for (int made = 0; made < wanted; made++) {
        int best = 0;
        for (int each = 1; each < prospect->count; each++)
            if (prospect->appeals[each] > prospect->appeals[best])
                best = each;
        tree->nodes[tree->count++] = (struct node){.square = prospect->placements[best].square,
                                                   .figure = prospect->placements[best].figure,
                                                   .proves = prospect->proves[best]};
        prospect->appeals[best] = -MOST_SQUARES;
    }
    node->children = tree->count - node->first;
    return true;
}

/* What each of the placements promises, by the table that it leaves. */
static void foresee(struct tree *tree, const struct node *node, const struct table *table)
{
    double most = 0, sum = 0, chances[MOST_ROUTES];
    struct node *children = &tree->nodes[node->first];
    for (int each = 0; each < node->children; each++) {
        struct table after = *table;
        take_turn(tree, &after, &children[each], node->presses);
        judge(tree, &after, chances);
        children[each].foreseen = chances[table->turn];
        most = chances[table->turn] > most ? chances[table->turn] : most;
    }
    for (int each = 0; each < node->children; each++)
        sum += children[each].likely = exp((children[each].foreseen - most) / CONFIDENCE);
    for (int each = 0; each < node->children; each++)
        children[each].likely /= sum;
}

/* The child to look at next. */
static int promising(const struct tree *tree, const struct node *node, int turn)
{
    int best = node->first;
    double highest = -1, curiosity = CURIOSITY * sqrt(node->visits);
    for (int each = node->first; each < node->first + node->children; each++) {
        const struct node *child = &tree->nodes[each];
        double value = child->visits ? child->chances[turn] / child->visits : child->foreseen;
        value += curiosity * child->likely / (1 + child->visits);
        if (value > highest) {
            highest = value;
            best = each;
        }
    }
    return best;
}

/* Down the tree to a table that has not been branched, which is judged. */
static bool explore(struct tree *tree)
{
    struct table table = tree->root;
    int path[MOST_ROUTES * MOST_STOCK * (MOST_ROUTES + 1)], depth = 0, at = 0;
    double chances[MOST_ROUTES];
    path[depth++] = at;
    while (!is_over(tree, &table)) {
        if (!tree->nodes[at].children) {
            if ((at && tree->nodes[at].visits < VISITS_TO_EXPAND) || tree->count > MOST_NODES)
                break;
            if (!branch(tree, at, &table))
                return false;
            foresee(tree, &tree->nodes[at], &table);
        }
        bool asked = tree->nodes[at].presses;
        at = promising(tree, &tree->nodes[at], table.turn);
        take_turn(tree, &table, &tree->nodes[at], asked);
        tree->work++;
        path[depth++] = at;
    }
    judge(tree, &table, chances);
    for (int each = 0; each < depth; each++) {
        struct node *node = &tree->nodes[path[each]];
        node->visits++;
        for (int seat = 0; seat < table.terrain.map.routes; seat++)
            node->chances[seat] += chances[seat];
    }
    return true;
}

struct tree *deflecto_plant(const struct table *table, const struct faces *faces, const struct weights *weights,
                            uint64_t seed)
{
    struct tree *tree = calloc(1, sizeof *tree);
    if (!tree)
        return NULL;
    tree->root = *table;
    tree->faces = *faces;
    tree->weights = *weights;
    tree->random = seed;
    if (!make_room(tree, 1)) {
        free(tree);
        return NULL;
    }
    tree->nodes[tree->count++] = (struct node){.square = NOWHERE};
    return tree;
}

void deflecto_fell(struct tree *tree)
{
    free(tree->nodes);
    free(tree);
}

bool deflecto_grow(struct tree *tree, long work)
{
    if (is_over(tree, &tree->root))
        return true;
    for (long until = tree->work + work; tree->work < until;)
        if (!explore(tree))
            return false;
    return true;
}

/* ---- What was found ---- */

int deflecto_seats(const struct tree *tree) { return tree->root.terrain.map.routes; }

long deflecto_work(const struct tree *tree) { return tree->work; }

void deflecto_traits(struct tree *tree, double traits[MOST_ROUTES][TRAITS])
{
    struct table table = tree->root;
    look(tree, &table);
    memcpy(traits, tree->prospect.traits, sizeof tree->prospect.traits);
}

static struct opinion opinion_of(const struct node *node)
{
    struct opinion opinion = {.square = node->square,
                              .figure = node->figure,
                              .visits = node->visits,
                              .foreseen = node->foreseen};
    for (int seat = 0; node->visits && seat < MOST_ROUTES; seat++)
        opinion.chances[seat] = node->chances[seat] / node->visits;
    return opinion;
}

struct opinion deflecto_whole(const struct tree *tree) { return opinion_of(&tree->nodes[0]); }

int deflecto_considered(const struct tree *tree) { return tree->nodes[0].children; }

struct opinion deflecto_opinion(const struct tree *tree, int index)
{
    return opinion_of(&tree->nodes[tree->nodes[0].first + index]);
}

int deflecto_line(const struct tree *tree, int index, struct opinion line[MOST_LINE])
{
    const struct node *node = &tree->nodes[tree->nodes[0].first + index];
    int count = 0;
    while (count < MOST_LINE && node->children) {
        const struct node *best = &tree->nodes[node->first];
        for (int each = node->first + 1; each < node->first + node->children; each++)
            if (tree->nodes[each].visits > best->visits)
                best = &tree->nodes[each];
        line[count++] = opinion_of(best);
        node = best;
    }
    return count;
}
