/** The REST part of the protocol. */

import { KEPT } from "../worker/shelf";
import { readLines } from "./lines";
import { network } from "./network.svelte";
import type {
  Analysis,
  AnalysisWish,
  BotWish,
  GameInfo,
  GameList,
  Hint,
  HostInfo,
  JoinWish,
  JudgementStep,
  JudgementWish,
  LessonInfo,
  LessonState,
  LessonTry,
  Me,
  Moment,
  MoveCheck,
  OptionsCheck,
  PairWish,
  PassphraseWish,
  Pictures,
  PlayOnWish,
  RemovalWish,
  Problem,
  Progress,
  PuzzleList,
  PuzzleState,
  PuzzleTry,
  RecordFile,
  Replay,
  Review,
  SharedAnalysis,
  SignInWish,
  SignUpWish,
  TableInfo,
  TableWish,
  WordInfo,
  WordList,
} from "./types";

/** The server's refusal of a request. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }

  get isUnreachable(): boolean {
    return this.status === 0;
  }

  /** Whether there is no such game, scene or puzzle; otherwise it may be worth while to ask again. */
  get isUnknown(): boolean {
    return this.status === 400 || this.status === 404;
  }
}

/** Whether the visitor is nobody in particular, as in a frame on the page of another site. */
let isAnonymous = false;

/** From here on no cookies are sent, and every table is entered as a spectator. */
export function becomeAnonymous(): void {
  isAnonymous = true;
}

const UNREACHABLE: Problem = { code: "host-unreachable", text: "" };

type RequestOptions = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

export async function ask<Answer>(path: string, init: RequestOptions = {}): Promise<Answer> {
  const response = await reach(path, init);
  if (!response.ok) throw await refusal(response);
  return (await response.json().catch(() => UNREACHABLE)) as Answer;
}

/** Why the server refused. */
async function refusal(response: Response): Promise<Refusal> {
  // A proxy before the host may answer with a page of its own.
  const answer: unknown = await response.json().catch(() => UNREACHABLE);
  return new Refusal(response.status, isProblem(answer) ? answer : UNREACHABLE);
}

async function read(path: string): Promise<string> {
  const response = await reach(path);
  if (!response.ok) throw new Refusal(response.status, UNREACHABLE);
  return response.text();
}

