import { newsPage } from "~/content/news";
import { toHttpUrl } from "~/lib/http-url";
import { parseRichText, plainText } from "~/lib/text/plain-text.server";
import { shortDate } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import type { ArticleRow } from "./articles.queries.server";

export function articleView(row: ArticleRow): ArticleView {
  const plainTitle = plainText(row.title);
  return {
    id: row.id,
    title: plainTitle ? parseRichText(row.title) : [newsPage.untitled],
    plainTitle: plainTitle || newsPage.untitled,
    source: parseRichText(row.source ?? ""),
    summary: parseRichText(row.summary),
    date: shortDate(row.published_date),
    href: toHttpUrl(row.url),
  };
}
