import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";

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

export async function hasErased(db: Database): Promise<boolean> {
  return (await db.selectFrom("erased_addresses").select("hash").limit(1).executeTakeFirst()) !== undefined;
}

export function findErased(db: Database, hash: string): Promise<ErasedAddress[]> {
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

export async function updateMailAllowed(trx: Database, hash: string, now: string): Promise<void> {
  await trx
    .updateTable("erased_addresses")
    .set({ mail_allowed_at: now })
    .where("hash", "=", hash)
    .where("mail_allowed_at", "is", null)
    .execute();
}
