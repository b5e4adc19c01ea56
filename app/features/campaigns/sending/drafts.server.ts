import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/database/schema/schema.server";

export type Draft = Omit<Row<"team_update_drafts">, "user_id">;

export function findDraft(db: Database, userId: string): Promise<Draft | undefined> {
  return db
    .selectFrom("team_update_drafts")
    .select(["key", "subject", "content", "saved_at", "send_at", "missed_at", "missed_reason"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

async function saveDraftRow(db: Database, draft: NewRow<"team_update_drafts">): Promise<void> {
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

type Written = Pick<Draft, "subject" | "content">;

const isSame = (a: Written, b: Written) => a.subject === b.subject && a.content === b.content;

const writeDraft = (trx: Database, userId: string, { subject, content }: Written, now: Date) =>
  saveDraftRow(trx, { user_id: userId, key: randomUUID(), subject, content, saved_at: now.toISOString() });

/** Saving unchanged text leaves the draft's key as it is, so its preview stays valid. */
export function saveDraft(db: Database, userId: string, written: Written, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const known = await findDraft(trx, userId);
    if (!known || !isSame(known, written)) await writeDraft(trx, userId, written, now);
  });
}

/**
 * Makes a draft of a team update that was not sent, unless its user has another one meanwhile.
 * @param userId who started it, when missing @returns whether there is such a draft now
 */
export async function returnDraft(
  trx: Database,
  campaignId: number,
  now: Date,
  userId?: string,
): Promise<boolean> {
  const source = await findTeamUpdateSource(trx, campaignId);
  const owner = userId ?? source?.created_by;
  if (!source || !owner) return false;
  const known = await findDraft(trx, owner);
  if (known) return isSame(known, source);
  await writeDraft(trx, owner, source, now);
  return true;
}

/** Its mails are sent again after all: the draft that `returnDraft` made is gone, unless it was edited. */
export async function withdrawReturnedDraft(trx: Database, campaignId: number): Promise<void> {
  const source = await findTeamUpdateSource(trx, campaignId);
  const draft = source?.created_by ? await findDraft(trx, source.created_by) : undefined;
  if (source?.created_by && draft && isSame(draft, source)) await deleteDraft(trx, source.created_by);
}

/** Of a team update as it was written: its content before it was sanitised. */
export async function insertTeamUpdateSource(
  trx: Database,
  campaignId: number,
  content: string,
): Promise<void> {
  await trx.insertInto("team_update_sources").values({ campaign_id: campaignId, content }).execute();
}

export function findTeamUpdateSource(db: Database, campaignId: number) {
  return db
    .selectFrom("team_update_sources")
    .innerJoin("newsletter_sends", "newsletter_sends.id", "team_update_sources.campaign_id")
    .select(["newsletter_sends.subject", "team_update_sources.content", "newsletter_sends.created_by"])
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
}
