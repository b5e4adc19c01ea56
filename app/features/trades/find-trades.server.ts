import { tradeSynonyms } from "~/content/resources/search-trades";
import { isTradeSlug, type TradeSlug, tradeNames } from "~/content/trades/names";
import { phraseFinder } from "~/features/resources/search/find-phrases.server";
import { plainWords } from "~/kits/search/query-words.server";

const slugs = Object.keys(tradeNames).filter(isTradeSlug);
const findNames = phraseFinder(slugs.map((slug) => [slug, tradeSynonyms[slug].names]));
/** These are the whole text. */
const alone = new Map(
  slugs.flatMap((slug) => tradeSynonyms[slug].alone.split(", ").map((name) => [name, slug] as const)),
);

/** Of several people: "translators", and "traductores" in Spanish. */
const plurals = [/(?:)/, /s$/, /es$/];

/** The trades with a page that a text names, in English or Spanish. */
export function findTrades(text: string): TradeSlug[] {
  const typed = plainWords(text);
  const found = plurals.flatMap((ending) => {
    const words = typed.map((word) => word.replace(ending, ""));
    return [...findNames(words), alone.get(words.join(" ")) ?? []].flat();
  });
  return [...new Set(found)];
}
