import type { LinkDescriptor } from "@remix-run/node";
import { newsPage } from "~/content/news";

export const newsFeedLink: LinkDescriptor = {
  rel: "alternate",
  type: "application/rss+xml",
  title: newsPage.heading,
  href: newsPage.feed.to,
};
