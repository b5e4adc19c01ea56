import { consumeRateLimit, refundRateLimit } from "~/http/limits/rate-limit.server";
import type { MailKind, QueueJob } from "./mail-kind";
import { updateOwnQueue } from "./mail-queues.queries.server";
import { MAX_HOLD_MS } from "./retry";

/** A queue without room would otherwise be looked at for each single mail. */
const SHORTEST_HOLD_MS = 60_000;

export interface Place {
  /** Frees the place of a mail that was not sent. */
  giveBack(): Promise<void>;
}

const FREE: Place = { giveBack: async () => undefined };

/** Takes a place below the kind's ceiling. @returns undefined when there is none: the queue is then held for a while */
export async function takePlace(
  { db, kind, queue, now }: QueueJob,
  owner: string,
): Promise<Place | undefined> {
  const ceiling = ceilingLimit(kind);
  if (!ceiling) return FREE;
  const moment = now();
  const verdict = await consumeRateLimit(db, ceiling, moment);
  if (verdict.ok) return { giveBack: () => refundRateLimit(db, ceiling, moment) };
  const holdMs = Math.min(Math.max(verdict.retryAfterSeconds * 1000, SHORTEST_HOLD_MS), MAX_HOLD_MS);
  const not_before = new Date(moment.valueOf() + holdMs).toISOString();
  await updateOwnQueue(db, queue, owner, { not_before });
  return undefined;
}

const ceilingLimit = ({ name, ceiling }: MailKind) => ceiling && { ...ceiling, key: `mails:${name}` };
