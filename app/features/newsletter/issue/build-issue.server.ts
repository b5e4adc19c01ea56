import {
  countArticlesAddedSince,
  listArticlesAddedSince,
} from "~/features/articles/newsletter-articles.queries.server";
import { findPreviousIssueTime } from "~/features/newsletter/campaigns/campaigns.queries.server";
import { plainText } from "~/lib/plain-text.server";
import type { Database } from "~/server/open-database.server";
import type { RenderedIssue } from "./issue";
import { type IssueContents, weeklyIssue } from "./weekly.email";

export type Publisher = Pick<IssueContents, "organization" | "siteUrl">;

const MAX_ARTICLES = 10;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Compared with when an article was added, so that one added late is in one issue. At first: the last seven days. */
export function newsSince(previousIssue: string | undefined, now: Date): string {
  return previousIssue ?? new Date(now.valueOf() - WEEK_MS).toISOString();
}

/** @param since ISO timestamp @returns at most `MAX_ARTICLES`, last published first, and how many more there are */
export async function selectArticles(
  db: Database,
  since: string,
): Promise<Pick<IssueContents, "articles" | "moreCount">> {
  const rows = await listArticlesAddedSince(db, since, MAX_ARTICLES);
  const count = await countArticlesAddedSince(db, since);
  const articles = rows.map(({ title, summary, source, url, published_date }) => ({
    title: plainText(title),
    summary: plainText(summary),
    source: source === null ? null : plainText(source),
    url,
    publishedDate: published_date,
  }));
  return { articles, moreCount: count - articles.length };
}

export async function buildIssue(
  db: Database,
  publisher: Publisher,
  now: Date,
): Promise<RenderedIssue | undefined> {
  const selection = await selectArticles(db, newsSince(await findPreviousIssueTime(db), now));
  return selection.articles.length > 0 ? weeklyIssue({ ...selection, ...publisher }) : undefined;
}
