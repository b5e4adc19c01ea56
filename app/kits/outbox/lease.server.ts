import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Database } from "~/server/open-database.server";
import type { MailKind, MailQueue } from "./mail-kind";
import { closeQueue, findQueue, updateOwnQueue, updateQueue } from "./mail-queues.queries.server";
import { hasUnsettledMail, settleInterrupted } from "./mails.queries.server";

/** How long a lease outlives its owner where no other process can see that the owner is gone. */
export const LEASE_MS = 60_000;
const RENEW_MS = 15_000;

const ownersHere = new Set<string>();

/** Names one sender: this machine, this process, and which sender of this process. */
export function newOwner(): string {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  ownersHere.add(owner);
  return owner;
}

/** Marks an owner in this process as finished, whether or not it gave its lease up. */
export function retireOwner(owner: string): void {
  ownersHere.delete(owner);
}

/**
 * Whether an owner has certainly ended: its process was on this machine, and no process has that number any more, or
 * this one has it and knows nothing of the owner. Being wrong could not mail anyone twice: the claim before each final
 * dot checks whose lease it is.
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
  /** Mails the previous owner left between claim and answer; they are settled now, as their kind has it. */
  interrupted: number;
}

/** Takes a queue over for an owner, unless another sender is working on it or nothing is left in it. */
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

/**
 * Renews a lease until the returned function is called.
 *
 * @param lost called once when another sender has taken the queue over
 */
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
    // A database that cannot be written now also refuses the next claim, which ends the run with that error.
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

/** Gives the lease up, and closes the queue when all its mails are settled. @returns whether they are */
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
