import { ownValue } from "~/lib/own-value";

/** By ISO 639-1 code, in the order in which they are offered. */
const names: Readonly<Record<string, string>> = {
  en: "English",
  es: "Spanish",
  ar: "Arabic",
  bn: "Bengali",
  my: "Burmese",
  zh: "Chinese",
  fr: "French",
  de: "German",
  gu: "Gujarati",
  ht: "Haitian Creole",
  hi: "Hindi",
  it: "Italian",
  ja: "Japanese",
  km: "Khmer",
  ko: "Korean",
  lo: "Lao",
  ne: "Nepali",
  fa: "Persian",
  pl: "Polish",
  pt: "Portuguese",
  pa: "Punjabi",
  ru: "Russian",
  so: "Somali",
  sw: "Swahili",
  tl: "Tagalog",
  th: "Thai",
  uk: "Ukrainian",
  ur: "Urdu",
  vi: "Vietnamese",
  cy: "Welsh",
};

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([code, name]) => [
    [code, code],
    [name.toLowerCase(), code],
  ]),
);

/** The code itself for a language without a name here. */
export const languageName = (code: string): string => ownValue(names, code) ?? code;

/** @param text a name in English or a code */
export const languageCode = (text: string): string | undefined => codes.get(text.trim().toLowerCase());
