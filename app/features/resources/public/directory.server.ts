import { type CrisisCardCopy, crisisCardFor, type EmptyHelpCopy } from "~/content/crisis-card";
import { storedText } from "~/content/es/card-words";
import { crisisWords, emptyHelp } from "~/content/es/crisis-card";
import type { DirectoryWords } from "~/content/resources/directory-words";
import { firstEntries } from "~/content/resources/first-entries";
import { CRISIS_SUPPORT, compareCategories } from "~/content/resources/resource-categories";
import { directoryWords } from "~/content/resources/resource-directory";
import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import { findDanger } from "~/features/crisis/find-danger.server";
import { statesOffered } from "~/features/resources/search/find-states.server";
import { oncePerVersion } from "~/features/resources/search/once-per-version.server";
import { searchResources } from "~/features/resources/search/search-resources.queries.server";
import { type PageSlice, slicePage } from "~/lib/filter-query";
import { languageName } from "~/lib/language-name";
import {
  type DirectoryFilters,
  type DirectoryQuery,
  directoryHref,
  filtersOf,
  noFilters,
} from "./directory-query";
import type { ResourceView } from "./entry-view";
import { type FilterLink, kindOfMost } from "./kind-of-most.server";
import { wholeDirectoryHref } from "./read-directory-query.server";
import { foundViews } from "./resource-view.server";
import {
  type CategoryCount,
  countCategories,
  findResources,
  listLanguages,
} from "./resources.queries.server";

type Chosen = Exclude<keyof DirectoryFilters, "list">;

const labelsIn = (words: DirectoryWords): Record<Chosen, (value: string) => string> => ({
  q: (text) => text,
  category: (name) => storedText(name, words.language),
  state: words.state.name,
  cost: () => words.filters.cost,
  phone: () => words.filters.phone,
  online: () => words.filters.online,
  language: (code) =>
    (code === words.language ? words.filters.speaks : undefined) ?? languageName(code, words.language),
});

const names = ["q", "category", "state", "cost", "phone", "online", "language"] as const satisfies Chosen[];

/** What is chosen, each with the URL of the list without it. */
function chosenFilters(filters: DirectoryFilters, words: DirectoryWords): FilterLink[] {
  const labels = labelsIn(words);
  return names
    .filter((name) => filters[name] !== "")
    .map((name) => ({
      label: labels[name](filters[name]),
      to: directoryHref({ ...filtersOf(filters), [name]: "" }, 1, words.path),
    }));
}

function emptyText(query: DirectoryFilters, words: DirectoryWords): string {
  const { list: _list, ...filters } = filtersOf(query);
  return words.list.empty({ ...filters, category: storedText(filters.category, words.language) });
}

/** Public specification, section 9. */
const PAGE_SIZE = 12;
const MAX_KINDS = 5;

interface DirectoryPage {
  resources: ResourceView[];
  /** Entries of the page that are only for the chosen state; they come first. */
  localCount: number;
  /** USPS code of the state that is chosen, or that a search names. */
  place: string;
  slice: PageSlice;
  /** What the search asked for was not recognized. */
  isUnsure: boolean;
  /** The needs that the search tells of, the first with the most weight. */
  needs: readonly string[];
  /** USPS codes of the states whose pages are offered for what was found. */
  offered?: readonly string[];
}

export interface DirectoryView extends Omit<DirectoryPage, "offered"> {
  words: DirectoryWords;
  /** USPS codes of the states whose pages are offered. */
  states: readonly string[];
  /** After a search that told of danger. */
  crisis?: CrisisCardCopy | undefined;
  /** People look for what is listed in secret, so the page offers a way to leave it. */
  mayLeave: boolean;
  filters: DirectoryFilters;
  /** The heading of what is only for the chosen state; empty without one. */
  localTitle: string;
  chosen: FilterLink[];
  count: string;
  /** For an empty list. */
  empty?: { text: string; help: EmptyHelpCopy } | undefined;
  /** Where a search may have been understood wrongly. */
  doubt?: { title: string; text: string; help: EmptyHelpCopy } | undefined;
  /** A few kinds of help where a list is empty or in doubt: those of its guesses first, and the most urgent. */
  kinds: FilterLink[];
  /** Every entry of the kind that most of a search's few results are of, where there are more. */
  ofKind: FilterLink | undefined;
  /** The same list on one page; null where it is on one. */
  whole: FilterLink | null;
  categories: CategoryCount[];
  languages: { value: string; label: string }[];
}

const noPage: DirectoryPage = {
  resources: [],
  localCount: 0,
  place: "",
  slice: slicePage({ page: 1, total: 0, size: PAGE_SIZE }),
  isUnsure: false,
  needs: [],
};

