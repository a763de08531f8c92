/** The address where others find a table. */

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether only this device can follow an address. */
const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** This page's own origin, or one that phones on the same network can reach; null if there is none. */
export function reachable(page: Pick<Location, "origin" | "hostname" | "port" | "protocol">, address: string | null) {
  if (!isLoopback(page.hostname)) return page.origin;
  if (address === null) return null;
  const host = address.includes(":") ? `[${address}]` : address;
  return `${page.protocol}//${host}${page.port ? `:${page.port}` : ""}`;
}

/** The link to a table, or to one seat of it. What is shown beside a link is in the language of whoever sends it. */
export function tableLink(origin: string, table: string, language: string, seat: number | null = null): string {
  return `${origin}/table/${table}?${seat === null ? "" : `seat=${seat}&`}lang=${language}`;
}

/** The link to a moment of a game. The server, which is not told the hash, shows the moment beside the link. */
export const momentLink = (origin: string, table: string, ply: number, language: string): string =>
  `${origin}/table/${table}?ply=${ply}&lang=${language}#${ply}`;

/** The page that analyses the game at a table, at one of its plies or where the visitor left it. */
export const analysisLink = (table: string, ply: number | null = null): string =>
  `/analysis/table/${table}${ply === null ? "" : `#0.${ply}`}`;

/** The seat in a link. */
export function seatOf(search: string): number | null {
  const seat = new URLSearchParams(search).get("seat");
  return seat !== null && /^\d{1,2}$/.test(seat) ? Number(seat) : null;
}
