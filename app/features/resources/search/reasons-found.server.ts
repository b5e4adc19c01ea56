import { plainWords } from "~/kits/search/query-words.server";
import type { ResourceMatches } from "./search-resources.queries.server";

interface FoundEntry {
  id: number;
  title: string;
  tags: string;
  category: string;
  organization: string;
  description: string;
  geographic_scope: string;
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

const IN_TITLE = "";

/** The first part of a search that an entry has, IN_TITLE where its title has one. */
function reasonTyped(found: ResourceMatches["found"], { title, ...others }: FoundEntry): string | undefined {
  const inTitle = plainWords(title);
  if (found.some(({ words }) => words.some((word) => holds(inTitle, word)))) return IN_TITLE;
  const { tags, category, geographic_scope, organization, description } = others;
  const inTexts = plainWords([tags, category, geographic_scope, organization, description].join(" "));
  return found.find(({ words }) => words.some((word) => holds(inTexts, word)))?.part.text;
}

/**
 * Why entries were found, where their titles do not tell: the searched word, or else the need it stands for.
 *
 * @returns by the entry's id
 */
export async function reasonsFound(
  { found, needs, index }: Pick<ResourceMatches, "found" | "needs" | "index">,
  entries: readonly FoundEntry[],
): Promise<ReadonlyMap<number, string>> {
  const helping = await Promise.all(
    needs.map(async ({ label, finds }) => ({ label, scores: await index.holding(finds) })),
  );
  const reasons = new Map<number, string>();
  for (const entry of entries) {
    // Without words there is only the need.
    const typed = found.length > 0 ? reasonTyped(found, entry) : undefined;
    if (typed === IN_TITLE) continue;
    const place = index.placeOf.get(entry.id) ?? -1;
    const reason = typed ?? helping.find(({ scores }) => (scores[place] ?? 0) > 0)?.label;
    if (reason !== undefined) reasons.set(entry.id, reason);
  }
  return reasons;
}
