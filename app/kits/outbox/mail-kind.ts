import type { RawBuilder, SqlBool } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { MailKindName } from "~/database/schema/schema.server";
import type { RateLimitRule } from "~/http/limits/rate-limit-rules";
import type { Mail, Mailer } from "~/mail/mail";

/** Has one sender at a time: the mails of a campaign, or all others of a kind. */
export interface MailQueue {
  kind: MailKindName;
  campaignId: number | null;
}

export interface DueMail {
  id: number;
  campaign_id: number | null;
  reference: string | null;
  recipient: string;
  attempts: number;
  message_id: string | null;
  next_attempt_at: string;
  first_tried_at: string | null;
  created_at: string;
}

/** What a mail server said. */
export interface SmtpReply {
  /** Such as 550. */
  code: number;
  /** RFC 3463, such as "5.1.1"; null where the server gave none. */
  enhanced: string | null;
  text: string;
}

/** Registered with the worker by the feature that knows what its mails say. */
export interface MailKind {
  name: MailKindName;
  /** After a mail may have been accepted: send it again, or leave it to staff. */
  whenUncertain: "resend" | "park";
  /** Older mails are not tried again. */
  maxAgeMs?: number;
  /** A queue with mails that were never tried, which waited longer, is paused with the reason `age`. */
  maxWaitMs?: number;
  concurrency?: number;
  /** Limits how many of its mails are sent; the others wait. */
  ceiling?: RateLimitRule;
  /** Maximum back-off of an unavailable mail server. */
  maxPauseMs: number;
  /** SQL over `mails`: otherwise the claim before the final dot fails. */
  claimIf?: RawBuilder<SqlBool>;
  /** A mail that is skipped leaves no row. */
  discardsSkipped?: boolean;
  /** At sending time; undefined when there is nothing to say, or no recipient. */
  render: (db: Database, mail: DueMail, now: Date) => Promise<Omit<Mail, "messageId"> | undefined>;
  /** Called every second, but not while the mail server is unavailable. */
  enqueueDue?: (db: Database, now: Date) => Promise<void>;
  /** In the transaction that finds no mail of a queue left to send. */
  onSettled?: (trx: Database, queue: MailQueue, now: Date) => Promise<void>;
  /** In the transaction that settles a mail as failed because the server names its mailbox as unknown or closed. */
  onRecipientRefused?: (trx: Database, mail: DueMail, reply: SmtpReply, now: Date) => Promise<void>;
}

export interface Outbox {
  db: Database;
  mailer: Mailer;
  domain: string;
  now: () => Date;
  signal: AbortSignal;
  /** Asked directly before each claim: false once another machine may send. */
  mayClaim?: () => boolean;
}

export interface QueueJob extends Outbox {
  kind: MailKind;
  queue: MailQueue;
  /** With the first mail that the server accepts. */
  onAccepted?: () => void;
}

/**
 * `server refuses`: no mail would be accepted now, or no connection is; `paused`: by staff, or by its age; `lost`:
 * another sender took the queue over; `busy`: another sender is working on it, its undo window is open, or it was
 * finished already.
 */
export type QueueResult =
  | "finished"
  | "retry later"
  | "server refuses"
  | "stopped"
  | "paused"
  | "lost"
  | "busy";
