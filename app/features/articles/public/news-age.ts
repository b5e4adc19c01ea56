import { newestArticle } from "~/content/home";
import { addDays, type Day, daysBetween } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";

/** What is older is not called latest. */
export const LATEST_DAYS = 60;

/** How long ago it was is left out for anything older: only the day is given. */
const COUNTED_DAYS = 30;

/** So many are enough while no news comes in. */
const OLD_ARTICLES = 2;

export interface NewsByAge {
  latest: ArticleView[];
  earlier: ArticleView[];
  /** The day of the newest article, and its age while that is short; nothing when none has a day. */
  age: string | undefined;
}

/** @param articles newest first */
export function newsByAge(articles: readonly ArticleView[], today: Day): NewsByAge {
  const newest = articles.find(({ date }) => date !== null && date.iso <= today)?.date;
  const days = newest ? daysBetween(newest.iso, today) : 0;
  if (newest && days > COUNTED_DAYS)
    return {
      latest: [],
      earlier: articles.slice(0, OLD_ARTICLES),
      age: newestArticle(newest.text, undefined),
    };
  const since = addDays(today, -LATEST_DAYS);
  const isLatest = ({ date }: ArticleView) => date !== null && date.iso >= since;
  const latest = articles.filter(isLatest);
  const others = articles.filter((article) => !isLatest(article));
  // They stand in two columns, below what is news.
  const isUneven = latest.length > 0 && others.length > 1 && others.length % 2 === 1;
  return {
    latest,
    earlier: isUneven ? others.slice(0, -1) : others,
    age: newest ? newestArticle(newest.text, days) : undefined,
  };
}
