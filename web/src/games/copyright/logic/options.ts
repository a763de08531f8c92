/** Which options mean anything beside the others. */

/** One alone plays a single round, for training; who plays one after another has no clock. */
export function applies(option: string, { variant, turns, modeller }: Record<string, unknown>, seats: number): boolean {
  switch (option) {
    case "limit":
      return seats > 1 && variant !== "flash";
    case "wins":
      return seats > 1 && variant === "flash";
    case "rounds":
      return seats > 1;
    case "minutes":
      return variant !== "timed" && !turns;
    case "seconds":
      return variant === "timed" && !turns;
    case "fair":
      return variant !== "timed" && !modeller;
    default:
      return true;
  }
}
