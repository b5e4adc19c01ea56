import type { Database } from "~/database/open-database.server";
import {
  type IssueArticle,
  type IssueContents,
  type IssueResource,
  openingOf,
  parseContents,
} from "~/features/campaigns/weekly/issue-contents.server";
import { type PageSlice, slicePage } from "~/lib/filter-query";
import { toHttpUrl } from "~/lib/http-url";
import { type ShortDate, shortDate } from "~/lib/time/dates";
import type { Environment } from "~/server/read-environment.server";
import { published } from "./first-issue.server";

const issues = (db: Database) => published(db).select(["id", "contents"]);

/** The issue before or after one. */
async function findNeighbor(db: Database, id: number, side: "newer" | "older") {
  return issues(db)
    .where("id", side === "newer" ? ">" : "<", id)
    .orderBy("id", side === "newer" ? "asc" : "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @param now ISO timestamp */
export async function publishIssue(db: Database, id: number, now: string): Promise<void> {
  await db
    .updateTable("campaigns")
    .set({ published_at: now })
    .where("id", "=", id)
    .where("published_at", "is", null)
    .execute();
}

export async function unpublishIssue(db: Database, id: number): Promise<void> {
  await db.updateTable("campaigns").set({ published_at: null }).where("id", "=", id).execute();
}

const PAGE_SIZE = 20;

interface IssueLink {
  id: number;
  subject: string;
  date: ShortDate | null;
}

interface IssueRow {
  id: number;
  contents: string | null;
}

const linkOf = ({ id }: IssueRow, { subject, date }: IssueContents): IssueLink => ({
  id,
  subject,
  date: shortDate(date),
});

function linkTo(row: IssueRow | undefined): IssueLink | null {
  const contents = row && parseContents(row.contents);
  return row && contents ? linkOf(row, contents) : null;
}

export interface ArchivePage {
  issues: (IssueLink & { preheader: string })[];
  slice: PageSlice;
}

export async function loadArchive(db: Database, page: number): Promise<ArchivePage> {
  const { count: total } = await published(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const slice = slicePage({ page, total, size: PAGE_SIZE });
  const rows = await issues(db)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(PAGE_SIZE)
    .offset(slice.offset)
    .execute();
  const listed = rows.flatMap((row) => {
    const contents = parseContents(row.contents);
    return contents ? [{ ...linkOf(row, contents), preheader: contents.preheader }] : [];
  });
  return { issues: listed, slice };
}

const withLink = <Item extends IssueArticle | IssueResource>(item: Item) => ({
  ...item,
  href: item.url === null ? null : toHttpUrl(item.url),
});

export const articleOf = (article: IssueArticle) => ({
  ...withLink(article),
  date: shortDate(article.publishedDate),
});

export const placeOf = (resource: IssueResource) => withLink(resource);

/** @param id as it stands in the address @returns undefined where there is no such issue */
export async function loadIssue(
  { db, env }: { db: Database; env: Pick<Environment, "SITE_URL"> },
  id: string | undefined,
) {
  const row = /^[1-9]\d{0,8}$/.test(id ?? "")
    ? await issues(db).where("id", "=", Number(id)).executeTakeFirst()
    : undefined;
  const contents = row && parseContents(row.contents);
  if (!row || !contents) return undefined;
  return {
    ...linkOf(row, contents),
    preheader: contents.preheader,
    intro: openingOf(contents.intro, env.SITE_URL).html,
    lead: articleOf(contents.lead),
    articles: contents.articles.map(articleOf),
    moreCount: contents.moreCount,
    resources: contents.resources.map(placeOf),
    newer: linkTo(await findNeighbor(db, row.id, "newer")),
    older: linkTo(await findNeighbor(db, row.id, "older")),
  };
}
