import { plainWords } from "~/kits/search/query-words.server";
import { lazyModel, weighWindows } from "~/kits/text-model/weights.server";
import { type NewsTopic, newsTopics } from "./news-topic";

/** An item of a feed is about what automation does to people's work, or about something else. */
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

/** Below, a topic is hardly surer than the others, as of a title in words that nobody has learned from. */
const TOPIC_FROM = 0.4;

/** The topic of an article that is about automation and work: nobody has sorted them, so what was learned does. */
export function newsTopic(item: NewsItem): NewsTopic {
  const shares = [...(weighWindows(learnedTopics(), newsWords(item))[0] ?? [])];
  const most = Math.max(...shares);
  return (most >= TOPIC_FROM && newsTopics[shares.indexOf(most)]) || "other";
}

const WORK_FROM = 0.5;

/** Says whether an item is about automation and people's work, in whatever words. */
export const isAboutWork = (item: NewsItem): boolean =>
  (weighWindows(learnedKinds(), newsWords(item))[0]?.[1] ?? 0) >= WORK_FROM;
