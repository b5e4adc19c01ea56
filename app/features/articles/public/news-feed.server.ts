import { Feed } from "feed";
import { newsPage, page } from "~/content/news";
import type { Database } from "~/database/open-database.server";
import type { SiteSettings } from "~/lib/site-settings";
import { inlineHtml, plainText } from "~/lib/text/plain-text.server";
import { richTags } from "~/lib/text/rich-text";
import { firstSentence } from "~/lib/text/words";
import { isDay, startOfLocalDay } from "~/lib/time/dates";
import { articleView, everyArticle, listArticles } from "./public-articles.server";

const FEED_LENGTH = 50;

/**
 * The newest articles as RSS 2.0.
 *
 * @returns the document; articles without a web address or a date are left out, as readers could not place them
 * @throws when the articles cannot be read: an empty feed would tell readers that all of them are gone
 */
export async function newsFeed(
  db: Database,
  { name, url }: Pick<SiteSettings, "name" | "url">,
): Promise<string> {
  const rows = await listArticles(db, everyArticle, { limit: FEED_LENGTH });
  const items = rows.flatMap((row) => {
    const { plainTitle, href, date } = articleView(row);
    if (!href || !date) return [];
    return {
      title: plainTitle,
      id: href,
      link: href,
      date: new Date(isDay(row.published_date) ? startOfLocalDay(row.published_date) : row.published_date),
      description: inlineHtml(row.summary, richTags),
      category: [{ name: plainText(row.source ?? "") }].filter((source) => source.name !== ""),
    };
  });
  const feed = new Feed({
    title: `${newsPage.heading} – ${name}`,
    description: firstSentence(page.description),
    id: url + page.path,
    link: url + page.path,
    language: "en",
    copyright: "",
    generator: name,
    feedLinks: { rss: url + newsPage.feed.to },
    ...(items[0] && { updated: items[0].date }),
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}
