import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, Timestamp } from "./column-types.server";

interface NewsletterSendsTable {
  id: Generated<number>;
  kind: "newsletter" | "team_update";
  /** The cron occurrence this send answers; unique, so that no occurrence is answered twice. */
  scheduled_for: Timestamp | null;
  subject: string;
  html: string;
  text: string;
  /** `empty`: the occurrence came round and there was nothing to send, or nobody to send it to. */
  status: Generated<"sending" | "sent" | "empty">;
  /** The process that works on this send, as "host pid uuid"; see features/newsletter/lease.server.ts. */
  lease_owner: string | null;
  lease_expires_at: Timestamp | null;
  recipient_count: number;
  created_by: string | null;
  /** What a team update was confirmed under; unique, so that confirming twice sends once. */
  request_key: ColumnType<string | null, string | null | undefined, never>;
  created_at: Fixed<Timestamp>;
  /** Why the mail server took nothing the last time; null while it takes mails. */
  last_error: ColumnType<string | null, null | undefined, string | null>;
  last_error_at: ColumnType<Timestamp | null, null | undefined, Timestamp | null>;
  /** When the last delivery was settled. */
  sent_at: Timestamp | null;
}

export type DeliveryStatus = "queued" | "sending" | "sent" | "failed" | "uncertain" | "skipped";

interface NewsletterDeliveriesTable {
  id: Generated<number>;
  send_id: Fixed<number>;
  subscriber_id: string | null;
  email: string;
  message_id: Fixed<string>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  sent_at: Timestamp | null;
  /** 1 where it became a file because no mail server was set; its status is `sent`. */
  written_to_file: Generated<Flag>;
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

export type NoticeKind = "contact" | "volunteer" | "partnership" | "survey" | "report";

/** A submission staff are to be told of; made by triggers. */
interface StaffNoticesTable {
  id: Generated<number>;
  kind: Fixed<NoticeKind>;
  record_id: Fixed<string>;
  created_at: Fixed<Timestamp>;
  /** The batch that tells of it, once there is one. */
  batch_id: number | null;
}

/** Notices that are told of together. */
interface StaffMailBatchesTable {
  id: Generated<number>;
  created_at: Fixed<Timestamp>;
}

/** The mail about a batch to one address. */
interface StaffMailsTable {
  id: Generated<number>;
  batch_id: Fixed<number>;
  address: Fixed<string>;
  message_id: Fixed<string>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  /** Who wrote its final dot, as "host pid uuid". */
  claimed_by: string | null;
  claimed_at: Timestamp | null;
  last_error: string | null;
  sent_at: Timestamp | null;
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
  newsletter_deliveries: NewsletterDeliveriesTable;
  newsletter_schedule: NewsletterScheduleTable;
  team_update_drafts: TeamUpdateDraftsTable;
  staff_notices: StaffNoticesTable;
  staff_mail_batches: StaffMailBatchesTable;
  staff_mails: StaffMailsTable;
  worker_heartbeat: WorkerHeartbeatTable;
}
