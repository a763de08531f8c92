// Made by `make wire` from galerie.host.wire. Do not edit.

/** A tree of variations, and the moments of the line through one of its nodes. */
export interface Analysis {
  game: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  racing: boolean;
  names: string[];
  record: string;
  judged: boolean;
  at: AnalysisNode;
  main: AnalysisVariation;
  variations: AnalysisVariation[];
  since: number;
  moments: Moment[];
}

/** A position of the tree: that after so many moves of a variation, counted from the start of the game. */
export interface AnalysisNode {
  variation: number;
  ply: number;
}

/** A line that branches off from the game or from another line. */
export interface AnalysisVariation {
  of: number;
  after: number;
  name: string;
  seats: number[];
  moves: string[];
}

/** Asks for a position of a tree, after a change of the tree if there is one. */
export interface AnalysisWish {
  record: string;
  at: AnalysisNode;
  change?: TryMove | DeleteVariation | RenameVariation | PromoteVariation | null;
  eye?: number | null;
  since?: number;
}

/** Deletes a variation with those that branch off from it. */
export interface DeleteVariation {
  do: "delete";
  variation: number;
}

/** What a move is worth. */
export interface JudgedMove {
  move: string;
  value: number;
  exact: boolean;
  line: string[];
}

/** One line of the answer to a `JudgementWish`; each judgement is deeper than the one before. */
export interface JudgementStep {
  seat?: number | null;
  moves?: JudgedMove[];
  depth?: number;
  work?: number;
  exact?: boolean;
  facts?: Record<string, number | string>;
  ended?: "done" | "failed" | "replaced" | null;
  problem?: Problem | null;
}

/** Asks for the values of all moves of a position. A newer wish of the same visitor ends the older. */
export interface JudgementWish {
  record: string;
  at: AnalysisNode;
  seat?: number | null;
  work?: number;
}

/** Asks for a table that begins at a node of a tree, against a bot on every other seat, or alone. */
export interface PlayOnWish {
  record: string;
  at: AnalysisNode;
  seat: number;
  level: string;
  name?: string;
  deal?: string | null;
}

/** Moves a variation up: before an older one that begins at the same place of the game, or, if it branches off from another variation, in place of the rest of that. */
export interface PromoteVariation {
  do: "promote";
  variation: number;
}

/** Names a variation. */
export interface RenameVariation {
  do: "rename";
  variation: number;
  name: string;
}

/** Asks for the review of a recorded game; its variations play no part in it. */
export interface ReviewWish {
  record: string;
}

/** An analysis that is stored under a link. */
export interface SharedAnalysis {
  id: string;
  game: string;
  record: string;
}

/** Asks for a link to an analysis. */
export interface ShareWish {
  record: string;
}

/** Plays a move at the node: it steps on where the tree has that move, and begins a variation where it has not. Forced moves and draws of chance that follow are made too; chance does what it did in the game where it can. */
export interface TryMove {
  do: "play";
  seat: number;
  move: string;
}

/** A line of a bot's events: something at one of its tables, or a table to which it is invited. */
export interface BotEvent {
  event: "invited" | "over" | "seated" | "turn";
  table: string;
  game: string;
  seats: number[];
  version: number;
  ending?: Ending | null;
}

/** The bot accounts that listen for invitations at present. */
export interface BotList {
  names: string[];
}

/** A move of the game, or conduct. One that is sent twice with the same id is made once. */
export interface BotMove {
  id: string;
  seat: number;
  move: string;
}

/** The move is stored durably in the log. */
export interface BotMoved {
  version: number;
}

/** A chat message. One that is sent twice with the same id is said once. */
export interface BotWords {
  id: string;
  text: string;
}

/** Asks a bot, by the name of its account, to come to this table. */
export interface InvitationWish {
  name: string;
}

/** A token that was just made. */
export interface NewToken {
  token: string;
  info: TokenInfo;
}

/** A token as its owner sees it. Its text is not among this: the server does not know it any more. */
export interface TokenInfo {
  id: string;
  name: string;
  scopes: ("play" | "read")[];
  since: number;
  until: number;
  used: number | null;
}

/** A token that the owner of a bot account wants. */
export interface TokenWish {
  name: string;
  scopes: ("play" | "read")[];
  days?: number;
}

/** A chat message or a note at a table. Everybody hears the players. Before and after the game everybody hears the spectators too; during the game only the gallery does, which players cannot read. */
export interface ChatLine {
  number: number;
  room: "gallery" | "table";
  at: number;
  by: string;
  seat: number | null;
  name: string;
  text: string;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  starts: number | null;
  options: OptionForm[];
  presets: Record<string, Record<string, boolean | number | string>>;
  levels: LevelInfo[];
  daily: string | null;
  has_law?: boolean;
  scenes?: number;
  has_minute?: boolean;
  puzzles?: number;
  characters?: LevelInfo[];
  former?: Record<string, string>;
}

