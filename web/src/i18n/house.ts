/** What every page may say, in one file for each language: see `vite.config.ts`. */

import type { Language } from "./catalogues";

const FILES = {
  fr: () => import("virtual:house/fr"),
  en: () => import("virtual:house/en"),
};

export const houseTexts = async (language: Language): Promise<string[]> => [(await FILES[language]()).default];
