/** What administrators see and do. */

import { ask, post } from "../wire/api";
import type {
  AdminInfo,
  AdminSignIn,
  AuditEntry,
  BanEntry,
  BanWish,
  PersonEntry,
  ReportEntry,
  TableEntry,
} from "../wire/types";

const found = <Entry>(what: string, name: string) =>
  ask<Entry[]>(`/admin/${what}?${new URLSearchParams({ name }).toString()}`);

export const signIn = (wish: AdminSignIn) => post<AdminInfo>("/admin/session", wish);
export const signedIn = () => ask<AdminInfo>("/admin/session");
export const signOut = () => ask<null>("/admin/session", { method: "DELETE" });
export const reports = (closed: boolean) => ask<ReportEntry[]>(`/admin/reports?closed=${closed}`);
export const closeReport = (number: number) => post<null>(`/admin/reports/${number}/closing`, null);
export const people = (name: string) => found<PersonEntry>("people", name);
export const tables = (name: string) => found<TableEntry>("tables", name);
export const bans = () => ask<BanEntry[]>("/admin/bans");
export const ban = (wish: BanWish) => post<null>("/admin/bans", wish);
export const unban = (number: number) => ask<null>(`/admin/bans/${number}`, { method: "DELETE" });
export const removeAccount = (person: string) => post<null>("/admin/removals", { person });
export const audit = () => ask<AuditEntry[]>("/admin/audit");
