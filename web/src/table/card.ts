import { preferences } from "../preferences.svelte";

/** The picture of a table as everybody may see it, with its players and how it stands, in the visitor's theme. */
export function cardAddress(table: string): string {
  const { theme, language } = preferences;
  const isDark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme !== "light";
  return `/api/tables/${table}/picture/${isDark ? "dark" : "light"}?lang=${language}`;
}
