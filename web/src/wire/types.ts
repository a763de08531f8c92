// Made by `make wire` from galerie.host.wire and the games' views. Do not edit.

export interface OptionForm {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  rare: boolean;
  applies: (Record<string, (boolean | number | string)[]>)[];
}

export interface LevelInfo {
  name: string;
  rating: number | null;
}

export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  starts: number | null;
  options: OptionForm[];
  levels: LevelInfo[];
  daily: string | null;
}

/** Options to be checked before a table is opened with them. */
export interface OptionsCheck {
  seats: number;
  options?: Record<string, boolean | number | string>;
}

/** A move to be checked before it is made. */
export interface MoveCheck {
  move: string;
}

export interface Health {
  status: "ok";
}

export interface Readiness {
  status: "failing" | "ready" | "stopping";
  saving: boolean;
}

export interface HostInfo {
  address: string | null;
}

/** What the lexicon says of a word; of what is none only that. */
export interface WordInfo {
  word: string;
  accepted: boolean;
  bases: string[];
  band: string | null;
}

/** The words of a pattern. */
export interface WordList {
  count: number;
  words: string[];
}

export interface ClockRule {
  per: "correspondence" | "game" | "move";
  seconds: number;
  increment?: number;
}

/** Who should sit here: the creator, a friend on the creator's screen, whoever has the link, or a bot. */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "open";
  name?: string;
  level?: string | null;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  clock?: ClockRule | null;
  deal?: string | null;
  public?: boolean;
  friendly?: boolean;
}

export interface JoinWish {
  name?: string;
}

/** How strong whoever sits here is: an account in this game, or a bot. */
export interface SeatRating {
  value: number;
  sure: boolean;
  change: number | null;
}

/** Who should take an open seat instead of a person. */
export interface BotWish {
  level: string;
}

/** To play with whoever else wants to play this game, as it is usually played. */
export interface PairWish {
  game: string;
  name?: string;
}

export interface SeatInfo {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  yours: boolean;
  present: boolean;
  rating: SeatRating | null;
  away?: number | null;
  vacant?: number | null;
}

/** A table as one visitor may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  secret: boolean;
  racing: boolean;
  advised: boolean;
  reviewed: boolean;
  seats: SeatInfo[];
  clock: ClockRule | null;
  deal: string | null;
  next: string | null;
  rated: boolean | null;
  friendly: boolean;
  helped: boolean;
  public: boolean;
  opened: boolean;
  withdrawn: boolean;
  spectators: number;
}

export interface Listing {
  table: TableInfo;
  seconds: number;
}

/** The public tables, the newest first; sent whole whenever something changes. */
export interface LobbyInfo {
  kind: "lobby";
  waiting: Listing[];
  playing: Listing[];
}

export interface Ending {
  scores: number[];
  ranks: number[];
  reason: string;
  counted: boolean;
}

/** What a seat has asked the others to agree to. */
export interface Asked {
  what: "draw" | "pause" | "takeback" | "takeover";
  seat: number;
  agreed: number[];
  of?: number | null;
  keeps?: number | null;
  replays?: number[];
}

/** The proof that a secret was fixed when it was made: SHA-256 of its salt, its seat and its move. */
export interface Seal {
  version: number;
  digest: string;
  salt: string | null;
}

/** The milliseconds each seat has left, and whose are running down, when this was sent. */
export interface ClockReading {
  left: number[];
  running: number[];
}

/** Until chance or the clock moves by itself, in games that race: milliseconds, when this was sent. */
export interface Countdown {
  left: number;
  whole: number;
}

/** A match as one audience may see it, after the event that led here. */
export interface Moment {
  version: number;
  ply: number;
  seat: number | null;
  move: string | null;
  view: unknown;
  to_act: number[];
  moves: Record<string, string[]>;
  ending: Ending | null;
  request: Asked | null;
  rematch: number[];
  paused: boolean;
  stand_ins: number[];
  seals: Seal[];
  clock: ClockReading | null;
  countdown?: Countdown | null;
  heard?: number | null;
}

export interface Hint {
  move: string;
}

/** What was possible in a finished game. */
export interface Review {
  game: string;
  review: unknown;
}

/** A recorded game, one moment for each ply. */
export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  racing: boolean;
  names: string[];
  moments: Moment[];
}

/** Something said or noted at a table. Players are heard by everybody, and so is everybody before and after the game; while it goes on spectators are heard in the gallery alone, where players do not listen. */
export interface ChatLine {
  number: number;
  room: "gallery" | "table";
  at: number;
  by: string;
  seat: number | null;
  name: string;
  text: string;
}

export interface GameRating {
  game: string;
  value: number;
  deviation: number;
  sure: boolean;
  games: number;
}

