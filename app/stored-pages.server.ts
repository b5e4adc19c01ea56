import { type ContactWords, NEW_SUM_PARAMETER } from "~/content/contact";
import { findCampaign } from "~/content/corporate-accountability";
import { contactWords } from "~/content/es/contact";
import { defaultImpactYear } from "~/content/impact-years";
import { dayFields } from "~/content/my-dates/words";
import { pathIn } from "~/content/page";
import { categoriesByUrgency } from "~/content/resources/resource-categories";
import { parseState, statePaths } from "~/content/resources/states";
import { statistics, statisticsTab } from "~/content/statistics.server";
import { tradeNames } from "~/content/trades/names";
import { videoCategories, videoLengths } from "~/content/videos";
import { roles } from "~/content/volunteer";
import { newsTopics } from "~/features/articles/public/news-topic";
import { readYear, YEAR_PARAMETER } from "~/features/impact-chart/chart-year";
import { OUTCOME_PARAMETER, readOutcome } from "~/features/policy-history/outcomes";
import { posters } from "~/features/posters/posters.server";
import { languageCode } from "~/features/resources/languages";
import { DANGER_PARAMETER } from "~/features/resources/public/directory-query";
import { SENT_MARK_PARAMETER, SENT_PARAMETER } from "~/kits/forms/form-result";
import { readPage, readText } from "~/lib/filter-query";
import type { Subject } from "./database/content-versions.server";

export interface StoredPage {
  key: string;
  /** The address to render: known parameters alone, in one order, without defaults. */
  target: string;
  subjects: readonly Subject[];
  /** Where it is shorter than the rest of the day. */
  maxAgeSeconds?: number;
}

/** The one text for all values that give the same page, empty for the default; undefined where none may be stored. */
type Parameter = (params: URLSearchParams, name: string) => string | undefined;

interface PageRule {
  subjects?: readonly Subject[];
  parameters?: Readonly<Record<string, Parameter>>;
  maxAgeSeconds?: number;
  /** Not a page: a file, which has no `.data` address. */
  isFile?: boolean;
}

const MAX_PAGE = 200;

/** The page treats an unknown value like none. */
const oneOf =
  (values: readonly string[]): Parameter =>
  (params, name) => {
    const value = params.get(name) ?? "";
    return values.includes(value) ? value : "";
  };

/** The page treats an unknown value as one that it does not have. */
const oneOfOrNotStored =
  (values: readonly string[]): Parameter =>
  (params, name) => {
    const value = readText(params, name);
    return value === "" || values.includes(value) ? value : undefined;
  };

const freeText: Parameter = (params, name) => (readText(params, name) === "" ? "" : undefined);

const pageNumber: Parameter = (params) => {
  const page = readPage(params);
  if (page > MAX_PAGE) return undefined;
  return page > 1 ? String(page) : "";
};

const state: Parameter = (params, name) => parseState(params.get(name)) ?? "";

const language: Parameter = (params, name) => {
  const code = readText(params, name);
  return code === "" || languageCode(code) === code ? code : undefined;
};

const year: Parameter = (params, name) => {
  const chosen = readYear(params.get(name));
  return chosen === defaultImpactYear ? "" : String(chosen);
};

const tab: Parameter = (params, name) => {
  const { id } = statisticsTab(params.get(name));
  return id === statistics.tabs[0]?.id ? "" : id;
};

/** The page is one visitor's. */
const personal: Parameter = (params, name) => (params.has(name) ? undefined : "");

const directory: PageRule = {
  subjects: ["resources", "newsletter"],
  parameters: {
    q: freeText,
    ids: personal,
    list: personal,
    [DANGER_PARAMETER]: personal,
    category: oneOfOrNotStored(categoriesByUrgency),
    state,
    cost: oneOf(["free"]),
    phone: oneOf(["yes"]),
    online: oneOf(["yes"]),
    language,
    show: oneOf(["all"]),
    page: pageNumber,
  },
};

const [, ...oneCategory] = videoCategories.map(({ value }) => value);

/** The sum of the form is that of a minute. */
const contact = (words: ContactWords, more: PageRule["parameters"] = {}): PageRule => ({
  parameters: {
    [NEW_SUM_PARAMETER]: personal,
    subject: oneOf(words.contactSubjects.map(({ value }) => value)),
    about: oneOf(Object.keys(words.topics)),
    ...more,
  },
  maxAgeSeconds: 60,
});

const dates: PageRule = {
  subjects: ["resources"],
  parameters: Object.fromEntries([...dayFields, "state"].map((name) => [name, personal])),
};

