/** The colours of the seats, on the map and beside it. */

const COLOURS = ["#c11f3a", "#2b3fc4", "#b85500", "#8a1fa6"] as const;

export const colour = (seat: number): string => COLOURS[seat % COLOURS.length] ?? COLOURS[0];