export interface Me {
  name: string | null;
  ratings: GameRating[];
  tables: number;
}

export interface SignUpWish {
  name: string;
  passphrase: string;
}

export interface SignInWish {
  name: string;
  passphrase: string;
  bring?: boolean;
}

export interface PassphraseWish {
  old: string;
  new: string;
}

export interface RemovalWish {
  passphrase: string;
}

export interface Player {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  yours: boolean;
}

/** One of somebody's games in a list. */
export interface GameEntry {
  table: string;
  game: string;
  seats: Player[];
  at: number | null;
  to_act: number[];
  ending: Ending | null;
  change: number | null;
}

export interface GameList {
  total: number;
  page: number;
  pages: number;
  games: GameEntry[];
}

/** Why something was refused; `text` is in the language of the request. */
export interface Problem {
  code: string;
  text: string;
  rule?: string | null;
  details?: Record<string, string | number>;
}

/** A move of the game, or conduct. Sending the same id twice does it once. */
export interface Play {
  kind: "play";
  id: string;
  seat: number;
  move: string;
}

/** Whoever holds several seats wants to see what one of them sees, until it has moved; or no longer wants to. */
export interface Look {
  kind: "look";
  id: string;
  seat: number | null;
}

/** A line of chat. Sending the same id twice says it once. */
export interface Say {
  kind: "say";
  id: string;
  text: string;
  name?: string;
}

export interface Ping {
  kind: "ping";
  lag?: number;
}

/** First of all: the table, and what was missed since the version the client named, or where things stand. */
export interface Welcome {
  kind: "welcome";
  table: TableInfo;
  moments: Moment[];
  lines?: ChatLine[];
}

export interface Happened {
  kind: "happened";
  moment: Moment;
}

/** Somebody sat down, came, went, or the rematch is ready. */
export interface Seated {
  kind: "seated";
  table: TableInfo;
}

/** The command is in the log, durably; its first event has this version. */
export interface Saved {
  kind: "saved";
  id: string;
  version: number;
}

/** What somebody said; to whoever said it, with the id of the command. After a game, what the gallery said too. */
export interface Said {
  kind: "said";
  lines: ChatLine[];
  id?: string | null;
}

export interface Refused {
  kind: "refused";
  id: string | null;
  problem: Problem;
}

export interface Pong {
  kind: "pong";
}

export type Command = Play | Look | Say | Ping;

export type Frame = Welcome | Happened | Seated | Saved | Said | Refused | Pong;

export interface CopyrightView {
  options: CopyrightOptions;
  stage: "arranging" | "dealing" | "modelling" | "over" | "playing" | "scored";
  round: number;
  turn: number;
  player: number | null;
  modeller: number | null;
  model: CopyrightOriented[];
  cells: string[];
  faces: Record<string, string>;
  places: CopyrightPlace[];
  finishers: number[];
  agreed: number[];
  pile: number;
  sheet: number[][];
  totals: number[];
  result: CopyrightResult | null;
  overtime: boolean;
  countdown: number;
  ended: string;
  opened: boolean;
}

export interface CopyrightOptions {
  variant: "base" | "flash" | "timed";
  limit: number;
  wins: number;
  rounds: number;
  minutes: number;
  seconds: number;
  turns: boolean;
  modeller: boolean;
  fair: boolean;
}

export interface CopyrightOriented {
  card: number;
  orientation: number;
}

/** What is seen of one player. */
export interface CopyrightPlace {
  laid: CopyrightLaid[];
  fixed: number;
  cards: number;
  hand: number[] | null;
  missed: number;
  lost: number[] | null;
  done: boolean;
  frame: CopyrightFrame | null;
}

export interface CopyrightLaid {
  card: number;
  orientation: number;
  x: number;
  y: number;
}

export interface CopyrightFrame {
  x: number;
  y: number;
  matching: string;
  matches: number;
  rows: number;
  columns: number;
  score: number;
}

/** How a round ended. */
export interface CopyrightResult {
  ending: "agreed" | "finished" | "given_up" | "pile" | "time";
  tallies: CopyrightTally[];
  best: CopyrightBest[];
}

/** A player's round. */
export interface CopyrightTally {
  frame: CopyrightFrame | null;
  bonus: number;
  missed: number;
  score: number;
}

/** The best lay-out of some cards. */
export interface CopyrightBest {
  score: number;
  matches: number;
  overflow: number;
  possible: boolean;
  laid: CopyrightLaid[];
}

export interface CopyrightReview {
  rounds: CopyrightRound[];
}

/** A round that was scored, as it stood: the model, what everybody laid, and the best that each could do. */
export interface CopyrightRound {
  number: number;
  cells: string[];
  result: CopyrightResult;
  scores: number[];
  missed: number[];
}

