/** Seats that follow their player, the spectators' chat, and what only these say. */

import { t } from "../i18n";
import { need } from "../i18n/loading";
import { ask, post } from "../wire/api";
import type { ReclaimAnswer, GalleryWish, KeyWish, SeatKey, TableInfo } from "../wire/types";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/seats.ftl", { query: "?raw", import: "default" });

/** Resolves once these texts are here. */
export const seatTexts = (): Promise<void> =>
  need("seats", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/seats.ftl`];
    return file ? [await file()] : [];
  });

export const makeKey = (table: string) => post<SeatKey>(`/tables/${table}/key`, null);
/** Lets no further device hold the visitor's seats but this one. */
export const keepDevice = (table: string) => ask<TableInfo>(`/tables/${table}/devices`, { method: "DELETE" });
export const openSeats = (wish: KeyWish) => post<TableInfo>("/keys", wish);
export const reclaim = (table: string, seat: number) => post<TableInfo>(`/tables/${table}/seats/${seat}/reclaim`, null);
export const withdrawReclaim = (table: string, seat: number) =>
  ask<TableInfo>(`/tables/${table}/seats/${seat}/reclaim`, { method: "DELETE" });
export const answerReclaim = (table: string, seat: number, answer: ReclaimAnswer) =>
  post<TableInfo>(`/tables/${table}/seats/${seat}/reclaim/answer`, answer);
export const setGallery = (table: string, wish: GalleryWish) => post<TableInfo>(`/tables/${table}/gallery`, wish);

/** The page that uses a key. What follows the hash is not sent to the server, nor seen by what previews links. */
export const keyLink = (origin: string, key: string): string => `${origin}/key#${key}`;

/** A phone has no other phone to go on with. */
export const keyLabel = (): string => t(matchMedia("(pointer: coarse)").matches ? "key-elsewhere" : "key");
