// Made by `make wire` from galerie.host.wire. Do not edit.

/** Removes an account with all that is stored of it. */
export interface AccountRemoval {
  person: string;
}

/** The administrator who has signed in. */
export interface AdminInfo {
  name: string;
  until: number;
}

/** Signs in with the key of a one-time link, or else with the passphrase of the administrators. */
export interface AdminSignIn {
  key?: string;
  passphrase?: string;
}

/** Something that an administrator has done. */
export interface AuditEntry {
  number: number;
  at: number;
  by: string;
  act: string;
  subject: string;
  detail: string;
}

/** A ban. */
export interface BanEntry {
  number: number;
  person: string;
  name: string;
  network: string;
  reason: string;
  since: number;
  until: number | null;
}

/** Bans a person or a network; one of the two is empty. */
export interface BanWish {
  reason: string;
  person?: string;
  network?: string;
  days?: number;
}

/** An account. */
export interface PersonEntry {
  person: string;
  name: string;
  since: number;
  bot: boolean;
  games: number;
  reports: number;
  banned: boolean;
}

/** A report. */
export interface ReportEntry {
  number: number;
  at: number;
  by: string;
  person: string;
  name: string;
  account: boolean;
  network: string;
  page: string;
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  text: string;
  lines: ChatLine[];
  closed: number | null;
}

/** A table, as spectators see it. */
export interface TableEntry {
  table: string;
  game: string;
  names: string[];
  at: number | null;
  over: boolean;
  public: boolean;
}

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

/** A game begins for which the visitor has waited. */
export interface Begun {
  kind: "begun";
  table: string;
  game: string;
}

/** A table where it is the visitor's turn, in a game with other people. */
export interface Call {
  table: string;
  game: string;
  seats: Player[];
  left?: number | null;
}

/** All such tables, the most urgent first, and the challenges that wait for the visitor's answer, the newest first. The whole list is sent whenever something changes. */
export interface CallList {
  kind: "calls";
  calls: Call[];
  challenges: Challenge[];
}

/** A chat message or a note at a table. Those who hold a seat read the room `table`, spectators the room `gallery`; before and after the game players read the gallery too. */
export interface ChatLine {
  number: number;
  room: "gallery" | "table";
  at: number;
  by: string;
  seat: number | null;
  name: string;
  text: string;
}

/** Challenges an account to a duel. */
export interface DuelChallengeWish {
  name: string;
}

/** A duel that the visitor plays or has played. */
export interface DuelEntry {
  id: string;
  game: string;
  name: string;
  yours: boolean;
  at: number;
  answers: number;
  over: boolean;
}

/** A duel as one visitor may see it. */
export interface DuelInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  name: string;
  yours: boolean;
  at: number;
  until: number;
  table: string | null;
  answers: number;
  deal: string | null;
  results: DuelResult[] | null;
}

/** How somebody has played a duel. */
export interface DuelResult {
  name: string;
  yours: boolean;
  over: boolean;
  score: number | null;
  rank: number | null;
  helped: boolean;
  known: boolean;
  table: string | null;
}

/** Plays a duel. */
export interface DuelTryWish {
  name?: string;
}

/** Makes a duel of the deal of a finished game, or of a new one, which the visitor then plays too. */
export interface DuelWish {
  table?: string | null;
  game?: string | null;
  options?: Record<string, boolean | number | string>;
  name?: string;
}

/** A table, or a duel, that waits for one account. */
export interface Challenge {
  table: string;
  game: string;
  name: string;
  yours: boolean;
  declined: boolean;
  at: number;
  duel?: string | null;
}

/** Challenges an account to a game, as it is usually played. */
export interface ChallengeWish {
  name: string;
  game: string;
  clock?: ClockRule | null;
}

/** The first results of accounts with a deal of the day. */
export interface DealBoard {
  game: string;
  deal: string;
  leaders: DealLeader[];
}

/** One of the best results of a deal. */
export interface DealLeader {
  name: string;
  score: number | null;
  table: string | null;
  at: number;
}

/** Somebody who has agreed to be found again. */
export interface Friend {
  name: string;
  since: number;
  here: boolean;
}

/** The visitor's friends. */
export interface FriendList {
  link: string | null;
  friends: Friend[];
}

/** Whose friend one becomes by a link. */
export interface FriendOffer {
  name: string;
  yours: boolean;
}

/** How the visitor fares against somebody. */
export interface HeadToHead {
  won: number;
  drawn: number;
  lost: number;
}

/** One of the highest rated. */
export interface Leader {
  name: string;
  value: number;
  deviation: number;
  games: number;
  table: string | null;
}