export interface DeflectoView {
  size: number;
  marks: [string, string][];
  board: Record<string, string>;
  players: DeflectoPlayer[];
  turn: number;
  stage: "answering" | "drawing" | "laying" | "over" | "starting";
  question: DeflectoQuestion | null;
  contesters: number[];
  asked: boolean;
  passes: number;
  changes: Record<string, number[]>;
  last: DeflectoDeed | null;
  ended: string;
  options: DeflectoOptions;
}

export interface DeflectoPlayer {
  number: number | null;
  start: string | null;
  finish: string | null;
  stock: Record<string, number>;
  penalty: number;
  path: DeflectoPath | null;
  total: number | null;
  rank: number;
}

/** A player's path as it stands (DEF-31). */
export interface DeflectoPath {
  squares: string[];
  length: number;
  empty: number;
}

/** Somebody has asked whether the paths are settled (DEF-32). */
export interface DeflectoQuestion {
  seat: number;
  agreed: number[];
  contested: number[];
}

/** The last thing a player did. */
export interface DeflectoDeed {
  seat: number;
  move: string;
  before: number[];
  proven: boolean | null;
}

export interface DeflectoOptions {
  level: 1 | 2;
  layout: "crossed" | "facing";
  closed_edges: boolean;
  lot: boolean;
}

export interface DeflectoReview {
  turns: DeflectoTurn[];
  grown: number[][];
  improvable: number[];
}

/** A tile laid. */
export interface DeflectoTurn {
  ply: number;
  seat: number;
  move: string;
  before: number[];
  after: number[];
  empty: number[];
  lead: number | null;
  better: DeflectoAlternative | null;
}

export interface DeflectoAlternative {
  move: string;
  lengths: number[];
  lead: number;
}

export interface MiroirView {
  heads: string[];
  sides: [MiroirSide, MiroirSide];
  turn: number;
  stage: "acting" | "announcing" | "answering" | "dealing" | "over" | "placing" | "turning";
  card: string;
  acted: boolean;
  hurried: boolean;
  queue: number[];
  announced: MiroirAnnouncement | null;
  countdown: number;
  unseen: string;
  unseen_heads: string;
  last: MiroirDeed | null;
  ended: string;
  loser: number | null;
  options: MiroirOptions;
}

export interface MiroirSide {
  columns: string[];
  discard: string[];
  hidden: number;
  under: string;
  won: MiroirWon[];
  begun: boolean;
  past: string[];
  asked: string[];
}

/** A word that was won. */
export interface MiroirWon {
  word: string;
  cards: string;
  others: string[];
}

/** A word that waits for the opponent's answer. */
export interface MiroirAnnouncement {
  column: number;
  word: string;
}

/** The last thing a player did, and all that came of it. */
export interface MiroirDeed {
  seat: number;
  move: string;
  cards: string;
  timed_out: boolean;
  wins: MiroirWin[];
  falls: MiroirFall[];
  verdict: MiroirVerdict | null;
}

export interface MiroirWin {
  seat: number;
  column: number;
  word: string;
  cards: string;
  others: string[];
}

/** A card that its new capital let fall (MIR-23). */
export interface MiroirFall {
  seat: number;
  column: number;
  letter: string;
  place: "discard" | "pile";
}

/** What the lexicon answered to a doubt, or to a word pointed out. */
export interface MiroirVerdict {
  seat: number;
  column: number;
  text: string;
  right: boolean;
  word: string | null;
}

export interface MiroirOptions {
  words: number;
  referee: "challenge" | "strict";
  seconds: 0 | 10 | 15 | 20 | 30 | 45 | 60 | 90 | 120;
}

export interface MiroirReview {
  turns: MiroirTurn[];
  within_reach: [number, number];
  missed: [number, number];
}

/** A turn in which a word was within reach. */
export interface MiroirTurn {
  seat: number;
  number: number;
  card: string;
  words: MiroirWord[];
  more: number;
  won: string[];
  missed: boolean;
}

/** A word that one move would have won. */
export interface MiroirWord {
  word: string;
  vocabulary: "adult" | "child" | "solver" | "student";
  move: string;
  ply: number;
}

export interface ReflectoView {
  options: ReflectoOptions;
  first: number | null;
  ready: [boolean, boolean];
  turn: number | null;
  count: number;
  screens: [(string | null)[], (string | null)[]];
  out: [number[], number[]];
  letters: [number, number];
  mirrors: [number, number];
  kits: [ReflectoKit, ReflectoKit];
  hands: [ReflectoHand | null, ReflectoHand | null];
  reflections: ReflectoReflection[];
  sights: ReflectoSight[];
  facings: ReflectoFacing[];
  guesses: ReflectoGuessed[];
  paths: Record<string, string[]>;
  last: ReflectoTurned | null;
  result: ReflectoResult | null;
  opened: boolean;
}

