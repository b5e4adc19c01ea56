import type { Database } from "~/database/open-database.server";
import {
  addressKey,
  type ErasedAddress,
  erasureKey,
  findSealedKey,
  hashAddress,
  listErased,
  openKey,
  saveErased,
} from "~/kits/erasure/erased-addresses.server";
import { overwriteDeleted } from "~/kits/erasure/overwrite-deleted.queries.server";
import type { Secrets } from "~/lib/secrets.server";
import { erasePerson, listAddresses } from "./erase-person.queries.server";

/** What was erased in one database, under its key. */
export interface Erasures {
  key: string;
  addresses: ErasedAddress[];
}

/** @returns undefined where nothing was erased; throws where SESSION_SECRET does not open the key */
export async function readErasures(db: Database, secrets: Secrets): Promise<Erasures | undefined> {
  const addresses = await listErased(db);
  if (addresses.length === 0) return undefined;
  const key = openKey(secrets, await findSealedKey(db));
  if (key === undefined)
    throw new Error("SESSION_SECRET does not open the key of erased addresses in this database.");
  return { key, addresses };
}

function groupByHash(addresses: readonly ErasedAddress[]): Map<string, ErasedAddress[]> {
  const byHash = new Map<string, ErasedAddress[]>();
  for (const erased of addresses) byHash.set(erased.hash, [...(byHash.get(erased.hash) ?? []), erased]);
  return byHash;
}

/**
 * In a backup that is restored, erases what has been erased since it was made, and remembers those erasures. What was
 * stored after an erasure stays. @param known of the database it replaces, and of newer backups @returns how many
 * addresses
 */
export async function eraseAgain(
  db: Database,
  secrets: Secrets,
  known: readonly Erasures[],
): Promise<number> {
  if (known.length === 0) return 0;
  const erased = await db.transaction().execute((trx) => eraseKnown(trx, secrets, known));
  await overwriteDeleted(db);
  return erased;
}

async function eraseKnown(trx: Database, secrets: Secrets, known: readonly Erasures[]): Promise<number> {
  const ownKey = await erasureKey(trx, secrets, known[0]?.key);
  const stored = await listAddresses(trx);
  const found = new Set<string>();
  for (const { key, addresses } of known) {
    const byHash = groupByHash(addresses);
    for (const email of stored) {
      const address = addressKey(email);
      if (address === undefined) continue;
      for (const erased of byHash.get(hashAddress(key, address)) ?? []) {
        found.add(address);
        await erasePerson(trx, { address, scope: erased.scope, until: erased.erased_at });
        await saveErased(trx, { ...erased, hash: hashAddress(ownKey, address) });
      }
    }
    // This database may not have the addresses yet; under another key they could never be recognized.
    if (key === ownKey) for (const erased of addresses) await saveErased(trx, erased);
  }
  return found.size;
}
