/** What a browser is called in the list of devices, by what it says of itself: “Firefox · Android”. */

const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const SYSTEMS = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Macintosh", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

export function deviceName(agent: string): string {
  const named = (marks: readonly (readonly [string, string])[]) => marks.find(([mark]) => agent.includes(mark))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(" · ");
}
