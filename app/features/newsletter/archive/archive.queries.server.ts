import type { Database } from "~/server/open-database.server";

const published = (db: Database) =>
  db.selectFrom("newsletter_sends").where("published_at", "is not", null).where("contents", "is not", null);

export async function countIssues(db: Database): Promise<number> {
  const { count } = await published(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest first. */
export function listIssues(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return published(db)
    .select(["id", "contents"])
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findIssue(db: Database, id: number) {
  return published(db).select(["id", "contents"]).where("id", "=", id).executeTakeFirst();
}

/** The issue before or after one. */
export async function findNeighbor(db: Database, id: number, side: "newer" | "older") {
  return published(db)
    .select(["id", "contents"])
    .where("id", side === "newer" ? ">" : "<", id)
    .orderBy("id", side === "newer" ? "asc" : "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @param now ISO timestamp */
export async function publishIssue(db: Database, id: number, now: string): Promise<void> {
  await db
    .updateTable("newsletter_sends")
    .set({ published_at: now })
    .where("id", "=", id)
    .where("published_at", "is", null)
    .execute();
}

export async function unpublishIssue(db: Database, id: number): Promise<void> {
  await db.updateTable("newsletter_sends").set({ published_at: null }).where("id", "=", id).execute();
}
