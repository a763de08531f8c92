// Made by `make wire` from galerie.host.wire. Do not edit.

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
  has_law?: boolean;
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
  text?: string | null;
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
