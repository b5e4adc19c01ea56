import type { ColumnType, Generated } from "kysely";
import type { Fixed, Timestamp } from "./column-types.server";

export type CampaignKind = "newsletter" | "team_update";

/** Campaigns: one mail to everyone who wants its kind. The specification names the table. */
interface NewsletterSendsTable {
  id: Generated<number>;
  kind: CampaignKind;
  /** The cron occurrence this campaign answers; unique, so that no occurrence is answered twice. */
  scheduled_for: Timestamp | null;
  subject: string;
  html: string;
  text: string;
  /** `empty`: the occurrence came round and there was nothing to send, or nobody to send it to. */
  status: Generated<"sending" | "sent" | "empty">;
  recipient_count: number;
  created_by: string | null;
  /** What a team update was confirmed under; unique, so that confirming twice sends once. */
  idempotency_key: ColumnType<string | null, string | null | undefined, never>;
  created_at: Fixed<Timestamp>;
  /** When the last of its mails was settled. */
  sent_at: Timestamp | null;
}

export type MailKindName = "account" | "notification" | CampaignKind;

/** What each means, and what may follow, is in kits/outbox/mail-states.ts. */
export type MailStatus = "queued" | "sending" | "sent" | "written" | "failed" | "uncertain" | "skipped";

interface MailsTable {
  id: Generated<number>;
  kind: Fixed<MailKindName>;
  /** Null for mails that belong to no campaign. */
  campaign_id: Fixed<number | null>;
  /** What it is about, in the terms of its kind: a subscriber's id, a batch, the event of an account. */
  reference: Fixed<string | null>;
  recipient: Fixed<string>;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  /** With its angle brackets; null until a server may have the mail. */
  message_id: ColumnType<string | null, string | null | undefined, string>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Fixed<Timestamp>;
  /** When nothing was left to do for it. */
  settled_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
}

/** Mails that one sender at a time sends; there while some of them are not settled. */
interface MailQueuesTable {
  id: Generated<number>;
  kind: Fixed<MailKindName>;
  campaign_id: Fixed<number | null>;
  /** The process that works on it, as "host pid uuid"; see kits/outbox/lease.server.ts. */
  lease_owner: ColumnType<string | null, string | null | undefined, string | null>;
  lease_expires_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** Why the mail server took nothing the last time; null while it takes mails. */
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  last_error_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
}

/** One row: since when the worker has followed which cron pattern, so that no earlier occurrence counts as missed. */
interface NewsletterScheduleTable {
  id: Fixed<1>;
  pattern: string;
  since: Timestamp;
}

/** What a staff member is writing; one each. */
interface TeamUpdateDraftsTable {
  user_id: Fixed<string>;
  /** New with every change: what is sent is what was looked at. */
  key: string;
  subject: string;
  /** As typed, not yet sanitised. */
  content: string;
  saved_at: Timestamp;
}

export type NotificationKind = "contact" | "volunteer" | "partnership" | "survey" | "report";

/** A submission staff are to be told of; made by triggers. */
interface NotificationsTable {
  id: Generated<number>;
  kind: Fixed<NotificationKind>;
  record_id: Fixed<string>;
  created_at: Fixed<Timestamp>;
  /** The batch that tells of it, once there is one. */
  batch_id: number | null;
}

/** Notifications that are mailed together. */
interface NotificationBatchesTable {
  id: Generated<number>;
  created_at: Fixed<Timestamp>;
}

/** One row: the worker lives. */
interface WorkerHeartbeatTable {
  id: Fixed<1>;
  started_at: Timestamp;
  seen_at: Timestamp;
}

/** Everything that is mailed by the worker, and the worker itself. */
export interface SendingTables {
  newsletter_sends: NewsletterSendsTable;
  newsletter_schedule: NewsletterScheduleTable;
  team_update_drafts: TeamUpdateDraftsTable;
  mails: MailsTable;
  mail_queues: MailQueuesTable;
  notifications: NotificationsTable;
  notification_batches: NotificationBatchesTable;
  worker_heartbeat: WorkerHeartbeatTable;
}
