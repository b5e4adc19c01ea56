import type { LinkDescriptor } from "@remix-run/node";
import { newsPage, page } from "~/content/news";
import { filterHref, MAX_STORY, readPage, readText } from "~/lib/filter-query";
import { type NewsTopic, newsTopics } from "./news-topic";

export interface NewsQuery {
  q: string;
  source: string;
  kind?: NewsTopic | undefined;
  /** From 1; may lie beyond the last page. */
  page: number;
}

export function readNewsQuery(params: URLSearchParams): NewsQuery {
  const kind = params.get("kind");
  return {
    q: readText(params, "q", MAX_STORY),
    source: readText(params, "source"),
    kind: newsTopics.find((topic) => topic === kind),
    page: readPage(params),
  };
}

/** URL of one page of the same list: paging preserves the search, the source and the kind. */
export function newsHref({ q, source, kind }: Omit<NewsQuery, "page">, number = 1): `/${string}` {
  return filterHref(page.path, { q, source, kind: kind ?? "" }, number);
}

export const newsFeedLink: LinkDescriptor = {
  rel: "alternate",
  type: "application/rss+xml",
  title: newsPage.heading,
  href: newsPage.feed.to,
};
