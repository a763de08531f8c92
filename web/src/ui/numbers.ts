/** How numbers are written. */

/** With a proper minus sign, and at most so many digits after the point. */
export function plain(value: number, language: string, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  const number = Math.abs(rounded).toLocaleString(language, { maximumFractionDigits: digits });
  return rounded < 0 ? `−${number}` : number;
}

/** The same with a plus sign, except for 0. */
export function signed(value: number, language: string, digits = 1): string {
  const number = plain(value, language, digits);
  return Number(value.toFixed(digits)) > 0 ? `+${number}` : number;
}
