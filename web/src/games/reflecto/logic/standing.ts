/** What stands on the ice, as one viewer sees it. */

import type { ReflectoFace, ReflectoView } from "../types";

export interface Standing {
  key: string;
  seat: number;
  screen: number;
  at: string;
  /** What is shown of it; null for its back. */
  face: ReflectoFace | null;
  /** Which it is, on the back of a screen that must be told from others. */
  number: number | null;
  reflection: ReflectoFace | null;
  noted: ReflectoFace | null;
  movable: boolean;
  /** Whether it only would stand there. */
  ghost: boolean;
  /** Whether it has just left. */
  gone: boolean;
  turned: boolean;
}

export const keyOf = (seat: number, screen: number): string => `${seat}:${screen}`;

/** What a viewer has seen of an opposing screen in a mirror of his, if he has. */
export function noted(view: ReflectoView, seat: number, screen: number): ReflectoFace | null {
  return view.sights.find((sight) => sight.seat !== seat && sight.screen === screen)?.face ?? null;
}

/** All screens on the board, without what a player is about to do. */
export function standing(view: ReflectoView): Standing[] {
  const over = view.result !== null || view.opened;
  return view.screens.flatMap((places, seat) =>
    places.flatMap((at, screen) => {
      if (at === null) return [];
      const face = view.hands[seat]?.faces[screen] ?? null;
      const shown = view.reflections.find((each) => each.seat === seat && each.mirror === screen);
      return [
        {
          key: keyOf(seat, screen),
          seat,
          screen,
          at,
          face,
          number: screen,
          reflection: shown?.face ?? null,
          noted: face === null ? noted(view, seat, screen) : null,
          movable: false,
          ghost: false,
          gone: false,
          turned: over,
        },
      ];
    }),
  );
}
