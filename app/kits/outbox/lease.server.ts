import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Database } from "~/database/open-database.server";
import type { MailKind, MailQueue } from "./mail-kind";
import {
  closeQueue,
  findQueue,
  isQueueHeld,
  updateOwnQueue,
  updateQueue,
} from "./mail-queues.queries.server";
import { cancelQueuedMails, settleInterrupted } from "./mail-transitions.queries.server";
import { hasUnsettledMail, hasUntriedMail } from "./mails.queries.server";
import { pauseQueue } from "./queue-controls.server";

/** Applies only where no other process can see that the owner has ended. */
export const LEASE_MS = 60_000;
const RENEW_MS = 15_000;

const ownersHere = new Set<string>();

export function newOwner(): string {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  ownersHere.add(owner);
  return owner;
}

export function retireOwner(owner: string): void {
  ownersHere.delete(owner);
}

/**
 * Whether an owner has certainly ended: its process id on this machine is unused, or ours and unknown here. A wrong
 * answer sends no mail twice, because each claim checks the lease.
 */
function hasEnded(owner: string): boolean {
  const [host, pid] = owner.split(" ");
  if (host !== hostname()) return false;
  const id = Number(pid);
  if (id === process.pid) return !ownersHere.has(owner);
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

export interface Lease {
  interrupted: number;
  /** Staff decide whether it goes on. */
  isPaused: boolean;
}

export function takeLease(
  db: Database,
  queue: MailQueue,
  { whenUncertain, maxWaitMs }: Pick<MailKind, "whenUncertain" | "maxWaitMs">,
  owner: string,
  now: Date,
): Promise<Lease | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await findQueue(trx, queue);
    if (!found) return undefined;
    const { lease_owner: holder, lease_expires_at: expires } = found;
    if (await isQueueHeld(trx, queue, now.toISOString())) return undefined;
    const left = Date.parse(expires ?? "") - now.valueOf();
    // No lease is longer, unless the clock was set back.
    const held = holder !== null && left > 0 && left <= LEASE_MS && !hasEnded(holder);
    if (held) return undefined;
    const lease_expires_at = new Date(now.valueOf() + LEASE_MS).toISOString();
    await updateQueue(trx, queue, { lease_owner: owner, lease_expires_at });
    const settle = whenUncertain === "park" ? "park" : "retry";
    const interrupted = await settleInterrupted(trx, queue, settle, now.toISOString());
    if (found.paused_at !== null) return { interrupted, isPaused: true };
    const waited = found.waiting_since ? now.valueOf() - Date.parse(found.waiting_since) : 0;
    const isTooOld = waited > (maxWaitMs ?? Infinity) && (await hasUntriedMail(trx, queue));
    if (isTooOld) await pauseQueue(trx, queue, "age", now);
    return { interrupted, isPaused: isTooOld };
  });
}

/** Until the returned function is called. @param lost called once when another sender has taken the queue over */
export function renewLease(
  db: Database,
  queue: MailQueue,
  owner: string,
  now: () => Date,
  lost: () => void,
): () => void {
  const timer = setInterval(() => void renew(), RENEW_MS);
  async function renew(): Promise<void> {
    const lease_expires_at = new Date(now().valueOf() + LEASE_MS).toISOString();
    // A database that is not writable also fails the next claim, which ends the run with that error.
    const held = await updateOwnQueue(db, queue, owner, { lease_expires_at }).catch(() => true);
    if (!held) {
      clearInterval(timer);
      lost();
    }
  }
  return () => clearInterval(timer);
}

/** Why a claim fails for the mails of the whole queue. @returns undefined when it does not */
export async function findObstacle(
  db: Database,
  queue: MailQueue,
  owner: string,
): Promise<"lost" | "paused" | undefined> {
  const found = await findQueue(db, queue);
  if (found?.lease_owner !== owner) return "lost";
  return found.paused_at !== null || found.cancelled_at !== null ? "paused" : undefined;
}

/** Closes the queue when all its mails are settled. @returns whether they are */
export function endLease(
  db: Database,
  queue: MailQueue,
  { onSettled }: Pick<MailKind, "onSettled">,
  owner: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await updateOwnQueue(trx, queue, owner, { lease_owner: null, lease_expires_at: null });
    // What came back from a server after staff had cancelled.
    if ((await findQueue(trx, queue))?.cancelled_at) await cancelQueuedMails(trx, queue, now.toISOString());
    if (await hasUnsettledMail(trx, queue)) return false;
    await closeQueue(trx, queue);
    await onSettled?.(trx, queue, now);
    return true;
  });
}
