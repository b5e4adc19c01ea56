import type { RawBuilder, SqlBool } from "kysely";
import type { Mail } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import type { MailKindName } from "~/server/schema.server";

/** Mails that one sender at a time sends: those of a campaign, or all others of a kind. */
export interface MailQueue {
  kind: MailKindName;
  /** Null where mails of the kind belong to no campaign. */
  campaignId: number | null;
}

export interface DueMail {
  id: number;
  campaign_id: number | null;
  reference: string | null;
  recipient: string;
  attempts: number;
  message_id: string | null;
  created_at: string;
}

/** How mails of a kind are made and treated; registered with the worker by the feature that knows what they say. */
export interface MailKind {
  name: MailKindName;
  /** For a mail that the server has perhaps taken: send it again, perhaps twice, or leave it to staff. */
  whenUncertain: "resend" | "park";
  /** A mail that is older when it fails is given up; without it only the number of attempts counts. */
  maxAgeMs?: number;
  /** Mails under way at once; as many as the mailer has connections when missing. */
  concurrency?: number;
  /** The longest time for which a mail server that takes nothing is left alone. */
  maxPauseMs: number;
  /** SQL over `mails`: the claim before the final dot fails where it does not hold. */
  claimIf?: RawBuilder<SqlBool>;
  /** A mail that is skipped leaves no row. */
  discardsSkipped?: boolean;
  /** Writes the mail when it is sent; nothing where there is nothing to say, or no one to say it to. */
  render: (db: Database, mail: DueMail, now: Date) => Promise<Omit<Mail, "messageId"> | undefined>;
  /** Queues what is due by itself; called every second, but not while the mail server takes nothing. */
  enqueueDue?: (db: Database, now: Date) => Promise<void>;
  /** Called in the transaction that finds no mail of a queue left to send. */
  onSettled?: (trx: Database, queue: MailQueue, now: Date) => Promise<void>;
}
