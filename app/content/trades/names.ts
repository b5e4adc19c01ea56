import type { Language } from "~/lib/contexts";

interface TradeName {
  path: `/work/${string}`;
  name: string;
}

/** The trades that have pages. */
export const tradeNames = {
  "call-center": { path: "/work/call-center", name: "Call center and customer service" },
  writing: { path: "/work/writing", name: "Writing, editing and journalism" },
  translation: { path: "/work/translation", name: "Translation and interpreting" },
  acting: { path: "/work/acting", name: "Acting and voice work" },
} as const satisfies Record<string, TradeName>;

export type TradeSlug = keyof typeof tradeNames;

export const isTradeSlug = (text: string | null): text is TradeSlug =>
  text !== null && Object.hasOwn(tradeNames, text);

/** Leads to them from a search of the directory. */
export const tradePanel: Readonly<Record<Language, string>> = {
  en: "Our page for this work:",
  es: "Nuestra página sobre este oficio, en inglés:",
};
