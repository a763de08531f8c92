/** The screens on the ice, as one viewer sees them. */

import type { ReflectoFace, ReflectoView } from "../types";

export interface Standing {
  key: string;
  seat: number;
  screen: number;
  at: string;
  /** The face shown; null for its back. */
  face: ReflectoFace | null;
  /** The number on its back, if it must be distinguished from others. */
  number: number | null;
  reflection: ReflectoFace | null;
  noted: ReflectoFace | null;
  movable: boolean;
  /** Whether it would only stand there. */
  ghost: boolean;
  /** Whether it has just left. */
  gone: boolean;
  turned: boolean;
}

export const keyOf = (seat: number, screen: number): string => `${seat}:${screen}`;

/** What the viewer has seen of an opposing screen in one of their mirrors, if anything. */
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
