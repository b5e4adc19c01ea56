import { history } from "~/content/policy-advocacy";
import type { PolicyGroup, PolicyItem } from "~/content/policy-history";

export const OUTCOME_PARAMETER = "filter";

export type Outcome = (typeof history.outcomes)[number];

/** Reads the URL's text; undefined stands for all of them. */
export function readOutcome(text: string | null | undefined): Outcome | undefined {
  return history.outcomes.find(({ filter }) => filter === text);
}

export function outcomeUrl(outcome?: Outcome): `/${string}` {
  const query = outcome ? `?${OUTCOME_PARAMETER}=${outcome.filter}` : "";
  return `/services/policy-advocacy${query}#${history.listAnchor}`;
}

const laws: readonly PolicyItem[] = history.groups.flatMap(({ items }) => items);

export function lawsWith(outcome?: Outcome): readonly PolicyItem[] {
  return outcome ? laws.filter(({ status }) => status.tone === outcome.badge.tone) : laws;
}

/** Leaves out the groups that have none. */
export function groupsWith(outcome?: Outcome): PolicyGroup[] {
  const chosen = lawsWith(outcome);
  return history.groups
    .map(({ title, items }) => ({ title, items: items.filter((item) => chosen.includes(item)) }))
    .filter(({ items }) => items.length > 0);
}
