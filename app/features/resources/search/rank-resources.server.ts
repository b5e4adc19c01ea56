import type { Language } from "~/lib/contexts";
import type { ResourceMatches } from "./search-resources.queries.server";

/** What holds in the whole country serves more visitors than what holds in one state or in another country. */
const NATIONAL_FACTOR = 1.3;
/** What is understood helps twice; English is spoken everywhere. */
const SPOKEN_FACTOR = 2;

const isAbroad = (country: string | null): country is string => (country ?? "US") !== "US";

/** What a search found, in lists beside each other: thousands may be found, so none is an object of its own. */
export interface Ranking {
  ids: readonly number[];
  /** Groups in their order, in each the best score first. */
  groups: readonly number[];
  scores: readonly number[];
}

interface Reader {
  /** USPS code of the state that was chosen, if any. */
  state: string;
  language: Language | undefined;
  now: Date;
}

/**
 * The entries that a search found: those of the state or the country that is meant first, those that help nobody for now last
 * unless several words name them. Those of other countries are left out, unless the search names the country or the entry.
 */
export function rankResources(matches: ResourceMatches, { state, language = "en", now }: Reader): Ranking {
  const { index, scores, named, found, states, countries } = matches;
  const month = now.getUTCMonth() + 1;
  const near = new Set([...states, ...(state ? [state] : [])]);
  const isOpenFor = ({ state: own, country }: { state: string | null; country: string | null }) => {
    if (own === null) return near.size === 0 || !isAbroad(country);
    if (state && own !== state) return false;
    return states.length === 0 || states.includes(own);
  };
  const ids: number[] = [];
  const groups: number[] = [];
  const worth: number[] = [];
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    if (score === 0) continue;
    const entry = index.entries[place];
    if (!entry || !isOpenFor(entry)) continue;
    const { id, state: own, country, languages, openMonths } = entry;
    const isCalled = named.has(id) && found.length > 1;
    const isOnlyOne = named.has(id) && named.size === 1;
    if (isAbroad(country) && !countries.includes(country) && !isCalled && !isOnlyOne) continue;
    const isNear = (own !== null && near.has(own)) || (country !== null && countries.includes(country));
    const isShut = openMonths !== undefined && !openMonths.includes(month);
    const isLast = isShut && !isCalled;
    ids.push(id);
    groups.push(isNear ? 0 : isLast ? 2 : 1);
    const isSpoken = language !== "en" && languages.includes(`"${language}"`);
    worth.push(
      score * (own === null && country === "US" ? NATIONAL_FACTOR : 1) * (isSpoken ? SPOKEN_FACTOR : 1),
    );
  }
  return { ids, groups, scores: worth };
}

/** More are sorted all together. */
const MOST_PICKED = 60;

export function onlyThese({ ids, groups, scores }: Ranking, shown: ReadonlySet<number>): Ranking {
  const isShown = (_: number, at: number) => shown.has(ids[at] ?? 0);
  return { ids: ids.filter(isShown), groups: groups.filter(isShown), scores: scores.filter(isShown) };
}

/** The ids of the first entries: a page needs no order of those after it. */
export function firstOf({ ids, groups, scores }: Ranking, count: number): number[] {
  const idAt = (at: number) => ids[at] ?? 0;
  const order = (one: number, other: number): number =>
    (groups[one] ?? 0) - (groups[other] ?? 0) ||
    (scores[other] ?? 0) - (scores[one] ?? 0) ||
    idAt(one) - idAt(other);
  if (count > MOST_PICKED) return [...ids.keys()].toSorted(order).slice(0, count).map(idAt);
  const first: number[] = [];
  for (let at = 0; at < ids.length; at += 1) {
    const last = first[count - 1];
    if (last !== undefined && order(last, at) < 0) continue;
    let place = first.length;
    for (; place > 0; place -= 1) {
      const before = first[place - 1];
      if (before !== undefined && order(before, at) < 0) break;
    }
    first.splice(place, 0, at);
    if (first.length > count) first.pop();
  }
  return first.map(idAt);
}
