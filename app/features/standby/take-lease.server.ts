import { Bucket } from "~/features/backups/bucket.server";
import type { Environment } from "~/server/read-environment.server";
import {
  isStillOwn,
  listTerms,
  newOwner,
  type OwnTerm,
  readLease,
  readOwnTerm,
  saveOwnTerm,
  writeLease,
} from "./lease-store.server";

type Settings = Pick<Environment, "replica" | "DATABASE_PATH">;

const TAKE_OVER = "npm run failover takes over from it.";

async function describeHolder(bucket: Bucket, term: number): Promise<string> {
  const lease = await readLease(bucket, term);
  return lease ? `${lease.machine} since ${lease.taken_at} (lease ${term})` : `lease ${term}`;
}

async function takeFirst(bucket: Bucket, path: string, now: Date): Promise<OwnTerm> {
  const [highest] = await listTerms(bucket);
  if (highest !== undefined)
    throw new Error(`Another machine has the site: ${await describeHolder(bucket, highest)}. ${TAKE_OVER}`);
  const own = { term: 1, owner: newOwner() };
  // First, so that a lease that was written is known here.
  saveOwnTerm(path, own);
  await writeLease(bucket, own, now);
  return own;
}

/**
 * Before the site starts: the first machine takes the first lease, and one that was replaced is not started.
 *
 * @param say called where the store cannot be asked: the site starts, and saves and sends once it can
 * @returns the term, undefined where nothing is replicated @throws in words for an operator
 */
export async function requireLease(
  { replica, DATABASE_PATH: path }: Settings,
  now: Date,
  say: (line: string) => void,
): Promise<OwnTerm | undefined> {
  if (!replica) return undefined;
  const bucket = new Bucket(replica);
  const own = readOwnTerm(path);
  if (!own) return await takeFirst(bucket, path, now);
  const isOwn = await isStillOwn(bucket, own).catch((error: unknown) => {
    say(`${error instanceof Error ? error.message : error}. Nothing is saved or sent until it answers.`);
    return true;
  });
  if (isOwn) return own;
  const [highest = 0] = await listTerms(bucket);
  if (highest > own.term || isOwn === false)
    throw new Error(`Another machine has taken over: ${await describeHolder(bucket, highest)}. ${TAKE_OVER}`);
  // The start before was ended in between, or the bucket was emptied.
  await writeLease(bucket, own, now);
  return own;
}

/** From now on no other machine's look succeeds. @returns the lease, which is not this machine's until it is saved */
export async function takeOver(bucket: Bucket, path: string, now: Date) {
  const terms = await listTerms(bucket);
  const [highest] = terms;
  if (highest === undefined)
    throw new Error(`There is no lease in ${bucket.url}: npm start takes the first.`);
  const own = readOwnTerm(path);
  if (own?.term === highest && (await isStillOwn(bucket, own)))
    throw new Error("This machine has the site already: npm start starts it.");
  const from = await describeHolder(bucket, highest);
  const taken: OwnTerm = { term: highest + 1, owner: newOwner() };
  await writeLease(bucket, taken, now);
  return { taken, from, terms };
}
