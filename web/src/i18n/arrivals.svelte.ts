/** Messages that have come since the page was loaded: whatever was said before is then said anew. */

let count = $state(0);

/** Makes whatever is being said depend on them. */
export const heed = (): number => count;

export function arrive(): void {
  count += 1;
}
