import type { Database } from "~/database/open-database.server";
import type { Mailer } from "~/mail/mail";
import type { MailKind, MailQueue } from "./mail-kind";

export interface Outbox {
  db: Database;
  mailer: Mailer;
  domain: string;
  now: () => Date;
  signal: AbortSignal;
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
