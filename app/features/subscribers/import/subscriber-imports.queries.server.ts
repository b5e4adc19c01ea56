import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";

type Counts = { added: number; asked: number };

export async function countImported(trx: Database, id: string, { added, asked }: Counts): Promise<void> {
  await trx
    .updateTable("subscriber_imports")
    .set({ added: sql`added + ${added}`, asked: sql`asked + ${asked}` })
    .where("id", "=", id)
    .execute();
}

export async function countsOf(db: Database, id: string): Promise<Counts> {
  return await db
    .selectFrom("subscriber_imports")
    .select(["added", "asked"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
