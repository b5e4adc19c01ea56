import type { Database } from "~/database/open-database.server";
import { stripTracking } from "~/features/articles/article-address";
import {
  findNewsletterDraft,
  type Writer,
  type Written,
  type WrittenCampaign,
} from "~/features/campaigns/drafts/drafts.server";
import type { Publisher } from "~/kits/list-mail/list-mail";
import { toHttpUrl } from "~/lib/http-url";
import { contentHash } from "~/lib/secrets.server";
import { plainText } from "~/lib/text/plain-text.server";
import { localDay } from "~/lib/time/time-zone";
import { arrange, type DraftItem, parseNewsletterBody } from "./draft-items.server";
import {
  composeContents,
  type IssueArticle,
  type IssueContents,
  type IssueResource,
  type IssueSelection,
  openingOf,
  subjectOf,
} from "./issue-contents.server";
import {
  claimItems,
  findUnmailedArticles,
  type IssueItems,
  insertIssueItems,
  listUnmailedArticleIds,
  listUnmailedResourceIds,
} from "./news-items.server";
import { weeklyIssue } from "./weekly.email";

/** How many an issue lists; it counts the others. */
export const MAX_ARTICLES = 10;
export const MAX_RESOURCES = 3;

/** What would be sent now. */
export interface CurrentIssue extends WrittenCampaign {
  contents: IssueContents;
  /** What the site writes where the draft says nothing. */
  automatic: Pick<IssueContents, "subject" | "intro">;
}

function webAddress(url: string): string | null {
  const address = toHttpUrl(url);
  return address && stripTracking(address);
}

const plainOrNull = (text: string | null) => (text === null ? null : plainText(text) || null);

function inOrderOf<Item extends { id: number }>(ids: readonly number[], rows: readonly Item[]): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function articlesOf(db: Database, ids: readonly number[]): Promise<IssueArticle[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "title", "summary", "source", "url", "published_date"])
    .where("id", "in", ids)
    .execute();
  return inOrderOf(ids, rows).map((row) => {
    const { id, title, summary, source, url, published_date: publishedDate } = row;
    const texts = { title: plainText(title), summary: plainText(summary), source: plainOrNull(source) };
    return { id, ...texts, url: webAddress(url), publishedDate };
  });
}

export async function resourcesOf(db: Database, ids: readonly number[]): Promise<IssueResource[]> {
  const rows = await db
    .selectFrom("support_resources")
    .select(["id", "title", "organization", "description", "website_url as url"])
    .where("id", "in", ids)
    .execute();
  return inOrderOf(ids, rows).map((row) => ({ ...row, url: webAddress(row.url) }));
}

interface Selection extends IssueSelection {
  items: IssueItems[];
  /** In no issue, by the draft. */
  never: Omit<IssueItems, "listed">[];
}

/** Articles in their order, but first the newest that says what it is about. */
export function withLeadFirst(articles: readonly IssueArticle[]): readonly IssueArticle[] {
  const lead = articles.find(({ summary, url }) => summary !== "" && url !== null);
  return lead ? [lead, ...articles.filter((article) => article !== lead)] : articles;
}

/** @returns nothing where no article is new, or the draft has none of them */
async function selectIssue(db: Database, draft: readonly DraftItem[]): Promise<Selection | undefined> {
  const { included: articleIds, never } = arrange(await listUnmailedArticleIds(db), draft, "article");
  const found = await articlesOf(db, articleIds.slice(0, MAX_ARTICLES));
  const isOrdered = draft.some(({ kind }) => kind === "article");
  const [lead, ...others] = isOrdered ? found : withLeadFirst(found);
  if (!lead) return undefined;
  const articles = [lead, ...others] as const;
  const places = arrange(await listUnmailedResourceIds(db), draft, "resource");
  const resources = await resourcesOf(db, places.included.slice(0, MAX_RESOURCES));
  const listed = articles.map(({ id }) => id);
  return {
    articles,
    moreCount: articleIds.length - articles.length,
    resources,
    moreResources: places.included.length - resources.length,
    items: [
      { kind: "article", ids: [...listed, ...articleIds.slice(listed.length)], listed: listed.length },
      { kind: "resource", ids: places.included, listed: resources.length },
    ],
    never: [
      { kind: "article", ids: never },
      { kind: "resource", ids: places.never },
    ],
  };
}

async function writeIssue(
  db: Database,
  draft: Written,
  publisher: Publisher,
  now: Date,
): Promise<CurrentIssue | undefined> {
  const body = parseNewsletterBody(draft.body);
  const selection = await selectIssue(db, body.items);
  if (!selection) return undefined;
  const { items, never, ...said } = selection;
  const automatic = composeContents(said, localDay(now));
  const contents = {
    ...automatic,
    subject: draft.subject || automatic.subject,
    intro: body.introduction || automatic.intro,
  };
  const { removed, changed } = openingOf(contents.intro, publisher.siteUrl);
  return {
    // Of all that the issue says but its date.
    key: contentHash({ ...contents, date: undefined }),
    issue: weeklyIssue(contents, publisher),
    alterations: { removed, changed },
    contents,
    automatic: { subject: automatic.subject, intro: automatic.intro },
    claim: async (trx, campaignId) => {
      for (const held of items) await insertIssueItems(trx, campaignId, held);
      for (const left of never) await claimItems(trx, campaignId, left);
    },
  };
}

/**
 * Of the articles that are in no issue yet, as the draft has them, in one read of the database.
 * @returns nothing where none is new
 */
export async function currentIssue(
  db: Database,
  publisher: Publisher,
  now: Date,
): Promise<CurrentIssue | undefined> {
  return await writeIssue(db, await findNewsletterDraft(db), publisher, now);
}

/** The subject of what would be sent now; null where nothing is new. */
export async function nextSubject(db: Database, publisher: Publisher, now: Date): Promise<string | null> {
  const draft = await findNewsletterDraft(db);
  // Only a draft with an order of its own needs all that is new.
  if (parseNewsletterBody(draft.body).items.length > 0)
    return (await writeIssue(db, draft, publisher, now))?.contents.subject ?? null;
  const { ids, total } = await findUnmailedArticles(db, MAX_ARTICLES);
  const [lead] = withLeadFirst(await articlesOf(db, ids));
  return lead ? draft.subject || subjectOf(lead.title, total - 1) : null;
}

export const weeklyWriter: Writer = {
  kind: "newsletter",
  takesTurns: true,
  nothing: "nothing new",
  write: writeIssue,
  reclaim: async (trx, campaignId, draft) => {
    const never = parseNewsletterBody(draft.body).items.filter(({ choice }) => choice === "never");
    for (const kind of ["article", "resource"] as const) {
      const ids = never.filter((item) => item.kind === kind).map(({ id }) => id);
      await claimItems(trx, campaignId, { kind, ids });
    }
  },
};
