import { newsPage } from "~/content/news";
import type { ArticleView } from "./article-card";
import type { ArticleRow } from "./articles.queries.server";
import { parseRichText } from "./parse-rich-text.server";
import { plainText } from "./plain-text.server";

const shortDate = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** The day of an article in UTC, or null when what is stored is no date. */
function dayOf(published: string): ArticleView["date"] {
  const date = new Date(published);
  if (Number.isNaN(date.getTime())) return null;
  return { iso: date.toISOString().slice(0, 10), text: shortDate.format(date) };
}

/** Only web addresses are linked: an imported article could name any scheme. */
function webAddress(url: string): string | null {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

/** An article as its card shows it, with its markup read and its date written out. */
export function articleView(row: ArticleRow): ArticleView {
  const plainTitle = plainText(row.title);
  return {
    id: row.id,
    title: plainTitle ? parseRichText(row.title) : [newsPage.untitled],
    plainTitle: plainTitle || newsPage.untitled,
    source: parseRichText(row.source ?? ""),
    summary: parseRichText(row.summary),
    date: dayOf(row.published_date),
    href: webAddress(row.url),
  };
}
