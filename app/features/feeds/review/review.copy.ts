import { formatCount } from "~/lib/numbers";

const articles = (count: number) => `${formatCount(count)} ${count === 1 ? "article" : "articles"}`;
const are = (count: number) => (count === 1 ? "is" : "are");

export const reviewCopy = {
  title: "News",
  description: "For staff: articles from feeds that wait for review, and the feeds they come from.",
  intro: "Articles that feeds have brought and that visitors do not see yet.",
  heading: (count: number) =>
    count === 0 ? "Waiting for review" : `Waiting for review (${formatCount(count)})`,
  empty: "No articles are waiting.",
  emptyHint: "Articles appear here when a feed that is set to “for review” brings new ones.",
  links: { feeds: "Feeds" },
  list: "Articles waiting for review",
  select: (title: string) => `Select ${title}`,
  publish: "Publish",
  dismiss: "Not for us",
  edit: "Edit",
  publishSelected: "Publish selected",
  noDate: "No date known",
  day: (title: string) => `Day on which “${title}” was published`,
  dayHint: "Without a day it is the last of the news and in no newsletter.",
  undo: "Put back for review",
  explain: "Published articles are in the news, the search and the feed at once, and in the next newsletter.",
  result: {
    published: (title: string) => `“${title}” is published.`,
    dismissed: (title: string) => `“${title}” is not for us: visitors will not see it.`,
    waiting: (title: string) => `“${title}” waits for review again.`,
  },
  results: {
    published: (count: number) => `${articles(count)} ${are(count)} published.`,
    dismissed: (count: number) => `${articles(count)} ${are(count)} not for us: visitors will not see them.`,
    waiting: (count: number) => `${articles(count)} ${count === 1 ? "waits" : "wait"} for review again.`,
  },
  problems: {
    noneSelected: "No articles are selected. Tick at least one.",
    noDay: (text: string) => `“${text}” is no day. Write it as 2026-11-20.`,
    decided: "Someone else has decided about this already, or deleted it. The list below is up to date.",
  },
  onEditPage: {
    heading: "This article waits for review",
    publish: "Save and publish",
  },
  overview: {
    waiting: (count: number) =>
      count === 0 ? "No articles are waiting for review" : `${articles(count)} waiting for review`,
    failing: (count: number) =>
      count === 0
        ? "All feeds can be read"
        : `${formatCount(count)} ${count === 1 ? "feed" : "feeds"} with a problem`,
  },
} as const;
