import { newestArticle } from "~/content/home";
import { newsOfWeek, newsPage } from "~/content/news";
import { addDays, type Day, daysBetween, formatWholeMonth } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import { newsTopics } from "./news-topic";

export interface NewsMonth {
  name: string;
  articles: readonly ArticleView[];
}

const monthOf = ({ date }: ArticleView) => date?.iso.slice(0, 7) ?? "";

/** @param articles newest first */
export function newsByMonth(articles: readonly ArticleView[]): NewsMonth[] {
  const months = [...new Set(articles.map(monthOf))];
  return months.map((month) => {
    const group = articles.filter((article) => monthOf(article) === month);
    const day = group[0]?.date?.iso;
    return { name: day ? formatWholeMonth(day) : newsPage.undated, articles: group };
  });
}

/** Shown where a list is empty; none when there are none. */
export function newestArticles(articles: readonly ArticleView[]): NewsMonth[] {
  return articles.length > 0 ? [{ name: newsPage.newest, articles }] : [];
}

/** Says what the last seven days brought, or how old the newest article is. @param newest the newest articles up to today, newest first */
export function weekInWords(newest: readonly ArticleView[], today: Day): string | undefined {
  const since = addDays(today, -7);
  const week = newest.filter(({ date }) => date !== null && date.iso > since);
  if (week.length > 0)
    return newsOfWeek(newsTopics.map((each) => week.filter(({ topic }) => topic === each).length));
  const day = newest[0]?.date;
  return day ? newestArticle(day.text, daysBetween(day.iso, today)) : undefined;
}