function attributesOf({ category, state, cost, phone, online, language, ids }: DirectoryQuery) {
  if (ids) return { category: "", ids };
  return {
    category,
    state,
    isFree: cost === "free",
    hasPhone: phone === "yes",
    isOnline: online === "yes",
    language,
  };
}

interface Asked {
  now: Date;
  words: DirectoryWords;
}

async function readPage(db: Database, query: DirectoryQuery, { now, words }: Asked): Promise<DirectoryPage> {
  const { q, ids } = query;
  const matches = q && !ids ? await searchResources(db, q) : null;
  if (matches === undefined) return noPage;
  const [searched, ...others] = matches?.states ?? [];
  const place = query.state || (others.length === 0 && searched) || "";
  const { language } = words;
  const first = ids || q || query.category ? undefined : firstEntries[language];
  const order = { first, spokenFirst: language, withAbroad: query.danger !== undefined };
  const { total, read } = await findResources(db, { matches, now, ...attributesOf(query), ...order });
  const size = query.all || ids ? Math.max(total, PAGE_SIZE) : PAGE_SIZE;
  const slice = slicePage({ page: query.page, total, size });
  const rows = await read({ limit: size, offset: slice.offset });
  if (ids) rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return {
    resources: await foundViews(matches, rows, words),
    localCount: place && !ids ? rows.filter((row) => row.state === place).length : 0,
    place,
    slice,
    isUnsure: matches?.isUnsure ?? false,
    needs: matches?.needs.map(({ label }) => label) ?? [],
    ...(matches && { offered: matches.offered }),
  };
}

const readChoices = oncePerVersion(async (db) => ({
  countIn: await countCategories(db),
  codes: (await listLanguages(db)).filter((code) => code !== "en"),
}));

async function readDirectoryOrNothing(db: Database, query: DirectoryQuery, asked: Asked) {
  try {
    const page = await readPage(db, query, asked);
    const { countIn, codes } = await readChoices(db);
    return { ...page, categories: countIn(page.place), codes };
  } catch (error) {
    logFailedRead("resource directory", error);
    return { ...noPage, categories: [], codes: [] };
  }
}

const FIRST_PAGE = { ...noFilters, danger: undefined, ids: undefined, page: 1, all: false };

/** After a search that told of danger, whatever else was chosen: all that helps in a crisis. */
const crisisSupport = { ...FIRST_PAGE, category: CRISIS_SUPPORT, all: true };

/** A page of the directory, or all of it. What cannot be read is logged and shown as empty (public specification, section 8). */
export async function loadDirectory(
  db: Database,
  given: Partial<DirectoryQuery>,
  now = new Date(),
  words = directoryWords,
): Promise<DirectoryView> {
  const { danger, state = "" } = given;
  const query: DirectoryQuery = danger ? { ...crisisSupport, danger, state } : { ...FIRST_PAGE, ...given };
  // A search that may also mean something else keeps its results, below the card.
  const told = danger ?? (query.ids ? undefined : findDanger(query.q));
  const { categories, codes, offered, ...page } = await readDirectoryOrNothing(db, query, { now, words });
  const { total } = page.slice;
  const place = page.place && words.state.inText(page.place);
  const isInDoubt = page.isUnsure && total > 0;
  const guessed = new Set(page.resources.map(({ category }) => category));
  const isSearch = !told && !query.ids;
  return {
    ...page,
    words,
    states: isSearch
      ? [...new Set([...(query.state ? [query.state] : []), ...(offered ?? statesOffered(query.q))])]
      : [],
    ...(told && { crisis: crisisCardFor(told, crisisWords[words.language]) }),
    filters: filtersOf(query),
    localTitle: place && words.list.inState(place),
    chosen: chosenFilters(query, words),
    count: words.list.count(page.slice, place),
    mayLeave: query.category === CRISIS_SUPPORT,
    ...(total === 0 && { empty: { text: emptyText(query, words), help: emptyHelp[words.language] } }),
    ...(isInDoubt && { doubt: { ...words.list.doubt, help: emptyHelp[words.language] } }),
    kinds: (total === 0 || isInDoubt ? categories : [])
      .toSorted(
        (one, other) =>
          Number(guessed.has(other.name)) - Number(guessed.has(one.name)) ||
          compareCategories(one.name, other.name),
      )
      .slice(0, MAX_KINDS)
      .map(({ name }) => ({
        label: storedText(name, words.language),
        to: directoryHref({ category: name, state: query.state, list: query.list }, 1, words.path),
      })),
    ofKind: isInDoubt || !isSearch ? undefined : kindOfMost(page, query, categories, words),
    whole:
      page.slice.pageCount > 1
        ? { label: words.list.whole(total), to: wholeDirectoryHref(query, words.path) }
        : null,
    categories,
    languages: codes.map((code) => ({ value: code, label: languageName(code, words.language) })),
  };
}
