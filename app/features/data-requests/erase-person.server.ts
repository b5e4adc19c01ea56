import type { Database } from "~/database/open-database.server";
import type { ErasureScope } from "~/database/schema/schema.server";
import { deleteKeysWith } from "~/http/limits/rate-limit.server";
import { addressKey, rememberErased } from "~/kits/erasure/erased-addresses.server";
import { overwriteDeleted } from "~/kits/erasure/overwrite-deleted.queries.server";
import { outboxDirectory } from "~/kits/outbox/configured-mailer.server";
import { logger } from "~/lib/logger.server";
import { keyedHash } from "~/lib/secrets.server";
import type { Environment } from "~/server/read-environment.server";
import { eraseOutboxFiles } from "./erase-outbox-files.server";
import { type ErasedRows, erasePerson } from "./erase-person.queries.server";

type ErasureEnvironment = Pick<Environment, "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS" | "DATABASE_PATH">;

export interface ErasureServices {
  db: Database;
  env: ErasureEnvironment;
}

interface ErasureOptions {
  email: string;
  scope: ErasureScope;
  now: Date;
  /** In the same transaction. */
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
