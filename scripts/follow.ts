/**
 * In the worker's place on a copy that is only read: writes into it what the original replicates. With `--once`, as before
 * the web server starts, it ends then.
 */
import { followStore, refreshCopy } from "~/features/standby/follow-store.server";
import { checkProgram } from "~/features/standby/litestream.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

void runProgram(async () => {
  const { original, DATABASE_PATH, COPY_EVERY_SECONDS } = processEnvironment();
  if (!original) throw new Error("A copy needs DATABASE_READ_ONLY=on and the REPLICA_URL of its original.");
  if (!process.argv.includes("--once"))
    return await followStore(original, DATABASE_PATH, COPY_EVERY_SECONDS * 1_000);
  await checkProgram(original.program, say);
  await refreshCopy(original, DATABASE_PATH);
});
