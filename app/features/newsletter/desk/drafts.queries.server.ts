import type { Database } from "~/server/open-database.server";
import type { NewRow, Row } from "~/server/schema.server";

export type Draft = Pick<Row<"team_update_drafts">, "key" | "subject" | "content" | "saved_at">;

export function findDraft(db: Database, userId: string): Promise<Draft | undefined> {
  return db
    .selectFrom("team_update_drafts")
    .select(["key", "subject", "content", "saved_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function saveDraftRow(db: Database, draft: NewRow<"team_update_drafts">): Promise<void> {
  const { key, subject, content, saved_at } = draft;
  await db
    .insertInto("team_update_drafts")
    .values(draft)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ key, subject, content, saved_at }))
    .execute();
}

export async function deleteDraft(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("team_update_drafts").where("user_id", "=", userId).execute();
}
