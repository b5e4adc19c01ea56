/** `npm run seed:large [-- rows events]`: fills an empty database with a large site's data, the same each time. */
import { migrateFile } from "~/database/migrate.server";
import { openDatabase } from "~/database/open-database.server";
import { processEnvironment } from "~/server/read-environment.server";
import { fillLarge } from "./support/large-data";
import { runProgram, say } from "./support/program";

void runProgram(async () => {
  const env = processEnvironment();
  const [rows = 100_000, events = 1_000_000] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(rows) || !Number.isInteger(events))
    throw new Error("Rows and events are whole numbers.");
  await migrateFile(env.DATABASE_PATH);
  const db = openDatabase(env.DATABASE_PATH);
  try {
    await fillLarge(db, { rows, events, tell: say });
  } finally {
    await db.destroy();
  }
});
