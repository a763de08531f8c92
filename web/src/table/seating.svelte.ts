/** What a player, or whoever opened the table, can do about its seats: entries of a menu, and what they open. */

import { t } from "../i18n";
import type { Entry } from "../ui/menu";
import { Attempt } from "../wire/attempt.svelte";
import { seatName } from "./people";
import { keyLabel, setGallery } from "./seats";
import type { Session } from "./session.svelte";

export class SeatMenu {
  /** Whether any of its dialogs was ever asked for. */
  asked: boolean = $state(false);
  /** Whether the dialog is open that continues the game on another device. */
  moving: boolean = $state(false);
  /** Whether further devices are to lose the seat, once that is confirmed. */
  keeping: boolean = $state(false);
  /** The seat that is to be freed, once that is confirmed. */
  freeing: number | null = $state(null);
  readonly attempt = new Attempt();

  /** How many further devices hold a seat of the visitor. */
  devices: number = $derived.by(() =>
    Math.max(0, ...(this.session.table?.seats ?? []).map(({ devices }) => devices ?? 0)),
  );
  entries: Entry[] = $derived.by(() => {
    const { table, mine } = this.session;
    if (!table) return [];
    const entries: Entry[] = [];
    if (mine.length > 0)
      entries.push({ label: keyLabel(), icon: "screen", act: () => (this.asked = this.moving = true) });
    if (this.devices > 0)
      entries.push({ label: t("seat-keep"), icon: "close", act: () => (this.asked = this.keeping = true) });
    for (const [seat, { freeable }] of table.seats.entries()) {
      const label = t("seat-free", { name: seatName(table, seat) });
      if (freeable) entries.push({ label, icon: "person", act: () => this.#free(seat) });
    }
    return entries;
  });
  /** The switch of the spectators' chat, for whoever opened the table. */
  gallery: Entry | null = $derived.by(() => {
    const { table } = this.session;
    if (!table?.opened) return null;
    return { label: t("gallery"), icon: "chat", checked: table.gallery, act: () => this.#switch(!table.gallery) };
  });

  constructor(readonly session: Session) {}

  #free(seat: number): void {
    this.asked = true;
    this.freeing = seat;
  }

  #switch(open: boolean): void {
    void this.attempt.make(async () => {
      this.session.table = await setGallery(this.session.id, { open });
    });
  }
}
