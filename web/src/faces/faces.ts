/** The people of the hall of mirrors, as they are drawn: one face for each level, the same in all games. */

/** What a shape is painted with. */
export type Ink = "skin" | "hair" | "cloth" | "accent" | "light" | "dark" | "gold";

/** A shape in a square of 48 units; the head is in the middle. */
export type Shape = readonly [ink: Ink, path: string];

export interface Face {
  skin: string;
  hair: string;
  cloth: string;
  accent: string;
  /** The centre and the half axes of the head; that of a grown-up if there is none. */
  head?: readonly [y: number, across: number, down: number];
  /** What is behind the head. */
  back: readonly Shape[];
  /** What is in front of it. */
  front: readonly Shape[];
  /** Without eyes and mouth: the shapes in front have their own. */
  bare?: boolean;
}

const FACES: Record<string, Face> = {
  /** A bow, freckles, and hardly tall enough for the mirror. */
  child: {
    skin: "#f3cfae",
    hair: "#a8571f",
    cloth: "#d9ead9",
    accent: "#c8324a",
    head: [29, 9.5, 9.5],
    back: [["hair", "M12 31c-2-13 4-17 12-17s14 4 12 17l-2 8H14z"]],
    front: [
      ["hair", "M14 28c0-8 4-12 10-12s10 4 10 12c-3-5-6-6-10-6s-7 1-10 6z"],
      ["accent", "M24 13.5l-9-6c-3 1-3 10 0 11.5zM24 13.5l9-6c3 1 3 10 0 11.5z"],
      ["gold", "M21.5 11.5h5v5h-5z"],
      ["hair", "M16.4 32h1v1h-1zM18.2 33h1v1h-1zM30.6 32h1v1h-1zM28.8 33h1v1h-1z"],
    ],
  },
  /** A bob under a flat cap with a long feather. */
  novice: {
    skin: "#efc39b",
    hair: "#e0b04a",
    cloth: "#2f5fa0",
    accent: "#2f5fa0",
    back: [["hair", "M13 30c-1-13 3-19 11-19s12 6 11 19c-3 2-5 2-7 1h-8c-2 1-4 1-7-1z"]],
    front: [
      ["hair", "M15.5 22c0-5 3-8 8.5-8s8.5 3 8.5 8c-5-2-12-2-17 0z"],
      ["accent", "M11 16c1-6 6-9 13-9s12 3 13 8c-8-2-18-2-26 1z"],
      ["light", "M33 14c3-2 8-5 9-11-6 0-11 3-13 9z"],
      ["gold", "M11 15.5c8-3 18-3 26-1v2c-8-2-18-2-26 1z"],
    ],
  },
  /** A kerchief, a red plait and a pencil behind the ear. */
  student: {
    skin: "#f4d2b4",
    hair: "#b8431b",
    cloth: "#7a8f5a",
    accent: "#2f7d7a",
    back: [["hair", "M33 22c5 4 6 12 3 20l-5 1c3-7 2-12-1-16z"]],
    front: [
      ["hair", "M15.5 23c1-7 4-9 8.5-9s7.5 2 8.5 9c-3-4-5-5-8.5-5s-5.5 1-8.5 5z"],
      ["accent", "M14 20c0-9 5-12 10-12s10 3 10 12c-4-5-16-5-20 0zM34 18l6 4-5 2z"],
      ["light", "M19 11h2v2h-2zM24 9.5h2v2h-2zM28 12h2v2h-2zM23 13.5h2v2h-2zM17 15h2v2h-2zM30 15.5h2v2h-2z"],
      ["gold", "M10 17l8 8-1.4 1.4-8-8z"],
    ],
  },
  /** A straw hat and a fine moustache. */
  amateur: {
    skin: "#e8b78e",
    hair: "#4a3120",
    cloth: "#8a6fa8",
    accent: "#f0dfa8",
    back: [["hair", "M15 24c-1-8 3-11 9-11s10 3 9 11z"]],
    front: [
      ["accent", "M15 13l1-7h16l1 7zM7 14c0-2 34-2 34 0s-34 3-34 0z"],
      ["dark", "M15.3 10.5h17.4l.3 2.5H15z"],
      ["hair", "M24 27c-2-1.5-5-1-8 2 3 2 6 1.5 8 0 2 1.5 5 2 8 0-3-3-6-3.5-8-2z"],
      ["light", "M20 37l4 2 4-2v5l-4-2-4 2z"],
    ],
  },
  /** A dark knot of hair, an ear-ring, a green shawl. */
  adept: {
    skin: "#c98f62",
    hair: "#231a1c",
    cloth: "#2e7d4f",
    accent: "#e7c565",
    back: [["hair", "M24 4c5 0 7 3 6 6 5 2 7 8 5 16H13c-2-8 0-14 5-16-1-3 1-6 6-6z"]],
    front: [
      ["hair", "M15 24c0-8 3-11 9-11s9 3 9 11c-1-5-4-7-9-7-2 3-5 4-9 7z"],
      ["accent", "M13.5 27a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM30.9 27a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z"],
      ["light", "M12 48l9-12 3 4 3-4 9 12h-4l-8-6-8 6z"],
    ],
  },
  /** A square grey beard and a leather cap. */
  skilled: {
    skin: "#d9a37c",
    hair: "#9aa3ab",
    cloth: "#6b4326",
    accent: "#4f3320",
    back: [["hair", "M14 20h20v9H14z"]],
    front: [
      ["hair", "M14.5 24c2 3 5 2 9.5 2s7.5 1 9.5-2l.5 11c-2 5-6 7-10 7s-8-2-10-7z"],
      ["skin", "M21 30.5c2 1.3 4 1.3 6 0v1.3c-2 1.3-4 1.3-6 0z"],
      ["accent", "M14 20c0-9 4-12 10-12s10 3 10 12c-6-3-14-3-20 0z"],
      ["gold", "M13.5 18.5c7-3 14-3 21 0V21c-7-3-14-3-21 0z"],
    ],
  },
  /** Round spectacles under white hair that is piled up high. */
  expert: {
    skin: "#f0cdb0",
    hair: "#e9e6df",
    cloth: "#6a2440",
    accent: "#2b2f3a",
    back: [["hair", "M24 2c8 0 10 5 9 9 3 3 4 9 2 15H13c-2-6-1-12 2-15-1-4 1-9 9-9z"]],
    front: [
      ["hair", "M15 22c1-6 4-8 9-8s8 2 9 8c-2-3-5-4-9-4s-7 1-9 4z"],
      [
        "accent",
        "M14.8 24a5 5 0 1 1 9.7-1.6h-1A5 5 0 1 1 33.2 24a5 5 0 0 1-9.9 0h1.4a5 5 0 0 1-9.9 0zm1.5 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0zm8.4 0a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z",
      ],
      ["accent", "M24 4c4 0 6 2 6 4-3-2-9-2-12 0 0-2 2-4 6-4z"],
      ["gold", "M22 39a2 2 0 1 0 4 0 2 2 0 1 0-4 0z"],
    ],
  },
  /** A great powdered wig, black velvet, and a mirror on the breast. */
  master: {
    skin: "#ecc6a4",
    hair: "#f7f4ec",
    cloth: "#17181d",
    accent: "#b9cbd5",
    back: [
      [
        "hair",
        "M24 5c9 0 13 5 12 10 3 2 3 6 1 8 3 2 3 6 0 8 3 2 2 7-1 9-4 1-7-1-7-4H19c0 3-3 5-7 4-3-2-4-7-1-9-3-2-3-6 0-8-2-2-2-6 1-8-1-5 3-10 12-10z",
      ],
    ],
    front: [
      ["hair", "M15 22c0-8 4-10 9-10s9 2 9 10c-2-4-5-6-9-6s-7 2-9 6z"],
      ["dark", "M17 20.5l5 .8v1l-5-.6zM31 20.5l-5 .8v1l5-.6z"],
      ["gold", "M24 36l5 5-5 5-5-5z"],
      ["accent", "M24 38l3 3-3 3-3-3z"],
    ],
  },
  /** Hair in the wind, and a winged band around it. */
  runner: {
    skin: "#a8703f",
    hair: "#1d1a1a",
    cloth: "#e07b2a",
    accent: "#f5f1e6",
    back: [["hair", "M14 24C7 22 4 16 3 12c5 2 8 1 10-1-3-1-5-4-6-6 8 2 14 1 18 3 7 1 9 8 8 16z"]],
    front: [
      ["hair", "M15.5 20c2-6 5-7 9-7s8 2 8.5 8c-5-3-12-3-17.5-1z"],
      ["gold", "M14.5 19c6-2.5 13-2.5 19 .5v2.5c-6-3-13-3-19-.5z"],
      ["accent", "M33 19c3-1 8-4 10-10-5 1-9 2-12 7zM34 22c3 0 7-2 9-6-4 1-7 1-10 4z"],
    ],
  },
  /** A hood and a black half mask. */
  spy: {
    skin: "#e6bd98",
    hair: "#3c2a52",
    cloth: "#4a3567",
    accent: "#4a3567",
    back: [["accent", "M24 3c12 4 16 16 14 34H10C8 19 12 7 24 3z"]],
    front: [
      [
        "dark",
        "M13.5 19c4-1 8 0 10.5 1.5C26.5 19 30.5 18 34.5 19c0 6-3 9-6 8.5-2-.3-3-2-4.5-2s-2.5 1.7-4.5 2c-3 .5-6-2.5-6-8.5z",
      ],
      ["light", "M17 22c2-1 4 0 4.5 1.5-2 .8-4 .2-4.5-1.5zM31 22c-2-1-4 0-4.5 1.5 2 .8 4 .2 4.5-1.5z"],
      ["dark", "M21 30c2 1.5 4 1.5 6 0v1c-2 1.5-4 1.5-6 0z"],
      ["hair", "M24 3c12 4 16 16 14 34h-4c2-14 0-24-10-27-10 3-12 13-10 27h-4C8 19 12 7 24 3z"],
      ["gold", "M22.5 38h3v3h-3z"],
    ],
    bare: true,
  },
  /** A fox, in a ruff. */
  fox: {
    skin: "#d96a1d",
    hair: "#d96a1d",
    cloth: "#2b3a55",
    accent: "#f8efe2",
    head: [24, 12, 11],
    back: [
      ["hair", "M11 22L8 4l12 8zM37 22L40 4l-12 8z"],
      ["dark", "M12 16L10 7l6 4.5zM36 16L38 7l-6 4.5z"],
    ],
    front: [
      ["accent", "M12 25c3 0 7 3 12 12-7 0-12-5-12-12zM36 25c-3 0-7 3-12 12 7 0 12-5 12-12z"],
      ["hair", "M18 22h12l-6 15z"],
      ["dark", "M21.5 34h5L24 37.5zM16 21.5c2-1 4 0 5 2-2 .8-4.5.2-5-2zM32 21.5c-2-1-4 0-5 2 2 .8 4.5.2 5-2z"],
      ["light", "M10 42l4-4 4 4 3-4 3 4 3-4 3 4 4-4 4 4-4 3H14z"],
    ],
    bare: true,
  },
};

/** The colours of cousins who sit at one table: they dress alike, and nobody mistakes one for another. */
const COUSINS: readonly Pick<Face, "skin" | "hair" | "cloth" | "accent">[] = [
  { skin: "#d8a47a", hair: "#2a2024", cloth: "#b8862f", accent: "#7a2f57" },
  { skin: "#f2d3b6", hair: "#d8a93f", cloth: "#8c2f39", accent: "#27706c" },
  { skin: "#8f5a35", hair: "#171314", cloth: "#3f7d8c", accent: "#e2b23c" },
  { skin: "#eec4a0", hair: "#9c4a1c", cloth: "#4d5a8f", accent: "#d9d2c0" },
  { skin: "#c48a5c", hair: "#6f6a66", cloth: "#5f7f3a", accent: "#a8442a" },
];

/** Null for somebody whom nobody has drawn: a blank looking-glass. `before` are the cousins at the same table. */
export function face(level: string, before = 0): Face | null {
  const drawn = FACES[level];
  return drawn ? { ...drawn, ...(before > 0 ? COUSINS[(before - 1) % COUSINS.length] : {}) } : null;
}

export const DRAWN: readonly string[] = Object.keys(FACES);
