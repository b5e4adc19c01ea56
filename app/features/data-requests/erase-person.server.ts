import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { Database } from "~/database/open-database.server";
import type { ErasureScope } from "~/database/schema/schema.server";
import { findPreferences } from "~/features/subscribers/signup/personal-link.server";
import { deleteKeysWith } from "~/http/limits/rate-limit.server";
import { addressKey, rememberErased } from "~/kits/erasure/erased-addresses.server";
import { overwriteDeleted } from "~/kits/erasure/overwrite-deleted.queries.server";
import { outboxDirectory } from "~/kits/outbox/configured-mailer.server";
import { logger } from "~/lib/logger.server";
import { keyedHash } from "~/lib/secrets.server";
import type { Environment } from "~/server/read-environment.server";
import { type ErasedRows, erasePerson } from "./erase-person.queries.server";

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function listFiles(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((name) => /\.(?:eml|part)$/.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Reads all that a mail program would show, and the headers, in lower case. */
async function textOf(content: Buffer): Promise<string> {
  // Long lines of quoted-printable text end in "=".
  const raw = content.toString("utf8").replace(/=\r?\n/g, "");
  if (!/^content-transfer-encoding:\s*(?:base64|quoted-printable)/im.test(raw)) return raw.toLowerCase();
  const { subject = "", text = "", html = "" } = await PostalMime.parse(content);
  return [raw, subject, text, html].join("\n").toLowerCase();
}

/**
 * Deletes the mails that were written to files instead of being sent, to the person or about the person's records.
 * @param words the address, and the ids of the records, which mails to staff link to @returns how many
 */
async function eraseOutboxFiles(directory: string, words: readonly string[]): Promise<number> {
  const sought = words.map((word) => word.toLowerCase());
  let erased = 0;
  for (const name of await listFiles(directory)) {
    const path = join(directory, name);
    try {
      const text = await textOf(await readFile(path));
      if (!sought.some((word) => text.includes(word))) continue;
      await rm(path);
      erased++;
    } catch (error) {
      // Its writer has renamed it.
      if (!isMissing(error)) throw error;
    }
  }
  return erased;
}

type ErasureEnvironment = Pick<Environment, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS" | "DATABASE_PATH">;

export interface ErasureServices {
  db: Database;
  env: ErasureEnvironment;
}

interface ErasureOptions {
  email: string;
  scope: ErasureScope;
  now: Date;
  /** Runs in the same transaction. */
  record?: (trx: Database, address: string, erased: ErasedRows) => Promise<void>;
}

/**
 * Erases what is stored about an address, and remembers a keyed hash of it. What arrives later is stored again. An account
 * of a member of staff stays.
 */
export async function eraseAddress(
  { db, env }: ErasureServices,
  { email, scope, now, record }: ErasureOptions,
): Promise<ErasedRows> {
  const address = addressKey(email);
  if (address === undefined) return { rows: 0, ids: [] };
  const until = now.toISOString();
  const erased = await db.transaction().execute(async (trx) => {
    const result = await erasePerson(trx, { address, scope, until });
    await rememberErased(trx, env, { email: address, scope, erasedAt: until });
    if (scope === "everything") await deleteKeysWith(trx, keyedHash(env.SESSION_SECRET, "email", address));
    await record?.(trx, address, result);
    return result;
  });
  await eraseOutboxFiles(outboxDirectory(env), [address, ...erased.ids]);
  // The rows are gone by now; the hourly run overwrites what this one could not.
  await overwriteDeleted(db).catch((error: unknown) =>
    logger.warn("deleted rows not overwritten", { error }),
  );
  return erased;
}

/** Erases all that the newsletter has stored. The link is in every mail and may have been passed on: the rest stays. */
export async function eraseSubscription(services: ErasureServices, token: string, now: Date): Promise<void> {
  const subscriber = await findPreferences(services.db, token);
  if (subscriber) await eraseAddress(services, { email: subscriber.email, scope: "mailing_list", now });
}
