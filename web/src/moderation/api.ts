/** Reports, blocks and one's own data. */

import { ask, post } from "../wire/api";
import type { Block, BlockWish, Privacy, ReportWish } from "../wire/types";

/** Where somebody is reported or blocked. */
export type Place = `/tables/${string}` | `/rooms/${string}`;
export const report = (place: Place, wish: ReportWish) => post<null>(`${place}/reports`, wish);
export const block = (place: Place, wish: BlockWish) => post<null>(`${place}/blocks`, wish);
export const blocks = () => ask<Block[]>("/me/blocks");
export const unblock = (number: number) => ask<null>(`/me/blocks/${number}`, { method: "DELETE" });
export const privacy = () => ask<Privacy>("/privacy");
export const removeGuest = () => post<null>("/me/removal", null);
export const DATA_ADDRESS = "/api/me/data";