const rules: Readonly<Record<string, PageRule>> = {
  "/": { subjects: ["articles", "newsletter"], parameters: { [YEAR_PARAMETER]: year } },
  "/about": {},
  "/first-week": { subjects: ["resources"], parameters: { state } },
  "/es": { subjects: ["newsletter"] },
  "/es/first-week": { subjects: ["resources"], parameters: { state } },
  "/first-week/dates": dates,
  "/letters": {},
  "/es/letters": {},
  "/help": { parameters: { state: personal } },
  "/es/help": { parameters: { state: personal } },
  "/es/first-week/dates": dates,
  "/work": { parameters: { q: freeText } },
  ...Object.fromEntries(
    Object.values(tradeNames).map(({ path }): [string, PageRule] => [
      path,
      { parameters: { state: personal } },
    ]),
  ),
  ...Object.fromEntries(
    statePaths.flatMap((path) =>
      [path, pathIn("es", path)].map((address) => [address, { subjects: ["resources"] } satisfies PageRule]),
    ),
  ),
  "/services/support-and-resources": directory,
  "/es/services/support-and-resources": directory,
  "/services/policy-advocacy": {
    parameters: { [OUTCOME_PARAMETER]: (params, name) => readOutcome(params.get(name))?.filter ?? "" },
  },
  "/services/community-building": {},
  "/services/corporate-accountability": {},
  "/partner": {},
  "/volunteer": { parameters: { role: oneOf(roles.cards.map(({ role }) => role)) } },
  "/support": {},
  "/news": {
    subjects: ["articles", "newsletter"],
    parameters: { q: freeText, source: freeText, kind: oneOf(newsTopics), page: pageNumber },
  },
  "/newsletter": { subjects: ["newsletter", "articles", "resources"], parameters: { page: pageNumber } },
  "/videos": {
    parameters: {
      q: freeText,
      category: oneOf(oneCategory),
      length: oneOf(videoLengths.map(({ value }) => value)),
    },
  },
  "/statistics": { parameters: { tab } },
  "/crowdfunding": {},
  "/survey-results": { subjects: ["survey"] },
  "/contact": contact(contactWords.en, {
    campaign: (params, name) => findCampaign(params.get(name))?.slug ?? "",
  }),
  "/es/contact": contact(contactWords.es),
  "/privacy-policy": {},
  "/es/privacy-policy": {},
  "/your-data": {},
  "/es/your-data": {},
  "/terms-of-service": {},
  ...Object.fromEntries(posters.map(({ copy }) => [`/posters/${copy.name}`, {}])),
  "/news.rss": { subjects: ["articles"], isFile: true },
  "/survey-results.csv": { subjects: ["survey"], isFile: true },
  ...Object.fromEntries(
    [
      "/impact-chart.csv",
      "/ai-exposure.csv",
      "/statistics.csv",
      "/sitemap.xml",
      "/robots.txt",
      "/manifest.webmanifest",
    ].map((path) => [path, { isFile: true }]),
  ),
};

/** A page's data is at `/contact.data` or `/_root.data`. */
const byPath: ReadonlyMap<string, PageRule> = new Map(
  Object.entries(rules).flatMap(([path, rule]): [string, PageRule][] =>
    rule.isFile
      ? [[path, rule]]
      : [
          [path, rule],
          [path === "/" ? "/_root.data" : `${path}.data`, rule],
        ],
  ),
);

const issue: PageRule = { subjects: ["newsletter"] };
const ISSUE = /^\/newsletter\/[1-9]\d{0,8}(?:\.data)?$/;

/** Of a visitor who has just sent a form, and Remix's for a part of a page's data. */
const NEVER_STORED = [SENT_PARAMETER, SENT_MARK_PARAMETER, "_routes"];

/** The query that gives the same page; undefined when that page must not be stored. */
function normalizedQuery(query: string, parameters: PageRule["parameters"] = {}): string | undefined {
  const params = new URLSearchParams(query);
  if (NEVER_STORED.some((name) => params.has(name))) return undefined;
  const known = new URLSearchParams();
  for (const [name, read] of Object.entries(parameters)) {
    const value = read(params, name);
    if (value === undefined) return undefined;
    if (value !== "") known.set(name, value);
  }
  return known.toString();
}

/**
 * The public page that an address asks for; undefined when its response must not be stored. Only an address as the site
 * writes it: one in capitals, with a slash at its end or an encoded path is left to its redirect.
 */
export function storedPageOf(address: string): StoredPage | undefined {
  const end = address.indexOf("?");
  const path = end < 0 ? address : address.slice(0, end);
  const rule = byPath.get(path) ?? (ISSUE.test(path) ? issue : undefined);
  if (!rule) return undefined;
  const query = end < 0 ? "" : normalizedQuery(address.slice(end + 1), rule.parameters);
  if (query === undefined) return undefined;
  const target = query === "" ? path : `${path}?${query}`;
  const { subjects = [], maxAgeSeconds } = rule;
  return {
    key: target,
    target,
    // What cannot be read is shown as empty.
    subjects: subjects.length > 0 ? [...subjects, "failedReads"] : [],
    ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
  };
}
