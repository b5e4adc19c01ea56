import { latestNews, newestArticle } from "~/content/home";
import { newsOfWeek, newsPage } from "~/content/news";
import { addDays, type Day, daysBetween, formatMonth } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import { LATEST_DAYS } from "./news-age";
import { type NewsTopic, newsTopic, newsTopics } from "./news-topic";

export interface NewsMonth {
  name: string;
  articles: (ArticleView & { topic: NewsTopic })[];
}

export interface NewsAge {
  heading: string;
  months: NewsMonth[];
}

const withTopic = (article: ArticleView) => ({ ...article, topic: newsTopic(article) });

/** A month that ended before the latest news began is earlier. @param articles newest first */
export function newsByMonth(articles: readonly ArticleView[], today: Day): NewsAge[] {
  const firstMonth = addDays(today, -LATEST_DAYS).slice(0, 7);
  const monthOf = ({ date }: ArticleView) => date?.iso.slice(0, 7) ?? "";
  const months = [...new Set(articles.map(monthOf))];
  const ages = [
    { heading: newsPage.recent, names: months.filter((month) => month >= firstMonth) },
    { heading: latestNews.earlier, names: months.filter((month) => month < firstMonth) },
  ];
  return ages.flatMap(({ heading, names }) => {
    const shown = names.map((month) => {
      const group = articles.filter((article) => monthOf(article) === month).map(withTopic);
      const day = group[0]?.date?.iso;
      return { name: day ? formatMonth(day) : newsPage.undated, articles: group };
    });
    return shown.length > 0 ? [{ heading, months: shown }] : [];
  });
}

/** Says in a sentence what the last seven days brought. @param newest the newest articles up to today, newest first */
export function weekInWords(newest: readonly ArticleView[], today: Day): string | undefined {
  const since = addDays(today, -7);
  const week = newest.filter(({ date }) => date !== null && date.iso > since);
  if (week.length > 0)
    return newsOfWeek(
      newsTopics.map((topic) => week.filter((article) => newsTopic(article) === topic).length),
    );
  const day = newest[0]?.date;
  return day ? `${newsPage.quietWeek} ${newestArticle(day.text, daysBetween(day.iso, today))}` : undefined;
}