async function reach(path: string, init: RequestOptions = {}): Promise<Response> {
  try {
    const response = await fetch(`/api${path}`, {
      credentials: isAnonymous ? "omit" : "same-origin",
      ...init,
      headers: { "Accept-Language": document.documentElement.lang, ...init.headers },
    });
    network.isLost = response.headers.has(KEPT);
    return response;
  } catch {
    network.isLost ||= init.signal?.aborted !== true;
    throw new Refusal(0, UNREACHABLE);
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer;
}

export function post<Answer>(path: string, wish: unknown): Promise<Answer> {
  return ask(path, { method: "POST", body: JSON.stringify(wish), headers: { "Content-Type": "application/json" } });
}

export const me = () => ask<Me>("/me");
export const signUp = (wish: SignUpWish) => post<Me>("/account", wish);
export const signIn = (wish: SignInWish) => post<Me>("/session", wish);
export const signOut = () => ask<null>("/session", { method: "DELETE" });
export const removeAccount = (wish: RemovalWish) => post<null>("/account/removal", wish);
export const changePassphrase = (wish: PassphraseWish) => post<Me>("/account/passphrase", wish);

/** One page of the visitor's own games: the newest, or those that follow where the page before ended. */
export function myGames(choice: { game: string; state: string; opponent: string }, before = ""): Promise<GameList> {
  const asked = new URLSearchParams({ before });
  if (choice.game) asked.set("game", choice.game);
  if (choice.state !== "all") asked.set("over", String(choice.state === "over"));
  if (choice.opponent) asked.set("opponent", choice.opponent);
  return ask(`/me/games?${asked.toString()}`);
}

/** Adds what this browser knows to the account's progress; returns both together. */
export const addProgress = (progress: Progress) =>
  ask<Progress>("/me/progress", {
    method: "PUT",
    body: JSON.stringify(progress),
    headers: { "Content-Type": "application/json" },
  });

export const games = () => ask<GameInfo[]>("/games");
/** Whether a game can be played so; a refusal says why not. */
export const checkOptions = (game: string, check: OptionsCheck) => post<null>(`/games/${game}/check`, check);
/** A game's messages, as a Fluent catalogue. */
export const gameTexts = (game: string, language: string) =>
  read(`/games/${encodeURIComponent(game)}/texts/${language}`);
/** A game's rules, in Markdown. */
export const gameLaw = (game: string, language: string) => read(`/games/${encodeURIComponent(game)}/law/${language}`);
export const lesson = (game: string) => ask<LessonInfo>(`/lessons/${encodeURIComponent(game)}`);
/** A scene of a lesson, after a try if there is one; a refusal says why the rules do not allow it. */
export const tryLesson = (game: string, scene: string, wish: LessonTry) =>
  post<LessonState>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(scene)}`, wish);
export const host = () => ask<HostInfo>("/host");
export const word = (text: string) => ask<WordInfo>(`/words/${encodeURIComponent(text)}`);
export const wordsOf = (pattern: string) => ask<WordList>(`/words?pattern=${encodeURIComponent(pattern)}`);
/** All words of a length, one after another with nothing between them. */
export const vocabulary = (letters: number, common: boolean) => read(`/vocabulary/${letters}?common=${common}`);
export const createTable = (wish: TableWish) => post<TableInfo>("/tables", wish);
export const table = (id: string) => ask<TableInfo>(`/tables/${id}`);
export const join = (id: string, seat: number, wish: JoinWish) => post<TableInfo>(`/tables/${id}/seats/${seat}`, wish);
/** Whether a move could be made now; a refusal says why not. */
export const checkMove = (id: string, seat: number, check: MoveCheck) =>
  post<null>(`/tables/${id}/seats/${seat}/check`, check);
export const stand = (id: string, seat: number) => ask<TableInfo>(`/tables/${id}/seats/${seat}`, { method: "DELETE" });
export const seatBot = (id: string, seat: number, wish: BotWish) =>
  post<TableInfo>(`/tables/${id}/seats/${seat}/bot`, wish);
export const withdraw = (id: string) => ask<TableInfo>(`/tables/${id}`, { method: "DELETE" });
export const pair = (wish: PairWish) => post<TableInfo>("/pairings", wish);
/** A page of the moments of a table, from a ply on; empty after the last. */
export const moments = (id: string, since: number) => ask<Moment[]>(`/tables/${id}/moments?since=${since}`);
/** All of them. */
export async function allMoments(id: string): Promise<Moment[]> {
  const every: Moment[] = [];
  for (;;) {
    const page = await moments(id, every.length);
    if (page.length === 0) return every;
    every.push(...page);
  }
}
export const hint = (id: string, seat: number) => ask<Hint>(`/tables/${id}/hint/${seat}`);
export const review = (id: string) => ask<Review>(`/tables/${id}/review`);
/** The pictures of a game's one-minute page and of its rules. */
export const pictures = (game: string) => ask<Pictures>(`/games/${encodeURIComponent(game)}/pictures`);
export const puzzles = (game: string) => ask<PuzzleList>(`/puzzles/${encodeURIComponent(game)}`);
/** A puzzle after these moves. */
export const tryPuzzle = (game: string, id: string, wish: PuzzleTry) =>
  post<PuzzleState>(`/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`, wish);
/** A recorded game with all its moments, which come in pages. */
export async function replay(record: string): Promise<Replay> {
  const first = await replayPage(record, 0);
  const every = [...first.moments];
  while (every.length <= first.plies) every.push(...(await replayPage(record, every.length)).moments);
  return { ...first, moments: every };
}
const replayPage = (record: string, since: number) =>
  ask<Replay>(`/replay?since=${since}`, {
    method: "POST",
    body: record,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });

/** The games of a file in any format that the server knows; with the one of this number, or the only one. */
export const recordFile = (data: Blob | string, game: number | null = null) =>
  ask<RecordFile>(game === null ? "/records" : `/records?game=${game}`, {
    method: "POST",
    body: data,
    headers: { "Content-Type": "application/octet-stream" },
  });

/** A position of a tree of variations, after a change of the tree if there is one. */
export const analyse = (wish: AnalysisWish) => post<Analysis>("/analysis", wish);
/** What was possible in a recorded game. */
export const reviewRecord = (record: string) => post<Review>("/analysis/review", { record });
export const shareAnalysis = (record: string) => post<SharedAnalysis>("/analysis/share", { record });
export const sharedAnalysis = (id: string) => ask<SharedAnalysis>(`/analysis/${encodeURIComponent(id)}`);
/** A table that begins at a position of a tree. */
export const playOn = (wish: PlayOnWish) => post<TableInfo>("/analysis/play", wish);

/** What the moves of a position are worth, deeper and deeper, until the search ends or `signal` cancels it. */
export async function* judge(wish: JudgementWish, signal: AbortSignal): AsyncGenerator<JudgementStep> {
  const response = await reach("/analysis/judge", {
    method: "POST",
    body: JSON.stringify(wish),
    headers: { "Content-Type": "application/json" },
    signal,
  });
  if (!response.ok || !response.body) throw await refusal(response);
  try {
    for await (const line of readLines(response.body)) yield JSON.parse(line) as JudgementStep;
  } catch {
    throw new Refusal(0, UNREACHABLE); // The connection broke in the middle, or the visitor has moved on.
  }
}

export const recordAddress = (id: string) => `/api/tables/${id}/record`;

/** The record of the game, as text. */
export async function record(id: string): Promise<string> {
  try {
    const response = await fetch(recordAddress(id));
    if (response.ok) return await response.text();
  } catch {
    // As below.
  }
  throw new Refusal(0, UNREACHABLE);
}

export function socketAddress(id: string): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/socket${isAnonymous ? "?watch" : ""}`;
}

export function callsAddress(): string {
  return `${location.origin.replace(/^http/, "ws")}/api/me/socket`;
}

export function lobbyAddress(): string {
  return `${location.origin.replace(/^http/, "ws")}/api/lobby/socket`;
}
