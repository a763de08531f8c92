/** How numbers are written. */

/** With a proper minus sign, and with a plus sign except for 0. */
export function signed(value: number, language: string, digits = 1): string {
  const rounded = Number(value.toFixed(digits));
  const number = Math.abs(rounded).toLocaleString(language, { maximumFractionDigits: digits });
  return rounded > 0 ? `+${number}` : rounded < 0 ? `−${number}` : "0";
}
