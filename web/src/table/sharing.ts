/** Links to a table for those who watch, and what is only said about links and to those who follow one. */

import { need } from "../i18n/loading";

const files = import.meta.glob<string>("../../../src/galerie/texts/*/sharing.ftl", {
  query: "?raw",
  import: "default",
});

/** Resolves once these texts are here. */
export const sharingTexts = (): Promise<void> =>
  need("sharing", async (language) => {
    const file = files[`../../../src/galerie/texts/${language}/sharing.ftl`];
    return file ? [await file()] : [];
  });

/** The link for those who want to watch. */
export const spectatorLink = (origin: string, table: string, language: string): string =>
  `${origin}/table/${table}?watch&lang=${language}`;

/** What a page of another site contains to show a table in a frame, at one of its plies or as it goes on. */
export function frameCode(origin: string, table: string, language: string, title: string, ply: number | null): string {
  const address = `${origin}/embed/table/${table}?lang=${language}${ply === null ? "" : `&ply=${ply}`}`;
  const name = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${address.replaceAll("&", "&amp;")}" title="${name}" width="400" height="680" style="border:0"></iframe>`;
}
