import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { slicePage } from "~/lib/filter-query";
import { toHttpUrl } from "~/lib/http-url";
import { plainText } from "~/lib/text/plain-text.server";
import { cutAtWord } from "~/lib/text/words";
import { shortDate } from "~/lib/time/dates";
import { countHeldArticles, type HeldArticle, listHeldArticles } from "../feeds.queries.server";
import { reviewParameters } from "./review.form";

type ReviewedRow = Pick<Row<"articles">, "id" | "title" | "created_at" | "is_hidden" | "held_for_review">;

/** In the order of the list of articles that wait for review. */
function listReviewed(db: Database, ids: readonly number[]): Promise<ReviewedRow[]> {
  return db
    .selectFrom("articles")
    .select(["id", "title", "created_at", "is_hidden", "held_for_review"])
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** How many articles of that list come before an article, whether it is still in it or not. */
async function countHeldBefore(
  db: Database,
  { id, created_at }: Pick<ReviewedRow, "id" | "created_at">,
): Promise<number> {
  const { count } = await db
    .selectFrom("articles")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("held_for_review", "=", 1)
    .where(sql<SqlBool>`(created_at, id) > (${created_at}, ${id})`)
    .executeTakeFirstOrThrow();
  return count;
}

export const REVIEW_PAGE_SIZE = 50;

const MAX_SUMMARY = 300;

export type ReviewState = "published" | "dismissed" | "waiting";

function idsIn(text: string | null): number[] {
  const ids = (text ?? "").split("-").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return ids.slice(0, REVIEW_PAGE_SIZE).map(Number);
}

function stateOf({ is_hidden, held_for_review }: ReviewedRow): ReviewState {
  if (held_for_review === 1) return "waiting";
  return is_hidden === 1 ? "dismissed" : "published";
}

/** Items of the same title, in place of which these articles wait. */
async function listDoubles(db: Database, articles: readonly number[]) {
  const rows = await db
    .selectFrom("feed_items")
    .leftJoin("feeds", "feeds.id", "feed_items.feed_id")
    .where("double_of", "in", articles)
    .select(["double_of", "feed_items.url", "feed_items.source", "feeds.name"])
    .execute();
  return rows.map(({ double_of, url, source, name }) => ({
    of: double_of,
    href: toHttpUrl(url ?? ""),
    name: plainText(source ?? "") || name || url || "",
  }));
}

function entryView({ id, title, source, summary, url, published_date, feed_name }: HeldArticle) {
  return {
    id,
    title: plainText(title),
    source: plainText(source ?? ""),
    summary: cutAtWord(plainText(summary), MAX_SUMMARY),
    href: toHttpUrl(url),
    published: shortDate(published_date),
    feed: feed_name,
  };
}

export async function loadReview(db: Database, search: URLSearchParams) {
  const total = await countHeldArticles(db);
  const reviewed = await listReviewed(db, idsIn(search.get(reviewParameters.reviewed)));
  const [place] = reviewed[0] ? reviewed : await listReviewed(db, idsIn(search.get(reviewParameters.at)));
  const position = place && (await countHeldBefore(db, place));
  const page =
    position === undefined
      ? Number.parseInt(search.get(reviewParameters.page) ?? "", 10) || 1
      : Math.floor(position / REVIEW_PAGE_SIZE) + 1;
  const slice = slicePage({ page, total, size: REVIEW_PAGE_SIZE });
  const rows = await listHeldArticles(db, { limit: REVIEW_PAGE_SIZE, offset: slice.offset });
  const doubles = await listDoubles(
    db,
    rows.map(({ id }) => id),
  );
  return {
    slice,
    entries: rows.map((row) => ({
      ...entryView(row),
      doubles: doubles.filter((double) => double.of === row.id),
    })),
    result: reviewed[0]
      ? reviewResult(reviewed, Math.min((position ?? 0) - slice.offset, rows.length))
      : undefined,
  };
}

/** What was decided, shown where the articles stood in the list, before that entry of the page. */
function reviewResult(reviewed: readonly ReviewedRow[], before: number) {
  const counts: Record<ReviewState, number> = { published: 0, dismissed: 0, waiting: 0 };
  for (const row of reviewed) counts[stateOf(row)]++;
  return { ids: reviewed.map(({ id }) => id), title: plainText(reviewed[0]?.title ?? ""), counts, before };
}

export type ReviewResult = ReturnType<typeof reviewResult>;
export type ReviewPage = Awaited<ReturnType<typeof loadReview>>;
export type ReviewEntry = ReviewPage["entries"][number];
