import { plainWords, stopWords } from "~/kits/search/query-words.server";
import type { ResourceMatches } from "./search-resources.queries.server";

interface FoundEntry {
  id: number;
  tags: string;
  category: string;
  organization: string;
  description: string;
  geographic_scope: string;
  /** All that its card shows. */
  shown: string;
}

const LONGEST_ENDING = 3;

/** As the index takes words for one, or nearly so: "evicted" and "eviction". */
function isSameWord(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const common = Math.max(Math.min(shorter, 4), shorter - LONGEST_ENDING);
  return one.slice(0, common) === other.slice(0, common);
}

function holds(words: readonly string[], searched: string): boolean {
  const wanted = plainWords(searched);
  return wanted.length > 0 && wanted.every((one) => words.some((other) => isSameWord(one, other)));
}

/** A card that has one telling word of a reason needs none: a food bank was found by "food now". */
function explains(shown: string, reason: string): boolean {
  const words = plainWords(shown);
  return plainWords(reason).some((word) => !stopWords.has(word) && holds(words, word));
}

/** The first part of a search that a text has. */
const firstFound = (found: ResourceMatches["found"], text: string): string | undefined => {
  const inText = plainWords(text);
  return found.find(({ words }) => words.some((word) => holds(inText, word)))?.part.text;
};

/**
 * Why entries were found, where their cards do not tell: the searched word, or else the need it stands for.
 *
 * @param say puts a reason into the words of the page
 * @returns by the entry's id
 */
export async function reasonsFound(
  { found, needs, index }: Pick<ResourceMatches, "found" | "needs" | "index">,
  entries: readonly FoundEntry[],
  say: (reason: string | undefined) => string | undefined,
): Promise<ReadonlyMap<number, string>> {
  const helping = await Promise.all(
    needs.map(async ({ label, finds }) => ({ label, scores: await index.holding(finds) })),
  );
  const reasons = new Map<number, string>();
  for (const { id, shown, ...texts } of entries) {
    if (firstFound(found, shown) !== undefined) continue;
    const { tags, category, geographic_scope, organization, description } = texts;
    const all = [tags, category, geographic_scope, organization, description].join(" ");
    const place = index.placeOf.get(id) ?? -1;
    const need = helping.find(({ scores }) => (scores[place] ?? 0) > 0)?.label;
    const reason = say(firstFound(found, all) ?? need);
    if (reason !== undefined && !explains(shown, reason)) reasons.set(id, reason);
  }
  return reasons;
}
