import { type Migration, sql } from "kysely";
import { openDatabase } from "~/database/open-database.server";
import { plain, plainAtOnce } from "../../migrations/0001/search";
import * as schema from "../../migrations/0001-schema";
import { OLD_STEPS } from "../../migrations/before-first-release";

/** The migrations of version 1.0.0. */
export const firstRelease: Record<string, Migration> = { "0001-schema": schema };

const DEEP_TRIGGER = "articles_titled_insert";

/** Makes of a file with the schema of 1.0.0 one as the version before it that ended with a step had left it. */
export async function turnBackTo(path: string, last: string): Promise<void> {
  const db = openDatabase(path, { foreignKeys: false });
  const run = (statement: string) => sql.raw(statement).execute(db);
  try {
    await run("delete from kysely_migration");
    for (const step of OLD_STEPS.filter((name) => name <= last))
      await sql`insert into kysely_migration (name, timestamp) values (${step}, '2026-11-20')`.execute(db);
    if (last < "0042") {
      await run("alter table worker_heartbeat drop column waited_ms");
      await run("alter table worker_heartbeat drop column jumped_from");
    }
    if (last < "0041") await run("drop table left_out_events");
    if (last < "0040") {
      const { rows } = await sql<{ sql: string }>`
        select sql from sqlite_schema where name = ${DEEP_TRIGGER}`.execute(db);
      const deep = ["new.title", "new.source"].reduce(
        (text, column) => text.replaceAll(plain(column), plainAtOnce(column)),
        rows[0]?.sql ?? "",
      );
      await run(`drop trigger ${DEEP_TRIGGER}`);
      await run(deep);
    }
  } finally {
    await db.destroy();
  }
}
