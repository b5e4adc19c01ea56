import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, Timestamp } from "./column-types.server";

export type CampaignKind = "newsletter" | "team_update";

export type CampaignStatus = "sending" | "sent" | "empty" | "cancelled";

/** Campaigns: one mail to every subscriber of a kind. */
interface CampaignsTable {
  id: Generated<number>;
  kind: CampaignKind;
  /** Cron occurrence; unique, so that none starts two campaigns. */
  scheduled_for: Timestamp | null;
  subject: string;
  html: string;
  text: string;
  status: Generated<CampaignStatus>;
  recipient_count: number;
  created_by: string | null;
  /** Idempotency key, unique: confirming twice sends once. */
  idempotency_key: ColumnType<string | null, string | null | undefined, never>;
  created_at: Fixed<Timestamp>;
  sent_at: Timestamp | null;
  /** JSON of `IssueContents`; null for team updates. */
  contents: ColumnType<string | null, string | null | undefined, never>;
  /** When its first mail was sent: from then on its page is public. */
  published_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** The draft it was made of; null where the site wrote all of it. */
  draft_subject: ColumnType<string | null, string | null | undefined, never>;
  draft_body: ColumnType<string | null, string | null | undefined, never>;
}

export type NewsItemKind = "article" | "resource";

/** What no further issue may have. Survives the deletion of the article or resource, which can be undone. */
interface MailedItemsTable {
  kind: Fixed<NewsItemKind>;
  item_id: Fixed<number>;
  /** Null when it was never news: seeds, and the old items of a new feed. */
  campaign_id: number | null;
}

/** What each issue held, also one that no one got. */
interface CampaignItemsTable {
  campaign_id: Fixed<number>;
  kind: Fixed<NewsItemKind>;
  item_id: Fixed<number>;
  /** From 1; null when the issue only counts it. */
  position: Fixed<number | null>;
}

/** The column has no check, so that a further kind needs no migration. */
export type MailKindName =
  | "account"
  | "notification"
  | "confirmation"
  | "welcome"
  | "test"
  | "data_request"
  | "reply"
  | CampaignKind;

/** State machine: kits/outbox/mail-states.ts. */
export type MailStatus =
  | "queued"
  | "sending"
  | "sent"
  | "written"
  | "failed"
  | "uncertain"
  | "skipped"
  | "cancelled";

interface MailsTable {
  id: Generated<number>;
  kind: Fixed<MailKindName>;
  campaign_id: Fixed<number | null>;
  /** In the terms of its kind: a subscriber's id, a batch, the event of an account. */
  reference: Fixed<string | null>;
  recipient: Fixed<string>;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  /** Of a mail that was never put off, only its place in the queue: it is due at once. */
  next_attempt_at: Timestamp;
  /** Until then it does not leave, and whoever wrote it can take it back. */
  held_until: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** Since when a mail server puts it off; null while it has no attempt. */
  first_tried_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** The lease owner that claimed it and may still report the result. */
  claimed_by: ColumnType<string | null, never, string | null>;
  /** With its angle brackets; null until a server may have the mail. */
  message_id: ColumnType<string | null, string | null | undefined, string>;
  /** What the server that accepted it calls it; null where it gave no id that is long enough. */
  server_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Status code of the server's last refusal: enhanced (RFC 3463, "5.1.1") or else basic ("550"). */
  reply: ColumnType<string | null, string | null | undefined, string | null>;
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Fixed<Timestamp>;
  settled_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
}

export type PauseReason = "staff" | "age";

/** One lease per queue, while some of its mails have no final status. */
interface MailQueuesTable {
  id: Generated<number>;
  kind: Fixed<MailKindName>;
  campaign_id: Fixed<number | null>;
  /** The process that holds the lease, as "host pid uuid"; see kits/outbox/lease.server.ts. */
  lease_owner: ColumnType<string | null, string | null | undefined, string | null>;
  lease_expires_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** Null while the mail server accepts mails. */
  last_error: ColumnType<string | null, string | null | undefined, string | null>;
  last_error_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** Until then nothing leaves, and staff can undo. */
  not_before: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  paused_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** `age`: it waited longer than its kind allows, and staff are asked before it goes. */
  pause_reason: ColumnType<PauseReason | null, PauseReason | null | undefined, PauseReason | null>;
  cancelled_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
  /** When it was made, resumed, or a server last accepted one of its mails. */
  waiting_since: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp | null>;
}

