/** What is asked about rooms. */

import { ask, post } from "../wire/api";
import type { ReclaimAnswer, RoomDoor, RoomTableWish, RoomWish, TableInfo } from "../wire/types";

const path = (id: string) => `/rooms/${encodeURIComponent(id)}`;

export const ownRooms = () => ask<RoomDoor[]>("/rooms");
export const openRoom = (wish: RoomWish) => post<RoomDoor>("/rooms", wish);
export const roomDoor = (id: string) => ask<RoomDoor>(path(id));
export const joinRoom = (id: string, wish: RoomWish) => post<RoomDoor>(`${path(id)}/members`, wish);
export const answerMember = (id: string, member: string, answer: ReclaimAnswer) =>
  post<RoomDoor>(`${path(id)}/members/${encodeURIComponent(member)}/answer`, answer);
/** Leaves, or shows somebody else the door. */
export const partRoom = (id: string, member: string) =>
  ask<RoomDoor>(`${path(id)}/members/${encodeURIComponent(member)}`, { method: "DELETE" });
/** Is there, and at the room's tables, on no further device but this one. */
export const keepDevice = (id: string) => ask<RoomDoor>(`${path(id)}/devices`, { method: "DELETE" });
export const startGame = (id: string, wish: RoomTableWish) => post<TableInfo>(`${path(id)}/tables`, wish);

/** The address of a room's socket; a screen for everybody stands for nobody. */
export const roomAddress = (id: string, isScreen: boolean): string =>
  `${location.origin.replace(/^http/, "ws")}/api${path(id)}/socket${isScreen ? "?screen=1" : ""}`;
