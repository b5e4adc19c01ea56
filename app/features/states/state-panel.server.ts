import { pathIn } from "~/content/page";
import type { Need } from "~/content/resources/search-intents";
import { statePath } from "~/content/resources/states";
import { type FactName, factNames, type StateWords } from "~/content/states/words";
import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import type { DirectoryFilters } from "~/features/resources/public/directory-query";
import type { PageSlice } from "~/lib/filter-query";
import { type FactView, factView } from "./fact-view.server";
import { listFacts, type StateFact } from "./facts.queries.server";

export interface StatePanelView {
  /** Of each state that may be meant. */
  pages: { code: string; name: string; to: `/${string}` }[];
  /** What one state has for what is needed. */
  facts: FactView[];
  /** Nothing in the list is only for the state. */
  hasNone: boolean;
  offers211: boolean;
}

interface Shown {
  states: readonly string[];
  needs: readonly string[];
  resources: readonly unknown[];
  localCount: number;
  filters: Pick<DirectoryFilters, "q" | "category">;
  slice: Pick<PageSlice, "page">;
}

const office: readonly FactName[] = ["phone", "claim_page"];
const near: readonly FactName[] = ["local_211"];
const home: readonly FactName[] = ["local_211", "legal_aid"];
const food: readonly FactName[] = ["snap_apply", "local_211"];
const health: readonly FactName[] = ["marketplace"];
const legal: readonly FactName[] = ["legal_aid"];

/** What a state has, by need; for all others what it has for everybody. */
const factsByNeed: Partial<Record<Need | "your state" | "finding work", readonly FactName[]>> = {
  rent: home,
  eviction: home,
  mortgage: home,
  shelter: near,
  "shelter now": near,
  "housing vouchers": near,
  "utility bills": ["energy", "local_211"],
  food,
  "food now": food,
  "food stamps": ["snap_apply"],
  "food for parents and babies": food,
  "meals for children": food,
  "unemployment benefits": office,
  appeals: [...office, "legal_aid"],
  "losing a job": office,
  "jobs lost to AI": [...office, "notice_ai"],
  severance: ["legal_aid", "notice_list"],
  "unpaid wages": ["last_pay", "wage_claim", "legal_aid"],
  "legal help": legal,
  discrimination: legal,
  retaliation: legal,
  "health insurance": health,
  Medicaid: health,
  "coverage after a job": health,
  "help with bills": near,
  "emergency money": near,
  "help near you": near,
  training: ["job_centers"],
  "finding work": ["job_centers"],
  "your state": office,
};

/** Of these, a lawyer is for the eviction. */
const evicted: readonly Need[] = ["rent", "eviction"];

const MOST_NEEDS = 2;
const MOST_FACTS = 4;

function factsFor(needs: readonly string[]): FactName[] {
  const known: Readonly<Record<string, readonly FactName[]>> = factsByNeed;
  if (needs.length === 0) return [...office];
  const helping = needs.flatMap((need) => (Object.hasOwn(known, need) ? [known[need] ?? []] : []));
  return [...new Set(helping.slice(0, MOST_NEEDS).flat())].slice(0, MOST_FACTS);
}

async function readFacts(db: Database, state: string): Promise<StateFact[]> {
  try {
    return await listFacts(db, [state]);
  } catch (error) {
    logFailedRead("facts of a state", error);
    return [];
  }
}

/** What stands above the directory's list for a state that is chosen or searched for; null where there is none. */
export async function loadStatePanel(
  db: Database,
  { states, needs, resources, localCount, filters, slice }: Shown,
  words: StateWords,
  now: Date,
): Promise<StatePanelView | null> {
  const [state, ...others] = states;
  if (state === undefined) return null;
  const pages = states.map((code) => ({
    code,
    name: words.nameInText(code),
    to: pathIn(words.language, statePath(code)),
  }));
  if (others.length > 0) return { pages, facts: [], hasNone: false, offers211: false };
  const facts = await readFacts(db, state);
  const wanted = factsFor(needs);
  const isAsked = Boolean(filters.q || filters.category) && slice.page === 1 && resources.length > 0;
  const hasNone = isAsked && localCount === 0;
  const offers211 = hasNone || wanted.includes("local_211");
  const mayLoseHome = evicted.some((need) => needs[0] === need);
  return {
    pages,
    hasNone,
    offers211,
    facts: factNames
      .filter((name) => wanted.includes(name))
      .flatMap((name) => {
        const fact = facts.find((one) => one.fact === name);
        if (!fact) return [];
        const view = factView(name, fact, words, now);
        return [name === "legal_aid" && mayLoseHome ? { ...view, label: words.panel.eviction } : view];
      }),
  };
}
