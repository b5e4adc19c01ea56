import { toHttpUrl } from "~/lib/http-url";
import { plainText } from "~/lib/plain-text.server";
import { stripTracking } from "~/lib/strip-tracking";
import { contentHash } from "~/server/keyed-hash.server";
import type { Database } from "~/server/open-database.server";
import type { Publisher, RenderedIssue } from "./issue";
import {
  composeContents,
  type IssueArticle,
  type IssueContents,
  type IssueResource,
  type IssueSelection,
} from "./issue-contents.server";
import {
  listArticles,
  listResources,
  listUnmailedArticleIds,
  listUnmailedResourceIds,
} from "./issue-items.queries.server";
import type { IssueItems } from "./mailed-items.queries.server";
import { weeklyIssue } from "./weekly.email";

const MAX_ARTICLES = 10;
const MAX_RESOURCES = 3;

/** What would be sent now. */
export interface CurrentIssue {
  /** Of all that the issue says but its date: what was previewed is sent only while it is the same. */
  key: string;
  issue: RenderedIssue;
  contents: IssueContents;
  items: readonly IssueItems[];
}

function webAddress(url: string): string | null {
  const address = toHttpUrl(url);
  return address && stripTracking(address);
}

const plainOrNull = (text: string | null) => (text === null ? null : plainText(text) || null);

async function articlesOf(db: Database, ids: readonly number[]): Promise<IssueArticle[]> {
  const rows = new Map((await listArticles(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { title, summary, source, url, published_date: publishedDate } = row;
    const texts = { title: plainText(title), summary: plainText(summary), source: plainOrNull(source) };
    return [{ id, ...texts, url: webAddress(url), publishedDate }];
  });
}

async function resourcesOf(db: Database, ids: readonly number[]): Promise<IssueResource[]> {
  const rows = new Map((await listResources(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { title, organization, description, website_url } = row;
    return [{ id, title, organization, description, url: webAddress(website_url) }];
  });
}

interface Selection extends IssueSelection {
  items: IssueItems[];
}

/** Articles in their order, but first the newest that says what it is about. */
function withLeadFirst([first, ...others]: IssueArticle[]): IssueSelection["articles"] | undefined {
  if (!first) return undefined;
  const lead = [first, ...others].find(({ summary, url }) => summary !== "" && url !== null) ?? first;
  return [lead, ...[first, ...others].filter((article) => article !== lead)];
}

/** @returns nothing where no article is new */
async function selectIssue(db: Database): Promise<Selection | undefined> {
  const articleIds = await listUnmailedArticleIds(db);
  const articles = withLeadFirst(await articlesOf(db, articleIds.slice(0, MAX_ARTICLES)));
  if (!articles) return undefined;
  const resourceIds = await listUnmailedResourceIds(db);
  const resources = await resourcesOf(db, resourceIds.slice(0, MAX_RESOURCES));
  const listed = articles.map(({ id }) => id);
  return {
    articles,
    moreCount: articleIds.length - articles.length,
    resources,
    moreResources: resourceIds.length - resources.length,
    items: [
      { kind: "article", ids: [...listed, ...articleIds.slice(listed.length)], listed: listed.length },
      { kind: "resource", ids: resourceIds, listed: resources.length },
    ],
  };
}

/** ISO day, as Swedish dates are. */
const dayIn = (timeZone: string | undefined, now: Date) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: timeZone ?? "UTC" }).format(now);

function issueKey({ date: _, ...said }: IssueContents): string {
  return contentHash(said);
}

/** Of the articles that are in no issue yet, in one read of the database. @returns nothing where none is new */
export async function currentIssue(
  db: Database,
  publisher: Publisher,
  now: Date,
): Promise<CurrentIssue | undefined> {
  const selection = await selectIssue(db);
  if (!selection) return undefined;
  const { items, ...said } = selection;
  const contents = composeContents(said, dayIn(publisher.timeZone, now));
  return { key: issueKey(contents), issue: weeklyIssue(contents, publisher), contents, items };
}
