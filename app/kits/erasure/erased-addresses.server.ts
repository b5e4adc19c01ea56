import { createHmac, randomBytes } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import type { ErasureScope, Row } from "~/database/schema/schema.server";
import { normalizeEmail } from "~/lib/email-address.server";
import { logger } from "~/lib/logger.server";
import { acceptedSecrets, decrypt, encrypt, type Secrets } from "~/lib/secrets.server";

/** One at most. */
export async function listSealedKeys(db: Database): Promise<{ id: string; sealed: string }[]> {
  const rows = await db.selectFrom("erasure_key").select("sealed_key").execute();
  return rows.map(({ sealed_key }) => ({ id: "1", sealed: sealed_key }));
}

export async function findSealedKey(db: Database): Promise<string | undefined> {
  return (await listSealedKeys(db))[0]?.sealed;
}

export async function saveSealedKey(trx: Database, sealed_key: string): Promise<void> {
  await trx
    .insertInto("erasure_key")
    .values({ id: 1, sealed_key })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ sealed_key }))
    .execute();
}

export type ErasedAddress = Row<"erased_addresses">;

export function listErased(db: Database): Promise<ErasedAddress[]> {
  return db.selectFrom("erased_addresses").selectAll().execute();
}

async function hasErased(db: Database): Promise<boolean> {
  return (await db.selectFrom("erased_addresses").select("hash").limit(1).executeTakeFirst()) !== undefined;
}

function findErased(db: Database, hash: string): Promise<ErasedAddress[]> {
  return db.selectFrom("erased_addresses").selectAll().where("hash", "=", hash).execute();
}

/** A later erasure replaces an earlier one. */
export async function saveErased(trx: Database, row: ErasedAddress): Promise<void> {
  const { erased_at, mail_allowed_at } = row;
  await trx
    .insertInto("erased_addresses")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["hash", "scope"])
        .doUpdateSet({ erased_at, mail_allowed_at })
        .where("erased_addresses.erased_at", "<=", erased_at),
    )
    .execute();
}

async function updateMailAllowed(trx: Database, hash: string, now: string): Promise<void> {
  await trx
    .updateTable("erased_addresses")
    .set({ mail_allowed_at: now })
    .where("hash", "=", hash)
    .where("mail_allowed_at", "is", null)
    .execute();
}

/** What `erasure_key.sealed_key` is encrypted for. */
export const ERASURE_KEY_PURPOSE = "erasure key";

const KEY_BYTES = 32;

/** One spelling for all that reach the same mailbox; undefined where the text is no address. */
export function addressKey(email: string): string | undefined {
  return normalizeEmail(email.trim())?.toLowerCase();
}

export function hashAddress(key: string, email: string): string {
  const address = addressKey(email) ?? email.trim().toLowerCase();
  return createHmac("sha256", Buffer.from(key, "base64url")).update(address).digest("base64url");
}

/** A key of an older backup may be encrypted with the previous secret. */
export function openKey(secrets: Secrets, sealed: string | undefined): string | undefined {
  if (sealed === undefined) return undefined;
  const opened = acceptedSecrets(secrets).map((secret) => decrypt(secret, ERASURE_KEY_PURPOSE, sealed));
  return opened.find((key) => key !== undefined);
}

/**
 * Makes the key when it is first needed, and a new one where SESSION_SECRET no longer opens it.
 * @param first becomes the key where there is none
 */
export async function erasureKey(trx: Database, secrets: Secrets, first?: string): Promise<string> {
  const sealed = await findSealedKey(trx);
  const known = openKey(secrets, sealed);
  if (known !== undefined) return known;
  if (sealed !== undefined)
    logger.error("SESSION_SECRET does not open the key of erased addresses: earlier ones are not recognized");
  const key = first ?? randomBytes(KEY_BYTES).toString("base64url");
  await saveSealedKey(trx, encrypt(secrets.SESSION_SECRET, ERASURE_KEY_PURPOSE, key));
  return key;
}

/** @param trx the transaction of the erasure */
export async function rememberErased(
  trx: Database,
  secrets: Secrets,
  { email, scope, erasedAt }: { email: string; scope: ErasureScope; erasedAt: string },
): Promise<void> {
  const hash = hashAddress(await erasureKey(trx, secrets), email);
  await saveErased(trx, { hash, scope, erased_at: erasedAt, mail_allowed_at: null });
}

async function hashOf(db: Database, secrets: Secrets, email: string): Promise<string | undefined> {
  if (!(await hasErased(db))) return undefined;
  const key = openKey(secrets, await findSealedKey(db));
  return key && hashAddress(key, email);
}

/** Whether no list mail may be sent: the address was erased, and its owner has confirmed no sign-up since. */
export async function isErased(db: Database, secrets: Secrets, email: string): Promise<boolean> {
  const hash = await hashOf(db, secrets, email);
  if (hash === undefined) return false;
  return (await findErased(db, hash)).some(({ mail_allowed_at }) => mail_allowed_at === null);
}

/** Of many addresses at once, those that `isErased`. */
export async function erasedAmong(
  db: Database,
  secrets: Secrets,
  emails: readonly string[],
): Promise<Set<string>> {
  const hashes = new Set(
    (await listErased(db)).flatMap(({ hash, mail_allowed_at }) => (mail_allowed_at === null ? [hash] : [])),
  );
  const key = hashes.size > 0 ? openKey(secrets, await findSealedKey(db)) : undefined;
  return new Set(key === undefined ? [] : emails.filter((email) => hashes.has(hashAddress(key, email))));
}

/** The owner of the mailbox has confirmed a new sign-up. */
export async function allowMail(trx: Database, secrets: Secrets, email: string, now: Date): Promise<void> {
  const hash = await hashOf(trx, secrets, email);
  if (hash !== undefined) await updateMailAllowed(trx, hash, now.toISOString());
}
