import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import { clearDraft, findDraft, isBlank, type Writer } from "~/features/campaigns/drafts/drafts.server";
import { teamUpdateWriter } from "~/features/campaigns/team-update/team-update-writer.server";
import { weeklyWriter } from "~/features/campaigns/weekly/current-issue.server";
import { countAudience, selectAudience } from "~/features/subscribers/list/audience.server";
import { type Author, operator, recordAudit, schedule } from "~/kits/audit-log/audit-log.queries.server";
import type { Publisher } from "~/kits/list-mail/list-mail";
import { enqueueMails } from "~/kits/outbox/mails.queries.server";
import { findCampaignBy, findUnfinishedCampaign, insertCampaign } from "./campaigns.server";

interface MadeCampaign {
  id: number;
  recipients: number;
  subject: string;
}

export interface CampaignRequest {
  writer: Writer;
  /** Whose draft it is made of; null for the one that all staff share. */
  owner: string | null;
  /** The occurrence of the schedule this campaign answers, or null when staff asked for it. */
  scheduledFor: string | null;
  createdBy: string | null;
  publisher: Publisher;
  now: Date;
  /** Of what was previewed: another one is not sent. Posts with the same one make one campaign. */
  key?: string;
  /** The draft's chosen time, if that is why it is sent: with another one it is not. */
  sendAt?: string | null;
  /** Runs in the transaction that makes the campaign. */
  record?: (trx: Database, made: MadeCampaign) => Promise<void>;
}

export type CampaignCreation =
  | { result: "created"; id: number; recipients: number }
  /** One under way comes first: no second one was made. */
  | { result: "unfinished"; id: number }
  | { result: "answered before" }
  | { result: "made before"; id: number }
  /** What would be sent is not what `key` names, or its time is not `sendAt`. */
  | { result: "changed" }
  | { result: "nothing to send" }
  | { result: "no recipients" };

/** Answers an occurrence of the schedule that sends nothing. @param now ISO timestamp */
export async function insertEmptyCampaign(trx: Database, scheduledFor: string, now: string): Promise<void> {
  await insertCampaign(trx, {
    kind: "newsletter",
    scheduled_for: scheduledFor,
    created_by: null,
    created_at: now,
    subject: "",
    html: "",
    text: "",
    status: "empty",
    recipient_count: 0,
    sent_at: null,
  });
}

/** One transaction for the frozen content and a queued mail per subscriber. An occurrence is answered only once. */
export function createCampaign(db: Database, request: CampaignRequest): Promise<CampaignCreation> {
  const { writer, owner, scheduledFor, createdBy, publisher, key, sendAt, record } = request;
  const now = request.now.toISOString();
  const { kind } = writer;
  return db.transaction().execute(async (trx) => {
    if (scheduledFor && (await findCampaignBy(trx, "scheduled_for", scheduledFor)))
      return { result: "answered before" };
    const same = key === undefined ? undefined : await findCampaignBy(trx, "idempotency_key", key);
    if (same) return { result: "made before", id: same.id };
    const unfinished = writer.takesTurns ? await findUnfinishedCampaign(trx, kind) : undefined;
    if (unfinished) return { result: "unfinished", id: unfinished.id };

    const draft = await findDraft(trx, kind, owner);
    const isItsTime = sendAt === undefined || draft.send_at === sendAt;
    if (!isItsTime && scheduledFor === null) return { result: "changed" };
    const written = isItsTime ? await writer.write(trx, draft, publisher, request.now) : undefined;
    if (written && key !== undefined && key !== written.key) return { result: "changed" };
    const recipients = await countAudience(trx, kind);
    if (!written || recipients === 0) {
      if (scheduledFor) await insertEmptyCampaign(trx, scheduledFor, now);
      return { result: written ? "no recipients" : "nothing to send" };
    }
    const { issue, contents, claim } = written;
    const id = await insertCampaign(trx, {
      kind,
      scheduled_for: scheduledFor,
      created_by: createdBy,
      created_at: now,
      idempotency_key: writer.takesTurns ? null : written.key,
      ...issue,
      contents: contents ? JSON.stringify(contents) : null,
      ...(!isBlank(draft) && { draft_subject: draft.subject, draft_body: draft.body }),
      recipient_count: recipients,
      sent_at: null,
    });
    await claim?.(trx, id);
    const who = await authorOf(trx, createdBy, scheduledFor === null ? operator : schedule);
    await clearDraft(trx, draft, { action: "sent", who }, request.now);
    await enqueueMails(trx, { kind, campaignId: id }, selectAudience(trx, kind).as("found"), now);
    await record?.(trx, { id, recipients, subject: issue.subject });
    return { result: "created", id, recipients };
  });
}

/** @param userId nothing for what the worker does by itself */
export async function authorOf(trx: Database, userId: string | null, otherwise: Author): Promise<Author> {
  const found =
    userId === null
      ? undefined
      : await trx.selectFrom("users").select(["id", "email"]).where("id", "=", userId).executeTakeFirst();
  return found ? { userId: found.id, email: found.email } : otherwise;
}

/** That it is sent, in the transaction that makes it. @param sendAt its chosen time, if it has one */
export async function recordCampaign(
  trx: Database,
  who: Author,
  { id, recipients, subject }: MadeCampaign,
  { kind, sendAt, now }: { kind: CampaignKind; sendAt?: string | undefined; now: Date },
): Promise<void> {
  const after = { kind, subject, recipients, ...(sendAt !== undefined && { send_at: sendAt }) };
  const entry = {
    action: "sent",
    kind: "campaign",
    recordId: String(id),
    rowCount: recipients,
    after,
  } as const;
  await recordAudit(trx, who, entry, now);
}

export const writers: Record<CampaignKind, Writer> = {
  newsletter: weeklyWriter,
  team_update: teamUpdateWriter,
};
