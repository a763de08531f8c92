import type { AnyFace } from "../games";
import { t } from "../i18n";
import type { Story } from "./story";

/** The opening of a game up to a ply, in words; empty if it has no name. */
export function opening(face: AnyFace, plies: Story["plies"], at: number): string {
  const name = face.opening?.(plies.slice(0, at + 1).flatMap((ply) => (ply ? [ply.moment.view] : [])));
  return name ? t("opening", { name }) : "";
}
