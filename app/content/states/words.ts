import type { TradeSlug } from "~/content/trades/names";
import type { ExternalAddress, Page, PhoneLink, Source } from "~/content/types";
import type { Language } from "~/lib/contexts";
import type { Day, Month } from "~/lib/time/dates";

/** What is known of a state, in the order of its page; staff may write nothing else. */
export const factSections = {
  unemployment: [
    "phone",
    "claim_page",
    "office",
    "system",
    "spanish_line",
    "most",
    "least",
    "weeks",
    "waiting_week",
    "certify",
    "severance",
  ],
  lastPay: ["last_pay", "vacation", "wage_claim", "last_pay_page"],
  notice: ["notice_list", "notice_law", "notice_employers", "notice_days", "notice_ai"],
  health: ["medicaid", "medicaid_name", "marketplace"],
  food: ["snap_apply", "snap_name", "energy", "local_211"],
  work: ["job_centers", "legal_aid"],
} as const;

export type FactSection = keyof typeof factSections;

export type FactName = (typeof factSections)[FactSection][number];

export const sectionNames = [
  "unemployment",
  "lastPay",
  "notice",
  "health",
  "food",
  "work",
] as const satisfies readonly FactSection[];

export const factNames: readonly FactName[] = sectionNames.flatMap(
  (name): readonly FactName[] => factSections[name],
);

/** What a fact's value must be, where it is not a text; an address alone is one too. */
export const factValues: Readonly<Partial<Record<FactName, RegExp>>> = {
  most: /^\d{1,4}$/,
  least: /^\d{1,4}$/,
  weeks: /^\d{1,2}(?:-\d{1,2})?$/,
  notice_employers: /^\d{1,4}$/,
  notice_days: /^\d{1,3}$/,
  waiting_week: /^(?:yes|no)$/,
  medicaid: /^(?:yes|no)$/,
  severance: /^(?:yes|partly|no)$/,
};

export interface Told {
  value: string;
  /** The day, the month or the year at which the source says so, in words. */
  when: string;
  /** The name of the site that the fact leads to, where it has no other. */
  host: string;
}

interface FactWords {
  label: string;
  /** A sentence, or the words of its link. */
  say: (told: Told) => string;
}

/** What is known of a state, by name; what is not known is absent. */
export type KnownValues = Partial<Record<FactName, string>>;

interface StateStep {
  section: FactSection;
  /** Leads to the section. */
  start: string;
  text: string;
  /** Ends the step; its start leads to the fact's line. */
  row?: { fact: FactName; start: string; text: string };
}

/** The words of the pages about states, in one language. */
export interface StateWords {
  language: Language;
  /** A state as it stands in a sentence. @param code USPS code */
  nameInText: (code: string) => string;
  date: (date: Day | Month) => string;
  /** @param date the day that a law began, which does not age */
  ofLaw: (date: string) => string;
  /** Sites that have another address in this language, by host. */
  links: Readonly<Record<string, ExternalAddress>>;
  /** Notes beside facts, by the English one that is stored. */
  notes: Readonly<Record<string, string>>;
  page: (name: string) => Omit<Page, "path">;
  heading: (name: string) => string;
  lead: (name: string) => string;
  file: string;
  /** Tells what to say on the phone and have at hand, and how to be heard in the language of the page. */
  callNote: string;
  languageNote?: string;
  steps: {
    heading: (name: string) => string;
    /** In the order in which they are to be done. */
    list: (name: string, known: KnownValues, hasMarketplace: boolean) => StateStep[];
    allSteps: string;
    dates: string;
  };
  factsHeading: (name: string) => string;
  factsLead: string;
  sections: Record<
    FactSection,
    { heading: string; text?: { text: string; source: Source; call?: PhoneLink } }
  >;
  facts: Record<FactName, FactWords>;
  /** After a source that is no page of a state or of the country. */
  unofficial: string;
  /** It stands before the name of a group's source, or opens the list of several. */
  sources(count: number): string;
  /** After a date that is more than a year ago. */
  old: string;
  reportFact: string;
  entries: {
    heading: (name: string) => string;
    lead: string;
    /** Says that nothing is only for the state. */
    none: string;
    all: (name: string) => string;
  };
  others: string;
  /** The trades that have pages, which are in English. */
  trades: { label: string; names: Readonly<Record<TradeSlug, string>> };
  panel: {
    heading: (name: string) => string;
    open: (name: string) => string;
    /** Says that the list has nothing that is only for the state. */
    none: (name: string) => string;
    ask211: string;
    call211: string;
    /** In place of the label of free legal help, for somebody who may lose a home. */
    eviction: string;
  };
}