/** The process is alive. */
export interface Health {
  status: "ok";
}

/** How others reach the server. */
export interface HostInfo {
  address: string | null;
}

/** A level of a game's bots. */
export interface LevelInfo {
  name: string;
  rating: number | null;
}

/** A move to check before it is made. */
export interface MoveCheck {
  move: string;
}

/** An option of a game, as a form shows it. */
export interface OptionForm {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  rare: boolean;
  applies: (Record<string, (boolean | number | string)[]>)[];
}

/** Options to check before a table is opened with them. */
export interface OptionsCheck {
  seats: number;
  options?: Record<string, boolean | number | string>;
}

/** Whether the server accepts visitors. */
export interface Readiness {
  status: "failing" | "ready" | "stopping";
  saving: boolean;
}

/** A game's lesson. */
export interface LessonInfo {
  game: string;
  scenes: SceneInfo[];
}

/** A scene after a try. The server keeps nothing: the next try sends `lines` back. */
export interface LessonState {
  scene: string;
  rule: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  seat: number;
  look: string[];
  says: string;
  verdict: "begun" | "done" | "right" | "wrong";
  said: string;
  task: number;
  tasks: number;
  is_game: boolean;
  won: boolean;
  lines: string[];
  moments: Moment[];
  example?: string | null;
}

/** What was played in a scene, and the learner's next move; without one, the scene as it stands. */
export interface LessonTry {
  lines?: string[];
  move?: string | null;
  show?: boolean;
}

/** The bot that follows somebody's results in a game. */
export interface Opponent {
  level: string;
  lean?: number;
  lost?: number;
  fixed?: string;
  table?: string;
  at?: number;
}

/** A position of a game with places to look at. */
export interface Picture {
  id: string;
  rule: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  seat: number | null;
  look: string[];
  moment: Moment;
}

/** The pictures of a game's pages. */
export interface Pictures {
  minute: Picture[];
  diagrams: Picture[];
}

/** How far somebody has come; a browser keeps it for guests, the server for accounts. */
export interface Progress {
  scenes?: string[];
  seen?: string[];
  puzzles?: Record<string, boolean>;
  days?: string[];
  opponents?: Record<string, Opponent>;
}

/** A puzzle, before it is opened. */
export interface PuzzleInfo {
  id: string;
  kind: string;
  grade: number;
  rating: number;
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleList {
  game: string;
  daily: string;
  puzzles: PuzzleInfo[];
}

/** A puzzle after a try. */
export interface PuzzleState {
  id: string;
  game: string;
  kind: string;
  grade: number;
  rating: number;
  options: Record<string, boolean | number | string>;
  seats: number;
  seat: number;
  facts: Record<string, string | number>;
  verdict: "failed" | "right" | "solved";
  moments: Moment[];
  solution: Moment[] | null;
  answers: string[] | null;
  why: Record<string, string | number> | null;
  rated?: [number, number] | null;
}

/** All moves that the solver has made, the newest last. */
export interface PuzzleTry {
  moves?: string[];
  give_up?: boolean;
}

/** A scene of a lesson, before it is opened. */
export interface SceneInfo {
  id: string;
  rule: string;
  tasks: number;
  is_game: boolean;
}

/** A public table. */
export interface Listing {
  table: TableInfo;
  seconds: number;
}

/** All public tables, the newest first. The whole list is sent whenever something changes. */
export interface LobbyInfo {
  kind: "lobby";
  waiting: Listing[];
  playing: Listing[];
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

/** How many milliseconds each seat had left, and whose clocks were running, when this was sent. */
export interface ClockReading {
  left: number[];
  running: number[];
}

/** In games that race: how many milliseconds were left until chance or the clock moves, when this was sent. */
export interface Countdown {
  left: number;
  whole: number;
}

/** How a game ended. */
export interface Ending {
  scores: number[];
  ranks: number[];
  reason: string;
  counted: boolean;
}

/** A move that is advised. */
export interface Hint {
  move: string;
  reason?: string | null;
  figures?: Record<string, string | number>;
}

/** A match after an event, as one audience may see it. */
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
  start?: RaceStart | null;
  heard?: number | null;
  text?: string | null;
  forced?: boolean;
  takeback?: Record<string, string>;
}

/** A race is about to start: nobody moves until everybody is ready and the count is over. */
export interface RaceStart {
  ready: number[];
  count?: Countdown | null;
  grace?: Countdown | null;
}

/** The recorded games of a file in any format that is known. */
export interface RecordFile {
  titles: string[];
  record: string | null;
}

/** A recorded game, one moment for each ply. Those of a long game come in pages. */
export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  racing: boolean;
  names: string[];
  moments: Moment[];
  plies: number;
}

/** The analysis of a finished game. */
export interface Review {
  game: string;
  review: unknown;
}

