import type { ResourceMatches } from "./search-resources.queries.server";

/** What holds in the whole country serves more visitors than what holds in one state or in another country. */
const NATIONAL_FACTOR = 1.3;

/** Groups in their order, in each the best score first. */
export interface RankedEntry {
  id: number;
  group: number;
  score: number;
}

/**
 * The entries that a search found: those of the state or the country that is meant first, those that help nobody for now last
 * unless several words name them.
 *
 * @param state USPS code of the state that was chosen, if any
 */
export function rankResources(matches: ResourceMatches, state: string, now: Date): RankedEntry[] {
  const { index, scores, named, found, states, countries } = matches;
  const month = now.getUTCMonth() + 1;
  const near = new Set([...states, ...(state ? [state] : [])]);
  const isOpenFor = ({ state: own, country }: { state: string | null; country: string | null }) => {
    if (own === null) return near.size === 0 || (country ?? "US") === "US";
    if (state && own !== state) return false;
    return states.length === 0 || states.includes(own);
  };
  const ranked: RankedEntry[] = [];
  for (const [place, score] of scores.entries()) {
    const entry = index.entries[place];
    if (score === 0 || !entry || !isOpenFor(entry)) continue;
    const { id, state: own, country, openMonths } = entry;
    const isForeign = (country ?? "US") !== "US";
    const isNear = (own !== null && near.has(own)) || (country !== null && countries.includes(country));
    const isShut = openMonths !== undefined && !openMonths.includes(month);
    const isLast = (isForeign || isShut) && !(named.has(id) && found.length > 1);
    const group = isNear ? 0 : isLast ? 2 : 1;
    ranked.push({ id, group, score: own === null && country === "US" ? score * NATIONAL_FACTOR : score });
  }
  return ranked;
}

const comesBefore = (one: RankedEntry, other: RankedEntry): number =>
  one.group - other.group || other.score - one.score || one.id - other.id;

/** More are sorted all together. */
const MOST_PICKED = 60;

/** The ids of the first entries: a page needs no order of those after it. */
export function firstOf(ranked: readonly RankedEntry[], count: number): number[] {
  if (count > MOST_PICKED)
    return ranked
      .toSorted(comesBefore)
      .slice(0, count)
      .map(({ id }) => id);
  const first: RankedEntry[] = [];
  for (const entry of ranked) {
    const last = first[count - 1];
    if (last && comesBefore(last, entry) < 0) continue;
    let place = first.length;
    for (; place > 0; place -= 1) {
      const before = first[place - 1];
      if (before && comesBefore(before, entry) < 0) break;
    }
    first.splice(place, 0, entry);
    if (first.length > count) first.pop();
  }
  return first.map(({ id }) => id);
}
