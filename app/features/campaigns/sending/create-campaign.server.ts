import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import type { CurrentIssue } from "~/features/campaigns/weekly/current-issue.server";
import { insertIssueItems } from "~/features/campaigns/weekly/news-items.server";
import { countAudience, selectAudience } from "~/features/subscribers/list/audience.server";
import { type Author, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { RenderedIssue } from "~/kits/list-mail/list-mail";
import { enqueueMails } from "~/kits/outbox/mails.queries.server";
import {
  findCampaignByIdempotencyKey,
  findCampaignForOccurrence,
  findUnfinishedCampaign,
  insertCampaign,
} from "./campaigns.server";
import { consumeNewsletterDraft } from "./newsletter-draft.server";

export interface CampaignRequest {
  kind: CampaignKind;
  /** The occurrence of the schedule this campaign answers, or null when staff asked for it. */
  scheduledFor: string | null;
  createdBy: string | null;
  /** Idempotency key: posts with the same one make one campaign, also while another is under way. */
  idempotencyKey?: string;
  now: Date;
  /** Of the issue that was previewed: another one is not sent. */
  issueKey?: string | undefined;
  /** A mail that is no issue of articles, such as a team update, is only its rendered form. */
  write: (db: Database) => Promise<RenderedIssue | CurrentIssue | undefined>;
  /** Runs in the transaction that makes the campaign. */
  record?: (trx: Database, made: { id: number; recipients: number; subject: string }) => Promise<void>;
}

export type CampaignCreation =
  | { result: "created"; id: number; recipients: number }
  /** One under way comes first: no second one was made. */
  | { result: "unfinished"; id: number }
  | { result: "answered before" }
  | { result: "made before"; id: number }
  /** The issue is not the one that `issueKey` names. */
  | { result: "changed" }
  | { result: "nothing to send" }
  | { result: "no recipients" };

type Written = Pick<CurrentIssue, "issue"> & Partial<CurrentIssue>;

const asWritten = (written: RenderedIssue | CurrentIssue): Written =>
  "issue" in written ? written : { issue: written };

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
  const { kind, scheduledFor, createdBy, idempotencyKey, issueKey, write, record } = request;
  const now = request.now.toISOString();
  return db.transaction().execute(async (trx) => {
    if (scheduledFor && (await findCampaignForOccurrence(trx, scheduledFor)))
      return { result: "answered before" };
    const same = idempotencyKey && (await findCampaignByIdempotencyKey(trx, idempotencyKey));
    if (same) return { result: "made before", id: same.id };
    const unfinished = idempotencyKey === undefined ? await findUnfinishedCampaign(trx, kind) : undefined;
    if (unfinished) return { result: "unfinished", id: unfinished.id };

    const written = await write(trx);
    const { issue, key, contents, items = [], never = [] } = written ? asWritten(written) : {};
    if (issue && issueKey !== undefined && issueKey !== key) return { result: "changed" };
    const recipients = await countAudience(trx, kind);
    const row = {
      kind,
      scheduled_for: scheduledFor,
      created_by: createdBy,
      created_at: now,
      idempotency_key: idempotencyKey ?? null,
    };
    if (!issue || recipients === 0) {
      if (scheduledFor) await insertEmptyCampaign(trx, scheduledFor, now);
      return { result: issue ? "no recipients" : "nothing to send" };
    }
    const id = await insertCampaign(trx, {
      ...row,
      ...issue,
      contents: contents ? JSON.stringify(contents) : null,
      recipient_count: recipients,
      sent_at: null,
    });
    for (const held of items) await insertIssueItems(trx, id, held);
    if (contents) await consumeNewsletterDraft(trx, { id, createdBy, scheduledFor, never }, request.now);
    await enqueueMails(trx, { kind, campaignId: id }, selectAudience(trx, kind).as("found"), now);
    await record?.(trx, { id, recipients, subject: issue.subject });
    return { result: "created", id, recipients };
  });
}

export interface MadeCampaign {
  id: number;
  recipients: number;
  subject: string;
}

/** That it is sent, in the transaction that makes it. @param sendAt its chosen time, if it has one */
export async function recordCampaign(
  trx: Database,
  who: Author,
  { id, recipients, subject }: MadeCampaign,
  { kind, sendAt, now }: { kind: CampaignKind; sendAt?: string | undefined; now: Date },
): Promise<void> {
  const after = { kind, subject, recipients, ...(sendAt !== undefined && { send_at: sendAt }) };
  const entry = { action: "sent", kind: "send", recordId: String(id), rowCount: recipients, after } as const;
  await recordAudit(trx, who, entry, now);
}