/** Proof that a secret was fixed when it was made: the SHA-256 of its salt, its seat and its move. */
export interface Seal {
  version: number;
  digest: string;
  salt: string | null;
}

/** One game in the list of a visitor's games. */
export interface GameEntry {
  table: string;
  game: string;
  seats: Player[];
  at: number | null;
  to_act: number[];
  ending: Ending | null;
  change: number | null;
}

/** One page of the visitor's games. */
export interface GameList {
  total: number;
  page: number;
  pages: number;
  games: GameEntry[];
}

/** The strength of an account in one game. */
export interface GameRating {
  game: string;
  value: number;
  deviation: number;
  sure: boolean;
  games: number;
}

/** Who the visitor is. */
export interface Me {
  name: string | null;
  ratings: GameRating[];
  solving: GameRating[];
  tables: number;
  bot?: boolean;
}

/** Changes the passphrase. */
export interface PassphraseWish {
  old: string;
  new: string;
}

/** Who had a seat of a game. */
export interface Player {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  yours: boolean;
  bot_account?: boolean;
}

/** Removes the account. */
export interface RemovalWish {
  passphrase: string;
}

/** Signs in. */
export interface SignInWish {
  name: string;
  passphrase: string;
  bring?: boolean;
}

/** Turns a guest into an account. */
export interface SignUpWish {
  name: string;
  passphrase: string;
}

/** Why something was refused; `text` is in the language of the request. */
export interface Problem {
  code: string;
  text: string;
  rule?: string | null;
  details?: Record<string, string | number>;
}

/** An event of the match. */
export interface Happened {
  kind: "happened";
  moment: Moment;
}

/** Asks for the view of one of several seats that the client holds, until that seat has moved. Without a seat, the client stops looking. */
export interface Look {
  kind: "look";
  id: string;
  seat: number | null;
}

/** Asks for a `pong`, which shows that the connection is alive. */
export interface Ping {
  kind: "ping";
  lag?: number;
}

/** A move of the game, or conduct. A command that is sent twice with the same id is carried out once. */
export interface Play {
  kind: "play";
  id: string;
  seat: number;
  move: string;
}

/** Answers a `ping`. */
export interface Pong {
  kind: "pong";
}

/** The command was refused, and changed nothing. */
export interface Refused {
  kind: "refused";
  id: string | null;
  problem: Problem;
}

/** New chat messages. The sender also gets the id of the command. When a game ends, players get what the gallery said. */
export interface Said {
  kind: "said";
  lines: ChatLine[];
  id?: string | null;
}

/** The command is stored durably in the log; its first event has this version. */
export interface Saved {
  kind: "saved";
  id: string;
  version: number;
}

/** A chat message. A command that is sent twice with the same id is carried out once. */
export interface Say {
  kind: "say";
  id: string;
  text: string;
  name?: string;
}

/** Somebody took a seat, connected or disconnected, or the rematch is ready. */
export interface Seated {
  kind: "seated";
  table: TableInfo;
}

/** The first frame: the table, and either what happened since the version the client named or the current state. */
export interface Welcome {
  kind: "welcome";
  table: TableInfo;
  moments: Moment[];
  lines?: ChatLine[];
}

/** The bot that should take an open seat. */
export interface BotWish {
  level: string;
}

/** How much time players have. */
export interface ClockRule {
  per: "correspondence" | "game" | "move";
  seconds: number;
  increment?: number;
}

/** Takes an open seat. */
export interface JoinWish {
  name?: string;
}

/** Asks to play this game, with its default options, against anybody else who asks for it. */
export interface PairWish {
  game: string;
  name?: string;
}

/** A seat of a table. */
export interface SeatInfo {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  yours: boolean;
  present: boolean;
  rating: SeatRating | null;
  away?: number | null;
  vacant?: number | null;
  bot_account?: boolean;
}

/** The strength of whoever has the seat: of an account in this game, or of a bot. */
export interface SeatRating {
  value: number;
  sure: boolean;
  change: number | null;
}

/** Who should take this seat: the creator, a friend at the same screen, anybody with the link, or a bot. */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "open";
  name?: string;
  level?: string | null;
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
  admits_bots: boolean;
  moves_told: boolean;
  spectators: number;
}

/** The table that somebody wants to open. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  clock?: ClockRule | null;
  deal?: string | null;
  public?: boolean;
  friendly?: boolean;
  admits_bots?: boolean | null;
  moves_told?: boolean;
}

/** What the lexicon knows about a word. For a text that is not a word, only `word` and `accepted` say anything. */
export interface WordInfo {
  word: string;
  accepted: boolean;
  bases: string[];
  band: string | null;
}

/** The words that match a pattern. */
export interface WordList {
  count: number;
  words: string[];
}

export type Command = Play | Look | Say | Ping;

export type Frame = Welcome | Happened | Seated | Saved | Said | Refused | Pong;
