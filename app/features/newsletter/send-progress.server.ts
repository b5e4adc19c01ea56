import { workerState } from "~/kits/outbox/heartbeat.server";
import type { Services } from "~/server/services.server";
import { countDeliveries } from "./deliveries.queries.server";
import { describeSend, type SendDescription } from "./describe-send";
import { isForgotten } from "./forget-deliveries.server";
import { findFirstError, findNextAttempt, findSend } from "./send-state.queries.server";
import { sendingBlockers } from "./sending-blockers.server";
import type { SendKind } from "./sends.queries.server";

/** How far a send is, as the dashboard shows it. */
export interface SendProgress extends SendDescription {
  id: number;
  kind: SendKind;
  subject: string;
  /** ISO timestamp. */
  begunAt: string;
  counts: Record<"waiting" | "sent" | "written" | "failed" | "uncertain" | "skipped", number>;
}

/**
 * Looks up how far a send is.
 *
 * @param id as it stands in an address
 * @returns nothing where there is no such send, or where it is no longer known who got it
 */
export async function findSendProgress(
  { db, env }: Services,
  id: string | null,
  now: Date,
): Promise<SendProgress | undefined> {
  const send = id !== null && /^[1-9]\d{0,14}$/.test(id) ? await findSend(db, Number(id)) : undefined;
  if (!send || isForgotten(send, now)) return undefined;
  const { queued, sending, ...settled } = await countDeliveries(db, send.id);
  const described = describeSend({
    kind: send.kind,
    status: send.status,
    recipients: send.recipient_count,
    counts: { queued, sending, ...settled },
    serverError: send.last_error,
    firstError: (settled.sent === 0 && (await findFirstError(db, send.id))) || null,
    nextAttemptAt: (await findNextAttempt(db, send.id)) ?? null,
    worker: await workerState(db, now),
    blockers: sendingBlockers(env),
    now: now.toISOString(),
  });
  return {
    ...described,
    id: send.id,
    kind: send.kind,
    subject: send.subject,
    begunAt: send.created_at,
    counts: { waiting: queued + sending, ...settled },
  };
}
