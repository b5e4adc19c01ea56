import type { Database } from "~/server/open-database.server";
import { countAudience, insertAudience } from "./deliveries.queries.server";
import type { Issue } from "./issue";
import {
  findSendByRequest,
  findSendForOccurrence,
  findUnfinishedSend,
  insertSend,
  type SendKind,
} from "./sends.queries.server";

export interface SendRequest {
  kind: SendKind;
  /** The occurrence of the schedule this send answers, or null when somebody asked for it. */
  scheduledFor: string | null;
  /** The staff member who asked for it. */
  createdBy: string | null;
  /** Of one confirmation: however often it is sent, it makes one send, and waits for no other. */
  requestKey?: string;
  /** The part of the Message-IDs after the @: the sender's domain. */
  domain: string;
  now: Date;
  /** Writes what is sent; nothing where there is nothing to say. */
  write: (db: Database) => Promise<Issue | undefined>;
  /** What else happens with the making of the send, in its transaction. */
  record?: (trx: Database, made: { id: number; recipients: number; subject: string }) => Promise<void>;
}

export type SendCreation =
  | { result: "created"; id: number; recipients: number }
  /** A send of the kind is under way: it comes first, and no second one was made. */
  | { result: "unfinished"; id: number }
  | { result: "answered before" }
  /** The same request has made this one. */
  | { result: "made before"; id: number }
  | { result: "nothing to send" }
  | { result: "nobody to send to" };

/**
 * Makes a send: what is sent, frozen, and its whole audience, one delivery for everybody who wants it now, in one
 * transaction, so that either both are there or neither. Sends nothing.
 *
 * An occurrence of the schedule is answered once, also by "nothing to send".
 */
export function createSend(db: Database, request: SendRequest): Promise<SendCreation> {
  const { kind, scheduledFor, createdBy, requestKey, domain, write, record } = request;
  const now = request.now.toISOString();
  return db.transaction().execute(async (trx) => {
    if (scheduledFor && (await findSendForOccurrence(trx, scheduledFor)))
      return { result: "answered before" };
    const same = requestKey && (await findSendByRequest(trx, requestKey));
    if (same) return { result: "made before", id: same.id };
    const unfinished = requestKey === undefined ? await findUnfinishedSend(trx, kind) : undefined;
    if (unfinished) return { result: "unfinished", id: unfinished.id };

    const issue = await write(trx);
    const recipients = await countAudience(trx, kind);
    const row = {
      kind,
      scheduled_for: scheduledFor,
      created_by: createdBy,
      created_at: now,
      request_key: requestKey ?? null,
    };
    const lease = { lease_owner: null, lease_expires_at: null };
    if (!issue || recipients === 0) {
      const empty = {
        subject: "",
        html: "",
        text: "",
        status: "empty",
        recipient_count: 0,
        sent_at: null,
      } as const;
      if (scheduledFor) await insertSend(trx, { ...row, ...lease, ...empty });
      return { result: issue ? "nobody to send to" : "nothing to send" };
    }
    const id = await insertSend(trx, {
      ...row,
      ...lease,
      ...issue,
      recipient_count: recipients,
      sent_at: null,
    });
    await insertAudience(trx, { sendId: id, kind, domain, now });
    await record?.(trx, { id, recipients, subject: issue.subject });
    return { result: "created", id, recipients };
  });
}
