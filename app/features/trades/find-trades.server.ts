import { tradeSynonyms } from "~/content/resources/search-trades";
import { isTradeSlug, type TradeSlug, tradeNames } from "~/content/trades/names";
import { holderFinder, phraseFinder, plainWords } from "~/kits/search/query-words.server";

const slugs = Object.keys(tradeNames).filter(isTradeSlug);
const findNames = holderFinder(
  slugs.map((slug) => [slug, tradeSynonyms[slug].names]),
  { inPlural: true },
);
/** These are the whole text. */
const findAlone = phraseFinder(
  slugs.map((slug) => [slug, tradeSynonyms[slug].alone]),
  { inPlural: true },
);

/** The trades with a page that a text names, in English or Spanish. */
export function findTrades(text: string): TradeSlug[] {
  const words = plainWords(text);
  const alone = findAlone(words).filter(({ length }) => length === words.length);
  return [...new Set([...findNames(words), ...alone.map(({ holder }) => holder)])];
}
