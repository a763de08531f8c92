import { afterEach, describe, expect, it } from "vitest";
import { preferences } from "../preferences.svelte";
import type { Language } from "./catalogues";
import { maybe } from "./index";
import { need, speak } from "./loading";

/** Texts of a subject, and in which languages they were asked for. */
function source(id: string): { asked: Language[]; texts: (language: Language) => Promise<string[]> } {
  const asked: Language[] = [];
  return {
    asked,
    texts: (language) => {
      asked.push(language);
      return Promise.resolve([`${id} = ${id} ${language}`]);
    },
  };
}

describe("loading catalogues", () => {
  afterEach(() => speak("fr"));

  it("asks once, for the visitor's language only", async () => {
    const { asked, texts } = source("glass");
    await Promise.all([need("glass", texts), need("glass", texts)]);
    expect(asked).toEqual(["fr"]);
    expect(maybe("glass")).toBe("glass fr");
  });

  it("changes the language once everything can be said in it", async () => {
    const { asked, texts } = source("ice");
    await need("ice", texts);
    const changed = speak("en");
    expect(preferences.language).toBe("fr");
    await changed;
    expect(preferences.language).toBe("en");
    expect(asked).toEqual(["fr", "en"]);
    expect(maybe("ice")).toBe("ice en");
  });

  it("follows the last of several choices", async () => {
    await Promise.all([speak("en"), speak("fr")]);
    expect(preferences.language).toBe("fr");
  });

  it("brings what was needed while the language changed", async () => {
    const { texts } = source("mist");
    await Promise.all([speak("en"), need("mist", texts)]);
    expect(maybe("mist")).toBe("mist en");
  });
});
