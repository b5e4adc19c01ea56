/** `npm run change:undo [-- id]`: lists what staff deleted or changed in the last 30 days, or undoes one change. */

import { openDatabase } from "~/database/open-database.server";
import { serverTables } from "~/features/dashboard/tables.server";
import { feeds } from "~/features/feeds/admin/feed-editor.server";
import { listChanges, undoChange } from "~/kits/admin-table/undo.queries.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

const LISTED = 50;

void runProgram(async () => {
  const db = openDatabase(processEnvironment().DATABASE_PATH);
  try {
    const id = process.argv[2];
    const changes = await listChanges(db, LISTED);
    if (id === undefined) {
      if (changes.length === 0) say("Staff have deleted and changed nothing that can still be undone.");
      for (const { made_at, made_by, action, row_count, table_name, undone_at, ...change } of changes) {
        say(
          `${change.id}  ${made_at}  ${made_by}: ${action}, ${row_count} of ${table_name}${undone_at ? ", undone" : ""}`,
        );
      }
      return;
    }
    const found = changes.find((change) => change.id === id);
    const table = [...Object.values(serverTables), feeds].find(
      ({ queries }) => queries.table === found?.table_name,
    );
    if (!table) throw new Error(`There is no change ${id}; without an id the last ${LISTED} are listed.`);
    const who = { userId: "operator", email: "the operator" };
    const undone = await undoChange(db, { who, table, change: id, now: new Date() });
    if (!undone.ok) {
      throw new Error(
        undone.reason === "set-again" ? "Every status was set again since." : "It was undone already.",
      );
    }
    say(`${undone.count} of ${undone.of} rows are as they were.`);
  } finally {
    await db.destroy();
  }
});