/** The highest ratings in a game, of those that are more than a first estimate. */
export interface Leaderboard {
  game: string;
  leaders: Leader[];
}

/** What everybody may know of an account. */
export interface Profile {
  name: string;
  since: number;
  bot: boolean;
  listed: boolean;
  yours: boolean;
  friend: boolean;
  ratings: GameRating[];
  games: GameEntry[];
  next: string | null;
  against: HeadToHead | null;
}

/** Shows one's profile to others, or hides it. */
export interface ProfileWish {
  listed: boolean;
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
  here: number;
}

/** Somebody whom the visitor has blocked. */
export interface Block {
  number: number;
  name: string;
  since: number;
}

/** Blocks somebody at a table: whoever has a seat, or whoever has said a line of the chat. */
export interface BlockWish {
  seat?: number | null;
  line?: number | null;
}

/** All that is stored of a person. */
export interface Export {
  at: number;
  stored: unknown;
  games: ExportedGame[];
}

/** A game in the export of somebody's data. */
export interface ExportedGame {
  table: string;
  game: string;
  at: number | null;
  ending: Ending | null;
  moves: string[];
}

/** All that this server stores, in the visitor's language; made from its database. */
export interface Privacy {
  tables: StoredTable[];
}

/** Reports somebody at a table to whoever runs the server; the lines around the one that is meant go with it. */
export interface ReportWish {
  reason: "cheating" | "insult" | "name" | "other" | "spam";
  seat?: number | null;
  line?: number | null;
  text?: string;
}

/** A column of the server's database. */
export interface StoredColumn {
  name: string;
  text: string;
}

/** A table of the server's database. */
export interface StoredTable {
  name: string;
  text: string;
  columns: StoredColumn[];
  exported: boolean;
  removed: boolean;
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
  out?: number[];
  no_rematch?: number[];
  abortable?: boolean;
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

/** Sends notices to this browser: its push subscription, as the browser gives it. */
export interface DeviceWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr";
  name?: string;
}

/** Sends notices to a web hook too. */
export interface HookWish {
  address: string;
  language: "en" | "fr";
}

/** A device that shows notices. */
export interface NoticeDevice {
  id: string;
  name: string;
  since: number;
  here: boolean;
}

/** A web hook. Whoever knows its address can write there, so that only its host is told. */
export interface NoticeHook {
  id: string;
  host: string;
  broken: boolean;
}

/** Where the visitor is told that it is their turn, and the like. */
export interface NoticeSettings {
  key: string;
  devices: NoticeDevice[];
  hook: NoticeHook | null;
}

