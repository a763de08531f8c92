// Reversi for boardgame.io: the base game, which tells its players what ours tells them (games/reversi/view.py).

const FILES = "abcdefgh";
const NAMES = Array.from({ length: 64 }, (_, square) => FILES[square % 8] + (1 + (square >> 3)));
const SQUARES = new Map(NAMES.map((name, square) => [name, square]));
const COLOURS = "gb";
const STEPS = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

const RAYS = NAMES.map((_, square) =>
  STEPS.map(([right, up]) => {
    const ray = [];
    let [file, rank] = [(square % 8) + right, (square >> 3) + up];
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += right, rank += up) ray.push(file + 8 * rank);
    return ray;
  }).filter((ray) => ray.length > 1),
);

/** What a disc of `own` laid on `square` turns over: unbroken runs of the other colour up to an own disc. */
function flanked(board, own, square) {
  const turned = [];
  for (const ray of RAYS[square]) {
    let length = 0;
    while (length < ray.length && board[ray[length]] !== own && board[ray[length]] !== ".") length++;
    if (length && length < ray.length && board[ray[length]] === own) turned.push(...ray.slice(0, length));
  }
  return turned;
}

/** Every legal placement of a seat, with the names of the squares that it turns over. */
function placements(board, seat) {
  const found = {};
  for (let square = 0; square < 64; square++) {
    if (board[square] !== ".") continue;
    const turned = flanked(board, COLOURS[seat], square);
    if (turned.length) found[NAMES[square]] = turned.map((each) => NAMES[each]);
  }
  return found;
}

/** Who moves after `seat`: the other, the same again where the other must pass, or nobody; and what he may do. */
function following(board, seat) {
  for (const next of [1 - seat, seat]) {
    const turns = placements(board, next);
    if (Object.keys(turns).length) return { turn: next, turns };
  }
  return { turn: null, turns: {} };
}

function start() {
  const cells = Array(64).fill(".");
  for (const name of ["d4", "e5"]) cells[SQUARES.get(name)] = "g";
  for (const name of ["d5", "e4"]) cells[SQUARES.get(name)] = "b";
  const board = cells.join("");
  return { board, counts: [2, 2], reserves: [30, 30], last: null, ...following(board, 1) };
}

function place({ G, playerID }, name) {
  const seat = Number(playerID);
  const square = SQUARES.get(name);
  if (square === undefined || G.board[square] !== ".") return "INVALID_MOVE";
  const turned = flanked(G.board, COLOURS[seat], square);
  if (!turned.length) return "INVALID_MOVE";
  const cells = [...G.board];
  for (const each of [square, ...turned]) cells[each] = COLOURS[seat];
  const board = cells.join("");
  const counts = [...G.counts];
  counts[seat] += 1 + turned.length;
  counts[1 - seat] -= turned.length;
  const reserves = [...G.reserves];
  reserves[reserves[seat] ? seat : 1 - seat] -= 1;
  // a new state rather than changes to the one at hand: Immer is quicker so
  return {
    board,
    counts,
    reserves,
    last: { seat, square: name, turned: turned.map((each) => NAMES[each]) },
    ...following(board, seat),
  };
}

exports.Reversi = {
  name: "reversi",
  minPlayers: 2,
  maxPlayers: 2,
  setup: start,
  moves: { place },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G, ctx }) => G.turn ?? 1 - ctx.playOrderPos },
  },
  endIf: ({ G }) => (G.turn === null ? { scores: G.counts } : undefined),
};
