/** Reports, blocks and one's own data. */

import { ask, post } from "../wire/api";
import type { Block, BlockWish, Privacy, ReportWish } from "../wire/types";

export const report = (table: string, wish: ReportWish) => post<null>(`/tables/${table}/reports`, wish);
export const block = (table: string, wish: BlockWish) => post<null>(`/tables/${table}/blocks`, wish);
export const blocks = () => ask<Block[]>("/me/blocks");
export const unblock = (number: number) => ask<null>(`/me/blocks/${number}`, { method: "DELETE" });
export const privacy = () => ask<Privacy>("/privacy");
export const removeGuest = () => post<null>("/me/removal", null);
export const DATA_ADDRESS = "/api/me/data";
