import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Database } from "~/server/open-database.server";
import type { MailKind, MailQueue } from "./mail-kind";
import { closeQueue, findQueue, updateOwnQueue, updateQueue } from "./mail-queues.queries.server";
import { hasUnsettledMail, settleInterrupted } from "./mails.queries.server";

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
}

export function takeLease(
  db: Database,
  queue: MailQueue,
  { whenUncertain }: Pick<MailKind, "whenUncertain">,
  owner: string,
  now: Date,
): Promise<Lease | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await findQueue(trx, queue);
    if (!found) return undefined;
    const { lease_owner: holder, lease_expires_at: expires } = found;
    const held = holder !== null && (expires ?? "") > now.toISOString() && !hasEnded(holder);
    if (held) return undefined;
    const lease_expires_at = new Date(now.valueOf() + LEASE_MS).toISOString();
    await updateQueue(trx, queue, {
      lease_owner: owner,
      lease_expires_at,
      last_error: null,
      last_error_at: null,
    });
    const settle = whenUncertain === "park" ? "park" : "retry";
    return { interrupted: await settleInterrupted(trx, queue, settle, now.toISOString()) };
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

export async function isLeaseHeld(db: Database, queue: MailQueue, owner: string): Promise<boolean> {
  return (await findQueue(db, queue))?.lease_owner === owner;
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
    if (await hasUnsettledMail(trx, queue)) return false;
    await closeQueue(trx, queue);
    await onSettled?.(trx, queue, now);
    return true;
  });
}
