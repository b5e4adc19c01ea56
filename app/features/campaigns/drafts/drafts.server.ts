import type { Database } from "~/database/open-database.server";
import type { CampaignKind, MissedReason, Row } from "~/database/schema/schema.server";
import { type Author, operator, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { Publisher, RenderedIssue } from "~/kits/list-mail/list-mail";
import type { Alterations } from "~/kits/written-text/alterations";

export type Draft = Omit<Row<"campaign_drafts">, "id"> & {
  /** Null before it is stored for the first time. */
  id: number | null;
};

/** What staff wrote. */
export type Written = Pick<Draft, "subject" | "body">;

type DraftChange = Partial<Omit<Draft, "id" | "kind" | "owner" | "version" | "saved_at">>;

const BLANK: Record<CampaignKind, Written> = {
  newsletter: { subject: "", body: JSON.stringify({ introduction: "", items: [] }) },
  team_update: { subject: "", body: JSON.stringify({ content: "" }) },
};

const NO_TIME = { send_at: null, scheduled_by: null, missed_at: null, missed_reason: null } as const;

const columns = [
  ...(["id", "kind", "owner", "version", "subject", "body", "saved_at"] as const),
  ...(["send_at", "scheduled_by", "missed_at", "missed_reason"] as const),
] as const;

export const isSame = (a: Written, b: Written) => a.subject === b.subject && a.body === b.body;

export const isBlank = (draft: Written & Pick<Draft, "kind">) => isSame(draft, BLANK[draft.kind]);

/** Whose draft of a kind somebody writes: the newsletter's is shared by all staff. */
export const ownerOf = (kind: CampaignKind, userId: string) => (kind === "newsletter" ? null : userId);

/** A draft that was never stored is blank. */
export async function findDraft(db: Database, kind: CampaignKind, owner: string | null): Promise<Draft> {
  const row = await db
    .selectFrom("campaign_drafts")
    .select(columns)
    .where("kind", "=", kind)
    .where("owner", "is", owner)
    .executeTakeFirst();
  return row ?? { id: null, kind, owner, version: 0, saved_at: null, ...BLANK[kind], ...NO_TIME };
}

export const findNewsletterDraft = (db: Database) => findDraft(db, "newsletter", null);

export function findDraftById(db: Database, id: number): Promise<Draft | undefined> {
  return db.selectFrom("campaign_drafts").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Drafts with a chosen time, the newsletter and then the team updates, the next one first, with the address of whose they are. */
export function listScheduledDrafts(db: Database) {
  return db
    .selectFrom("campaign_drafts as draft")
    .leftJoin("users", "users.id", "draft.owner")
    .select(["draft.id", "draft.kind", "draft.owner", "draft.subject", "draft.scheduled_by", "users.email"])
    .select(({ ref }) => ref("draft.send_at").$notNull().as("send_at"))
    .where("draft.send_at", "is not", null)
    .orderBy("draft.kind")
    .orderBy("draft.send_at")
    .execute();
}

/** For the audit log, and by it for the form that was opened before: each part of the body is a column. */
function columnsOf({ subject, body, version, send_at, missed_at, missed_reason }: Draft) {
  const parts: Record<string, unknown> = JSON.parse(body);
  const texts = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === "string" ? part : JSON.stringify(part),
  ]);
  return { version, subject, ...Object.fromEntries(texts), send_at, missed_at, missed_reason };
}

const changed = (side: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(side).filter(([name, value]) => value !== other[name]));

/**
 * A new time leaves what somebody has previewed as it is. The draft that all staff share counts every change and is in the
 * audit log, by which a form that was opened before is merged.
 */
export async function changeDraft(
  trx: Database,
  draft: Draft,
  { change, action, who }: { change: DraftChange; action: string; who: Author },
  now: Date,
): Promise<void> {
  const { id, kind, owner, ...before } = draft;
  const isWritten = !isSame(draft, { ...draft, ...change });
  const isShared = owner === null;
  const after = {
    ...before,
    ...change,
    version: draft.version + (isShared || isWritten ? 1 : 0),
    saved_at: isWritten ? now.toISOString() : draft.saved_at,
  };
  if (id === null)
    await trx
      .insertInto("campaign_drafts")
      .values({ kind, owner, ...after })
      .execute();
  else await trx.updateTable("campaign_drafts").set(after).where("id", "=", id).execute();
  if (!isShared) return;
  const [old, next] = [columnsOf(draft), columnsOf({ ...draft, ...after })];
  const sides = { before: changed(old, next), after: changed(next, old) };
  const entry = { action, kind: "newsletter_draft", recordId: String(id), ...sides } as const;
  await recordAudit(trx, who, entry, now);
}

/** What it said and its time are gone, as when it is sent. A blank one is left as it is. */
export async function clearDraft(
  trx: Database,
  draft: Draft,
  { action, who }: { action: string; who: Author },
  now: Date,
): Promise<void> {
  if (isBlank(draft) && draft.send_at === null && draft.missed_at === null) return;
  await changeDraft(trx, draft, { change: { ...BLANK[draft.kind], ...NO_TIME }, action, who }, now);
}

/** In a restored backup: what was to be sent since it was made may have been sent. */
export async function dropPassedTimes(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { id, send_at } of await listScheduledDrafts(trx)) {
      const draft = send_at <= now.toISOString() ? await findDraftById(trx, id) : undefined;
      if (!draft) continue;
      await changeDraft(
        trx,
        draft,
        { change: missedAt(send_at, "restored"), action: "not sent", who: operator },
        now,
      );
    }
  });
}

/** It was not sent at its chosen time, and staff read why beside the draft. */
export const missedAt = (sendAt: string, reason: NonNullable<Draft["missed_reason"]>) =>
  ({ ...NO_TIME, missed_at: sendAt, missed_reason: reason }) as const;

/** A mail as it would go out now. */
export interface WrittenCampaign {
  /** Another one after every change that readers would see: what was previewed is sent only while it is the same. */
  key: string;
  issue: RenderedIssue;
  /** What the mail has otherwise than it was written. */
  alterations: Alterations;
  /** What its page on the site shows, if it has one. */
  contents?: object;
  /** Keeps what it holds out of later campaigns, in the transaction that makes it. */
  claim?: (trx: Database, campaignId: number) => Promise<void>;
}

/** What tells one kind of campaign from the other. */
export interface Writer {
  kind: CampaignKind;
  /** One after the other. Otherwise the key of what was confirmed is the campaign's, so that it is sent once. */
  takesTurns: boolean;
  /** Why a chosen time has passed when `write` has nothing to send. */
  nothing: MissedReason;
  /** @returns undefined where there is nothing to send */
  write: (
    db: Database,
    draft: Draft,
    publisher: Publisher,
    now: Date,
  ) => Promise<WrittenCampaign | undefined>;
  /** When its mails are sent again after all: claims what the draft alone says. */
  reclaim?: (trx: Database, campaignId: number, draft: Written) => Promise<void>;
}
