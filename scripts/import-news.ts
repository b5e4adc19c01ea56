/**
 * `npm run news:import`: reads the feeds that are due, and stores what is new. With `-- --feed=URL` it reads that feed
 * whether it is due or not; with `-- --dry-run` it stores nothing.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDatabase } from "~/database/open-database.server";
import { importOptions } from "~/features/feeds/import-news.server";
import { importNow } from "~/features/feeds/import-now.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say, stopSignal } from "./support/program";

void runProgram(async () => {
  const { values } = parseArgs({
    options: { feed: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const env = processEnvironment();
  if (!existsSync(env.DATABASE_PATH)) {
    throw new Error(`There is no database at ${env.DATABASE_PATH} yet: npm start makes it.`);
  }
  const db = openDatabase(env.DATABASE_PATH);
  try {
    const options = importOptions(
      env,
      fileURLToPath(new URL("./parse-feed.cjs", import.meta.url)),
      stopSignal(),
    );
    const isReadable = await importNow(db, options, { url: values.feed, dryRun: values["dry-run"], say });
    process.exitCode = isReadable ? 0 : 1;
  } finally {
    await db.destroy();
  }
});
