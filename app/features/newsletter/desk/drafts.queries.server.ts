import type { Database } from "~/server/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/server/schema.server";

export type Draft = Omit<Row<"team_update_drafts">, "user_id">;

export function findDraft(db: Database, userId: string): Promise<Draft | undefined> {
  return db
    .selectFrom("team_update_drafts")
    .select(["key", "subject", "content", "saved_at", "send_at", "missed_at", "missed_reason"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function saveDraftRow(db: Database, draft: NewRow<"team_update_drafts">): Promise<void> {
  const { key, subject, content, saved_at } = draft;
  await db
    .insertInto("team_update_drafts")
    .values(draft)
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ key, subject, content, saved_at, missed_at: null, missed_reason: null }),
    )
    .execute();
}

export async function deleteDraft(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("team_update_drafts").where("user_id", "=", userId).execute();
}

type Timing = Pick<UpdateRow<"team_update_drafts">, "send_at" | "missed_at" | "missed_reason">;

/** @param key of the draft, or nothing is changed @returns whether there is such a draft */
export async function updateDraftTime(trx: Database, key: string, timing: Timing): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("team_update_drafts")
    .set(timing)
    .where("key", "=", key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Drafts with a chosen time, the next one first, with whose they are. */
export async function listScheduledDrafts(db: Database) {
  return await db
    .selectFrom("team_update_drafts as draft")
    .innerJoin("users", "users.id", "draft.user_id")
    .select(["draft.key", "draft.user_id", "draft.subject", "users.email"])
    .select(({ ref }) => ref("draft.send_at").$notNull().as("send_at"))
    .where("draft.send_at", "is not", null)
    .orderBy("draft.send_at")
    .execute();
}

export function findDraftByKey(db: Database, key: string) {
  return db
    .selectFrom("team_update_drafts")
    .select(["user_id", "subject", "send_at"])
    .where("key", "=", key)
    .executeTakeFirst();
}

/** @param now ISO timestamp */
export async function dropPassedDraftTimes(trx: Database, now: string): Promise<void> {
  await trx
    .updateTable("team_update_drafts")
    .set(({ ref }) => ({ missed_at: ref("send_at"), send_at: null, missed_reason: "restored" as const }))
    .where("send_at", "<=", now)
    .execute();
}
