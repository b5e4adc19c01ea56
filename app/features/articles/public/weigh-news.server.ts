import { plainWords } from "~/kits/search/query-words.server";
import { lazyModel, weighWindows } from "~/kits/text-model/weights.server";
import { type NewsTopic, newsTopics } from "./news-topic";

/** Whether an item of a feed is about something else, or about what automation does to people's work. */
export const newsKinds = ["other", "work"] as const;

/** Without markup. */
export interface NewsItem {
  title: string;
  summary: string;
}

/** The words that an item is learned and weighed by. */
export const newsWords = ({ title, summary }: NewsItem): string[] => plainWords(`${title} ${summary}`);

const learnedKinds = lazyModel("news", newsKinds);
const learnedTopics = lazyModel("topics", newsTopics);

/** The topic of an article that is about automation and work: nobody has sorted them, so what was learned does. */
export function newsTopic(item: NewsItem): NewsTopic {
  const shares = [...(weighWindows(learnedTopics(), newsWords(item))[0] ?? [])];
  return newsTopics[shares.indexOf(Math.max(...shares))] ?? "other";
}

/** The probability that an item is about automation and work at all. */
export const aboutWork = (item: NewsItem): number =>
  weighWindows(learnedKinds(), newsWords(item))[0]?.[1] ?? 0;
