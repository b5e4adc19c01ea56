import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";
import { findDanger } from "~/features/crisis/find-danger.server";
import { type UrgentLines, urgentLines } from "~/features/crisis/urgent-lines.server";
import { type PageSlice, slicePage } from "~/lib/filter-query";
import { containsFolded } from "~/lib/text/fold";
import { plainText } from "~/lib/text/plain-text.server";
import type { Day } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import { searchAnyWord, searchArticles } from "./find-articles.server";
import { weekInWords } from "./news-months";
import type { NewsQuery } from "./news-query";
import {
  type ArticleFilter,
  articleView,
  countArticles,
  everyArticle,
  listArticles,
  listStoredSources,
  newestUntil,
} from "./public-articles.server";
import { MAX_MATCHES, sourceFilter } from "./search-articles.queries.server";

/** Public specification, section 9. */
const HOME_NEWS_LIMIT = 6;
const NEWS_PAGE_SIZE = 12;
/** More in a week are more than anybody counts. */
const MOST_OF_A_WEEK = 200;
/** No column has the kind of an article, so the newest are read to find those of one kind. */
const MOST_OF_A_KIND = 300;
const NEWEST = 3;

interface NewsPage {
  articles: ArticleView[];
  sources: string[];
  slice: PageSlice;
  /** A search found more than the list goes on to. */
  hasMore: boolean;
  /** No article has every word of the search, so these have some. */
  isPartial: boolean;
}

export interface NewsPageView extends NewsPage, UrgentLines {
  /** Instead of a list that is empty. */
  newest: ArticleView[];
}

const alphabetical = new Intl.Collator("en").compare;

/** The names a visitor can choose from (public specification, section 7). */
function sourceNames(stored: readonly string[]): string[] {
  const names = new Set(stored.map(plainText));
  return [...names].filter((name) => name !== "" && name !== "Unknown Source").toSorted(alphabetical);
}

/** Reads a page of one kind, out of the newest of the list. */
async function readKind(db: Database, filter: ArticleFilter, { kind, page }: NewsQuery) {
  const rows = await listArticles(db, filter, { limit: MOST_OF_A_KIND });
  const found = rows.map(articleView).filter(({ topic }) => topic === kind);
  const slice = slicePage({ page, total: found.length, size: NEWS_PAGE_SIZE });
  const articles = found.slice(slice.offset, slice.offset + NEWS_PAGE_SIZE);
  return { articles, slice, hasMore: rows.length === MOST_OF_A_KIND };
}

/** Whoever may be in danger is shown lines that answer, not whatever has one of the words. */
async function findMatches(db: Database, q: string) {
  if (!q) return { matches: null, isPartial: false };
  const matches = await searchArticles(db, q);
  if (matches.length > 0 || findDanger(q)) return { matches, isPartial: false };
  const some = await searchAnyWord(db, q);
  return { matches: some, isPartial: some.length > 0 };
}

async function readNewsPage(db: Database, query: NewsQuery): Promise<NewsPage> {
  const { q, source, kind, page } = query;
  const stored = await listStoredSources(db);
  // Sources are compared as they are read, not as they are stored: "<b>AT&amp;T</b>" is chosen as "AT&T".
  const storedWith = (text: string) => stored.filter((name) => containsFolded(plainText(name), text));
  const { matches, isPartial } = await findMatches(db, q);
  const filter = {
    matches,
    sources: source ? sourceFilter(storedWith(source), stored) : null,
  };
  if (kind) return { ...(await readKind(db, filter, query)), sources: sourceNames(stored), isPartial };
  const found = await countArticles(db, filter);
  const hasMore = filter.matches !== null && found > MAX_MATCHES;
  const total = hasMore ? MAX_MATCHES : found;
  const slice = slicePage({ page, total, size: NEWS_PAGE_SIZE });
  const rows =
    total > 0 ? await listArticles(db, filter, { limit: NEWS_PAGE_SIZE, offset: slice.offset }) : [];
  return { articles: rows.map(articleView), sources: sourceNames(stored), slice, hasMore, isPartial };
}

async function readNewsPageOrNothing(db: Database, query: NewsQuery): Promise<NewsPage> {
  try {
    return await readNewsPage(db, query);
  } catch (error) {
    logFailedRead("news", error);
    const slice = slicePage({ page: 1, total: 0, size: NEWS_PAGE_SIZE });
    return { articles: [], sources: [], slice, hasMore: false, isPartial: false };
  }
}

/** A page of the news. What cannot be read is logged and shown as empty (public specification, section 8). */
export async function loadNewsPage(db: Database, query: NewsQuery): Promise<NewsPageView> {
  const page = await readNewsPageOrNothing(db, query);
  const { total } = page.slice;
  const urgent = urgentLines(query.q, total);
  const newest = total > 0 || urgent.crisis ? [] : (await loadLatestNews(db)).slice(0, NEWEST);
  return { ...page, ...urgent, newest };
}

/** The newest articles for the home page; none when they cannot be read, which is logged. */
export async function loadLatestNews(db: Database): Promise<ArticleView[]> {
  try {
    const rows = await listArticles(db, everyArticle, { limit: HOME_NEWS_LIMIT });
    return rows.map(articleView);
  } catch (error) {
    logFailedRead("latest news", error);
    return [];
  }
}

/** Says what changed in the last seven days; nothing when it cannot be read, which is logged. */
export async function loadNewsOfWeek(db: Database, today: Day): Promise<string | undefined> {
  try {
    const rows = await newestUntil(db, today, MOST_OF_A_WEEK);
    return weekInWords(rows.map(articleView), today);
  } catch (error) {
    logFailedRead("news of the week", error);
    return undefined;
  }
}
