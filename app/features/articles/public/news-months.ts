import { newestArticle } from "~/content/home";
import { newsOfWeek, newsPage, nothingListed } from "~/content/news";
import { addDays, type Day, daysBetween, formatMonth, isDay } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import { type NewsTopic, newsTopic, newsTopics } from "./news-topic";

export interface NewsMonth {
  name: string;
  articles: (ArticleView & { topic: NewsTopic })[];
  /** Says which months between this one and the next of the list have no article. */
  gap: string | undefined;
}

const withTopic = (article: ArticleView) => ({ ...article, topic: newsTopic(article) });
const monthOf = ({ date }: ArticleView) => date?.iso.slice(0, 7) ?? "";

function monthBeside(month: string, days: number): Day | undefined {
  const middle = `${month}-15`;
  return isDay(middle) ? addDays(middle, days) : undefined;
}

/** @param older the month of the list after it */
function gapBetween(newer: string, older: string | undefined): string | undefined {
  const last = monthBeside(newer, -30);
  const first = older && monthBeside(older, 30);
  return last && first && first.slice(0, 7) <= last.slice(0, 7)
    ? nothingListed(formatMonth(first), formatMonth(last))
    : undefined;
}

/** @param articles newest first @param isWhole that they are all of their time, so that a month without any can be named */
export function newsByMonth(articles: readonly ArticleView[], isWhole: boolean): NewsMonth[] {
  const months = [...new Set(articles.map(monthOf))];
  return months.map((month, index) => {
    const group = articles.filter((article) => monthOf(article) === month).map(withTopic);
    const day = group[0]?.date?.iso;
    return {
      name: day ? formatMonth(day) : newsPage.undated,
      articles: group,
      gap: isWhole ? gapBetween(month, months[index + 1]) : undefined,
    };
  });
}

/** Nobody calls news what is older. */
const NEWS_DAYS = 30;

/** Says what the last seven days brought, or how old the newest article is. @param newest the newest articles up to today, newest first */
export function weekInWords(newest: readonly ArticleView[], today: Day): string | undefined {
  const since = addDays(today, -7);
  const week = newest.filter(({ date }) => date !== null && date.iso > since);
  if (week.length > 0)
    return newsOfWeek(
      newsTopics.map((topic) => week.filter((article) => newsTopic(article) === topic).length),
    );
  const day = newest[0]?.date;
  if (!day) return undefined;
  const age = daysBetween(day.iso, today);
  const newestOne = newestArticle(day.text, age);
  return age > NEWS_DAYS ? `${newestOne} ${newsPage.archive}` : newestOne;
}
