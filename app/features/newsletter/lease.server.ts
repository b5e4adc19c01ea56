import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Database } from "~/server/open-database.server";
import { updateInterrupted } from "./deliveries.queries.server";
import {
  clearLease,
  extendLease,
  findLease,
  getSend,
  updateFinished,
  updateLease,
} from "./sends.queries.server";

/** How long a lease outlives its owner where nobody can see that the owner is gone. */
export const LEASE_MS = 60_000;
const RENEW_MS = 15_000;

const ownersHere = new Set<string>();

/** Names one sender: this machine, this process, and which sender of this process. */
export function newOwner(): string {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  ownersHere.add(owner);
  return owner;
}

/** Says that an owner of this process does nothing any more, whether or not it gave its lease up. */
export function retireOwner(owner: string): void {
  ownersHere.delete(owner);
}

/**
 * Whether an owner has certainly ended: its process was on this machine, and no process has that number any more, or
 * this one has it and knows nothing of the owner. Being wrong could not mail anybody twice: the claim before each
 * final dot checks whose lease it is.
 */
export function hasEnded(owner: string): boolean {
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
  /** Mails the previous owner left between claim and answer; they are uncertain now. */
  interrupted: number;
}

/** Takes a send over for an owner, unless somebody else is working on it or it is finished. */
export function takeLease(
  db: Database,
  sendId: number,
  owner: string,
  now: Date,
): Promise<Lease | undefined> {
  return db.transaction().execute(async (trx) => {
    const lease = await findLease(trx, sendId);
    if (!lease) return undefined;
    const { lease_owner: holder, lease_expires_at: expires } = lease;
    const held = holder !== null && (expires ?? "") > now.toISOString() && !hasEnded(holder);
    if (held) return undefined;
    await updateLease(trx, sendId, owner, new Date(now.valueOf() + LEASE_MS).toISOString());
    return { interrupted: await updateInterrupted(trx, sendId) };
  });
}

/**
 * Renews a lease until the returned function is called.
 *
 * @param lost called once when somebody else has taken the send over
 */
export function keepLease(
  db: Database,
  sendId: number,
  owner: string,
  now: () => Date,
  lost: () => void,
): () => void {
  const timer = setInterval(() => void renew(), RENEW_MS);
  async function renew(): Promise<void> {
    const expires = new Date(now().valueOf() + LEASE_MS).toISOString();
    // A database that cannot be written now also refuses the next claim, which ends the run with that error.
    const kept = await extendLease(db, sendId, owner, expires).catch(() => true);
    if (!kept) {
      clearInterval(timer);
      lost();
    }
  }
  return () => clearInterval(timer);
}

export async function holdsLease(db: Database, sendId: number, owner: string): Promise<boolean> {
  const lease = await findLease(db, sendId);
  return lease?.lease_owner === owner;
}

/** Gives the lease up. Returns whether all mails of the send are settled now. */
export function endLease(db: Database, sendId: number, owner: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await clearLease(trx, sendId, owner);
    await updateFinished(trx, sendId, now.toISOString());
    return (await getSend(trx, sendId)).status === "sent";
  });
}