/** What is marked with a side is that player's own: a word of another length, a handicap. */
export interface ReflectoOptions {
  words: "common" | "free" | "lexicon";
  range: "column" | "front";
  several_guesses: boolean;
  first: "gerda" | "queen" | "random";
  limit: number;
  gerda_letters: number;
  queen_letters: number;
  gerda_tiles: number;
  queen_tiles: number;
  gerda_figures: "all" | "none" | "some";
  queen_figures: "all" | "none" | "some";
  gerda_late_blank: boolean;
  queen_late_blank: boolean;
  gerda_free_spread: boolean;
  queen_free_spread: boolean;
}

/** What a player puts up, as the options say. */
export interface ReflectoKit {
  lengths: number[];
  blanks: number;
  mirrors: number;
  figures: "all" | "none" | "some";
  free: boolean;
}

/** A player's secret: his word, cut as it is written on the tiles, and which screen is what. */
export interface ReflectoHand {
  pieces: string[];
  faces: ReflectoFace[];
}

/** What a screen shows its owner, and whoever sees it in a mirror. */
export interface ReflectoFace {
  kind: "blank" | "letters" | "mirror";
  letters: string;
  figure: number | null;
}

/** What a mirror is showing its owner now. */
export interface ReflectoReflection {
  seat: number;
  mirror: number;
  screen: number;
  face: ReflectoFace;
}

/** What a mirror showed its owner (REF-23). */
export interface ReflectoSight {
  turn: number;
  seat: number;
  mirror: number;
  screen: number;
  face: ReflectoFace;
}

/** A screen that has come to stand before an opposing one: if it is a mirror it showed it. */
export interface ReflectoFacing {
  turn: number;
  seat: number;
  screen: number;
  other: number;
}

export interface ReflectoGuessed {
  turn: number;
  seat: number;
  word: string;
}

/** The last turn, as everybody saw it. */
export interface ReflectoTurned {
  seat: number;
  before: number[];
  screen: number | null;
  path: string[];
  after: number[];
  guess: string | null;
}

export interface ReflectoResult {
  winner: number | null;
  reason: "guessed" | "limit" | "misguessed" | "out";
}

export interface ReflectoReview {
  curves: [ReflectoCurve, ReflectoCurve];
}

/** The uncertainty of one player about the other's word. */
export interface ReflectoCurve {
  seat: number;
  word: string;
  moments: ReflectoMoment[];
  deduced: number | null;
}

/** What a player could know at the end of a turn. */
export interface ReflectoMoment {
  turn: number;
  words: number;
  bits: number;
  likeliest: ReflectoLikely[];
  truth: number;
}

export interface ReflectoLikely {
  word: string;
  chance: number;
}

export interface ReversiView {
  board: string;
  colours: ["black" | "gold", "black" | "gold"];
  turn: number | null;
  counts: [number, number];
  reserves: [number, number] | null;
  turns: Record<string, string[]>;
  last: ReversiPlaced | null;
  options: ReversiOptions;
}

/** The last disc placed and what it turned over. */
export interface ReversiPlaced {
  seat: number;
  square: string;
  turned: string[];
}

export interface ReversiOptions {
  one_line: boolean;
  parallel: boolean;
  othello: boolean;
}

export interface SoloView {
  board: string;
  tokens: Record<string, string>;
  turning: string[];
  won: string[];
  unseen: string[];
  score: number;
  lost: string[];
  turns: Record<string, string[]>;
  wins: Record<string, string[]>;
  missed: string[];
  stopped: boolean;
  last: SoloPlaced | null;
  options: SoloOptions;
}

/** The last disc placed and what it did. */
export interface SoloPlaced {
  colour: "black" | "gold";
  square: string;
  turned: string[];
  won: Record<string, string>;
}

export interface SoloOptions {
  values: boolean;
}

export interface SoloReview {
  score: number;
  best: SoloBest;
  moments: SoloMoment[];
  last: number | null;
  instead: string[];
}

/** The best that can be reached, or between what two numbers it lies. */
export interface SoloBest {
  score: number;
  bound: number;
  exact: boolean;
  line: string[];
}

/** One of the player's moves, and what was still possible before it. */
export interface SoloMoment {
  move: string;
  score: number;
  best: number;
  bound: number;
  exact: boolean;
  lost: number;
  surely: boolean;
}

/** What each game shows. */
export interface Views {
  copyright: CopyrightView;
  deflecto: DeflectoView;
  miroir: MiroirView;
  reflecto: ReflectoView;
  reversi: ReversiView;
  solo: SoloView;
}