/** One row: no occurrence before the worker first used the cron pattern counts as missed. */
interface NewsletterScheduleTable {
  id: Fixed<1>;
  pattern: string;
  since: Timestamp;
}

/** Until they are sent. */
interface TestMailsTable {
  /** Idempotency key. */
  id: Fixed<string>;
  kind: Fixed<CampaignKind>;
  subject: Fixed<string>;
  html: Fixed<string>;
  text: Fixed<string>;
  created_at: Fixed<Timestamp>;
}

interface UncertainMailReviewsTable {
  campaign_id: Fixed<number>;
  /** How many were not sent again. */
  mails: number;
  /** Email address. */
  reviewed_by: string;
  reviewed_at: Timestamp;
}

export type NotificationKind = "contact" | "volunteer" | "partnership" | "survey" | "report";

/** Submissions that staff will be notified of; inserted by triggers. */
interface NotificationsTable {
  id: Generated<number>;
  kind: Fixed<NotificationKind>;
  record_id: Fixed<string>;
  created_at: Fixed<Timestamp>;
  batch_id: number | null;
  /** The person has answered a reply. */
  is_answer: Generated<Flag>;
}

interface NotificationBatchesTable {
  id: Generated<number>;
  created_at: Fixed<Timestamp>;
}

export type BounceKind = "hard" | "soft" | "complaint";

/** Reports about mails that did not arrive, or were not wanted. */
interface MailBouncesTable {
  id: Generated<number>;
  email: Fixed<string>;
  kind: Fixed<BounceKind>;
  /** Enhanced status code (RFC 3463) or reply code. */
  reply: Fixed<string | null>;
  detail: Fixed<string>;
  /** Of the mail that the report is about. */
  message_id: Fixed<string>;
  received_at: Fixed<Timestamp>;
}

/** Addresses that get no more campaigns, until staff allow it again. */
interface UndeliverableAddressesTable {
  email: Fixed<string>;
  reason: BounceKind;
  detail: string;
  since: Timestamp;
}

interface WorkerHeartbeatTable {
  id: Fixed<1>;
  started_at: Timestamp;
  seen_at: Timestamp;
  /** When it was last seen before the clock went far ahead. */
  jumped_from: Timestamp | null;
  waited_ms: Generated<number>;
  /** JSON: the times of the last few starts, the newest last. */
  starts: Optional<Timestamp>;
}

/** Why a campaign was not sent at the time that staff chose. */
export type MissedReason = "late" | "nothing new" | "no recipients" | "unusable" | "restored";

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What staff are writing, and when it is sent. */
interface CampaignDraftsTable {
  id: Generated<number>;
  kind: Fixed<CampaignKind>;
  /** Null: shared by all staff. */
  owner: Fixed<string | null>;
  /** Goes on counting when the draft is sent or discarded. */
  version: number;
  /** Empty in a newsletter: written from the articles. */
  subject: string;
  /** JSON; see the writer of its kind. */
  body: string;
  saved_at: Optional<Timestamp>;
  /** When the worker sends it; null: with the schedule, or by hand. */
  send_at: Optional<Timestamp>;
  scheduled_by: Optional<string>;
  missed_at: Optional<Timestamp>;
  missed_reason: Optional<MissedReason>;
}

export interface SendingTables {
  campaigns: CampaignsTable;
  mailed_items: MailedItemsTable;
  campaign_items: CampaignItemsTable;
  newsletter_schedule: NewsletterScheduleTable;
  test_mails: TestMailsTable;
  uncertain_mail_reviews: UncertainMailReviewsTable;
  mails: MailsTable;
  mail_queues: MailQueuesTable;
  notifications: NotificationsTable;
  notification_batches: NotificationBatchesTable;
  worker_heartbeat: WorkerHeartbeatTable;
  mail_bounces: MailBouncesTable;
  undeliverable_addresses: UndeliverableAddressesTable;
  campaign_drafts: CampaignDraftsTable;
}
