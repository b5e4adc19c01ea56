import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { flush } from "~/database/copy-database.server";
import { type Bucket, statusOf } from "~/features/backups/bucket.server";

/**
 * One object for each term, `lease/<term>.json`: the machine of the highest term is the one that writes and sends. They
 * stay, so that a machine that was away for months still finds the term after its own.
 */
const FOLDER = "lease/";
const keyOf = (term: number) => `${FOLDER}${term}.json`;

const leaseSchema = z.object({
  /** Random, so that two machines that write the same term know whose it is. */
  owner: z.string(),
  machine: z.string(),
  taken_at: z.iso.datetime(),
});
type Lease = z.output<typeof leaseSchema>;

/** Which term is this machine's: beside the database and not in it, which is replicated. */
const ownSchema = z.object({ term: z.int().positive(), owner: z.string() });
export type OwnTerm = z.output<typeof ownSchema>;

const ownPath = (databasePath: string) => join(dirname(databasePath), "lease.json");

/** @returns undefined where this machine has never had the lease */
export function readOwnTerm(databasePath: string): OwnTerm | undefined {
  const path = ownPath(databasePath);
  if (!existsSync(path)) return undefined;
  try {
    return ownSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`${path} is damaged: delete it, and npm run failover takes over anew.`, { cause });
  }
}

export function saveOwnTerm(databasePath: string, own: OwnTerm): void {
  const path = ownPath(databasePath);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.part`, JSON.stringify(own), { mode: 0o600 });
  flush(`${path}.part`);
  renameSync(`${path}.part`, path);
  flush(dirname(path));
}

/** @returns the terms there are, the highest first */
export async function listTerms(bucket: Bucket): Promise<number[]> {
  const terms = (await bucket.keys(FOLDER)).flatMap((key) => {
    const [, digits] = /^lease\/([1-9]\d{0,8})\.json$/.exec(key) ?? [];
    return digits ? [Number(digits)] : [];
  });
  return terms.sort((a, b) => b - a);
}

export async function readLease(bucket: Bucket, term: number): Promise<Lease | undefined> {
  const text = await bucket.read(keyOf(term));
  return text === null ? undefined : leaseSchema.parse(JSON.parse(text));
}

export const newOwner = () => randomUUID();

/**
 * Writes the lease of a term that nobody has. It is read again, because some stores ignore the condition.
 *
 * @throws when another machine was faster
 */
export async function writeLease(bucket: Bucket, { term, owner }: OwnTerm, now: Date): Promise<void> {
  const lease: Lease = { owner, machine: hostname(), taken_at: now.toISOString() };
  const onlyNew = { "if-none-match": "*" };
  const body = JSON.stringify(lease);
  const send = () =>
    bucket.client.putObject(bucket.key(keyOf(term)), body, "application/json", undefined, onlyNew);
  await bucket.request(send).catch((error: unknown) => {
    // A request that was sent again finds what the first has written.
    if (!(error instanceof Error) || ![409, 412].includes(statusOf(error.cause) ?? 0)) throw error;
  });
  const written = await readLease(bucket, term);
  if (written?.owner !== owner)
    throw new Error(
      `Another machine, ${written?.machine ?? "unknown"}, has taken the lease ${term} meanwhile.`,
    );
}

/**
 * What the holder of a term asks again and again: two reads, as lists cost ten times as much.
 *
 * @returns undefined where its own lease is gone, as from an emptied bucket
 */
export async function isStillOwn(bucket: Bucket, { term, owner }: OwnTerm): Promise<boolean | undefined> {
  const [own, next] = await Promise.all([readLease(bucket, term), bucket.read(keyOf(term + 1))]);
  if (next !== null || (own && own.owner !== owner)) return false;
  return own ? true : undefined;
}
