import type { LinkDescriptor } from "@remix-run/node";
import { newsPage, page } from "~/content/news";
import { filterHref, MAX_STORY, readPage, readText } from "~/lib/filter-query";

export interface NewsQuery {
  q: string;
  source: string;
  /** From 1; may lie beyond the last page. */
  page: number;
}

export function readNewsQuery(params: URLSearchParams): NewsQuery {
  return { q: readText(params, "q", MAX_STORY), source: readText(params, "source"), page: readPage(params) };
}

/** URL of one page of the same list: paging preserves the search and the source. */
export function newsHref({ q, source }: Pick<NewsQuery, "q" | "source">, number: number): `/${string}` {
  return filterHref(page.path, { q, source }, number);
}

export const newsFeedLink: LinkDescriptor = {
  rel: "alternate",
  type: "application/rss+xml",
  title: newsPage.heading,
  href: newsPage.feed.to,
};