/** What a browser shows when its push service delivers it. */
export interface PushNotice {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** What keeps an account safe. */
export interface AccountInfo {
  devices: Device[];
  recovery_codes: number;
}

/** A browser in which the account is signed in. */
export interface Device {
  id: string;
  browser: string;
  since: number;
  seen: number;
  current: boolean;
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
  games: GameEntry[];
  next: string | null;
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
  account?: boolean;
}

/** With each of these the passphrase can be replaced once. They are shown only now. */
export interface RecoveryCodes {
  codes: string[];
}

/** Asks for new recovery codes, which replace those from before. */
export interface RecoveryCodesWish {
  passphrase: string;
}

/** Chooses a new passphrase with a recovery code, and signs in. */
export interface RecoveryWish {
  name: string;
  code: string;
  passphrase: string;
}

/** Removes the account. */
export interface RemovalWish {
  passphrase: string;
}

/** Gives the account another name. */
export interface RenamingWish {
  name: string;
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

/** A room as it is seen from outside by whoever has the link. */
export interface RoomDoor {
  id: string;
  names: string[];
  claimable: RoomName[];
  full: boolean;
  barred: boolean;
  you: string | null;
  tables: number;
  awaited: boolean;
}

/** A room as its members see it. The whole of it is sent whenever something changes. */
export interface RoomInfo {
  kind: "room";
  id: string;
  members: RoomMember[];
  tables: RoomTable[];
  results: RoomTable[];
  scores: RoomScore[];
}

/** Somebody in a room, or, in the tally, somebody who was. */
export interface RoomMember {
  id: string;
  name: string;
  present: boolean;
  keeper: boolean;
  left: boolean;
  claims?: string | null;
  devices?: number;
}

/** A member as they are called. */
export interface RoomName {
  id: string;
  name: string;
}

/** What a member has achieved in a game. A shared first place is a draw. */
export interface RoomScore {
  member: string;
  game: string;
  won: number;
  drawn: number;
  lost: number;
}

/** A seat of a room's table. */
export interface RoomSeat {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  member: string | null;
}

/** Who should take a seat: a member, a bot, or whoever comes. */
export interface RoomSeatWish {
  kind: "bot" | "member" | "open";
  member?: string;
  level?: string | null;
}

/** A table of a room. */
export interface RoomTable {
  id: string;
  game: string;
  seats: RoomSeat[];
  to_act: number[];
  waiting: boolean;
  ranks: number[] | null;
}

/** The game to be started in a room. Everybody who gets a seat must be present, unless it is by correspondence. */
export interface RoomTableWish {
  game: string;
  seats: RoomSeatWish[];
  options?: Record<string, boolean | number | string>;
  clock?: ClockRule | null;
}

/** The first frame of a room's socket. */
export interface RoomWelcome {
  kind: "entered";
  you: string;
  room: RoomInfo;
  lines: ChatLine[];
}

/** Opens a room, or joins one. Whoever is in it already changes their name. */
export interface RoomWish {
  name?: string;
  claims?: string;
}

/** Lets spectators chat among themselves, or not. */
export interface GalleryWish {
  open: boolean;
}

/** Uses a key. */
export interface KeyWish {
  key: string;
}

/** Answers somebody who says that a seat is theirs. */
export interface ReclaimAnswer {
  granted: boolean;
}

/** A key to the seats that the visitor holds at a table, for another device of theirs. */
export interface SeatKey {
  key: string;
  until: number;
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

/** New chat messages. The sender also gets the id of the command. Whoever takes a seat gets what was said at the table before, and when a game ends players get what the gallery said. */
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

/** Takes an open seat, or gives one's own another name. */
export interface JoinWish {
  name?: string;
}

/** Asks to play this game, with its usual options, against somebody of similar strength who asks for it. */
export interface PairWish {
  game: string;
  name?: string;
  timed?: boolean;
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
  claim?: number | null;
  awaited?: boolean;
  bot_account?: boolean;
  reclaimable?: boolean;
  freeable?: boolean;
  devices?: number;
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

/** Whether the warm-up should go on instead of a new game. */
export interface SuccessionAnswer {
  agreed: boolean;
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
  gallery: boolean;
  reclaims: number[];
  reclaiming: number | null;
  room?: string | null;
  warm_up?: WarmUp | null;
  waits_at?: string | null;
  tournament?: string | null;
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

/** A game against a bot that somebody has played while they waited for an opponent. */
export interface WarmUp {
  table: string;
  succession: number[] | null;
}

/** Joins a tournament, comes back to it, or changes one's name there. */
export interface EntrantWish {
  name?: string;
}

/** The organiser's decision about a pairing that was not played. */
export interface ResultWish {
  result: "draw" | "first" | "none" | "second";
}

/** A tournament in the list of those that the visitor plays in or organises. */
export interface TournamentEntry {
  id: string;
  title: string;
  game: string;
  system: "arena" | "round-robin" | "swiss";
  phase: "open" | "over" | "playing";
  players: number;
  table: string | null;
}

/** A tournament as everybody with its link sees it. The whole of it is sent whenever something changes. */
export interface TournamentInfo {
  kind: "tournament";
  id: string;
  settings: TournamentWish;
  phase: "open" | "over" | "playing";
  round: number;
  rounds: number;
  left: number | null;
  players: TournamentPlayer[];
  most_players: number;
  tie_breaks: ("berger" | "buchholz" | "cut" | "direct" | "games" | "wins")[];
  standings: TournamentStanding[];
  pairings: TournamentPairing[];
}

/** Two players who meet. */
export interface TournamentPairing {
  number: number;
  round: number;
  first: number;
  second: number | null;
  table: string | null;
  points: number[] | null;
  played: boolean;
  came: boolean[];
}

/** Somebody who plays in a tournament, or did. */
export interface TournamentPlayer {
  number: number;
  name: string;
  present: boolean;
  gone: boolean;
}

/** A row of the table. */
export interface TournamentStanding {
  player: number;
  rank: number;
  points: number;
  ties: (number | null)[];
  won: number;
  drawn: number;
  lost: number;
}

/** A tournament, and who the visitor is in it: the first frame of its socket. */
export interface TournamentWelcome {
  kind: "watching";
  you: number | null;
  organiser: boolean;
  barred: boolean;
  tournament: TournamentInfo;
}

/** Opens a tournament for a game of two, or changes how it is played before it begins. */
export interface TournamentWish {
  title: string;
  game: string;
  system: "arena" | "round-robin" | "swiss";
  name?: string;
  options?: Record<string, boolean | number | string>;
  twice?: boolean;
  rounds?: number;
  minutes?: number;
  clock?: ClockRule | null;
  rated?: boolean;
  automatic?: boolean;
  grace?: number;
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
