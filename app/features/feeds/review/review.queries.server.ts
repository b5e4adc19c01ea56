import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";

export type ReviewedRow = Pick<
  Row<"articles">,
  "id" | "title" | "created_at" | "is_hidden" | "held_for_review"
>;

/** In the order of the list of articles that wait for review. */
export function listReviewed(db: Database, ids: readonly number[]): Promise<ReviewedRow[]> {
  return db
    .selectFrom("articles")
    .select(["id", "title", "created_at", "is_hidden", "held_for_review"])
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** How many articles of that list come before an article, whether it is still in it or not. */
export async function countHeldBefore(
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
