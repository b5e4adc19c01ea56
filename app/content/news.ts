import { formatWholeMonth } from "~/lib/time/dates";
import { announcedCutsThrough } from "./headline-figures";
import type { Link, Page } from "./types";

export const page = {
  path: "/news",
  title: "AI job displacement news",
  description:
    "Recent news on AI, layoffs and work, with a short summary and a link to every source. Search the articles or filter them by publisher.",
} satisfies Page;

/** Before and after the number of cuts, in words as short as a phone's first screen. */
export const cutsLine = [
  "AI was named in",
  `US job cuts from January to ${formatWholeMonth(announcedCutsThrough)}.`,
] as const;

export const newsPage = {
  heading: "AI Job Displacement News",
  search: { label: "Search the news", hint: "Looks in titles, summaries and sources" },
  source: { label: "Source", all: "All sources" },
  submit: "Show articles",
  clear: "Clear filters",
  undated: "No date",
  kinds: { label: "Show:", all: "All" },
  topics: { cuts: "Job cuts", research: "Research", other: "Work and AI" },
  /** Closed on a phone, where the first headline is worth more. */
  find: "Search, or choose a source",
  /** News of weeks ago is no help today. */
  help: { label: "Need help now? Your first week", to: "/first-week" },
  untitled: "Untitled article",
  pages: "Pages of articles",
  feed: { label: "Follow by RSS", to: "/news.rss" },
  loading: "Loading articles",
  emptyFiltered: {
    title: "No articles match your search",
    text: "Try adjusting your search terms or filters.",
  },
  empty: {
    title: "No articles available",
    text: "Our news feed is being set up. Check back soon for updates.",
  },
  partial: {
    title: "No article has all of these words",
    text: "The articles below have some of them, or are about the same line of work.",
  },
  newest: "The newest articles",
  newsletter: {
    heading: "When there is news, one short email",
    text: "At most once a week: the articles that matter to workers, and new places to get help. It is free.",
    link: { label: "Get Newsletter", to: "#newsletter" },
  },
} satisfies Record<string, string | Link | Record<string, string | Link>>;

/** @param counts of job cuts, research and other news */
export function newsOfWeek([cuts = 0, research = 0, other = 0]: readonly number[]): string {
  const parts = [
    cuts > 0 && `${cuts} on job cuts`,
    research > 0 && `${research} on research`,
    other > 0 && `${other} on other news`,
  ];
  const total = cuts + research + other;
  const all = total === 1 ? "1 new article" : `${total} new articles`;
  return `In the last 7 days: ${all}, ${parts.filter(Boolean).join(", ")}.`;
}

interface CountLine {
  from: number;
  to: number;
  total: number;
  /** There are more than `total`. */
  hasMore?: boolean;
  q?: string;
  source?: string;
}

export function newsCountLine({ from, to, total, hasMore, q = "", source = "" }: CountLine): string {
  const search = q ? ` matching "${q}"` : "";
  const publisher = source ? ` from ${source}` : "";
  return `Showing ${from}-${to} of ${hasMore ? "more than " : ""}${total} ${total === 1 ? "article" : "articles"}${search}${publisher}`;
}
