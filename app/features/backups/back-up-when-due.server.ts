import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { logger } from "~/lib/logger.server";
import type { Environment } from "~/server/read-environment.server";
import { dueSince } from "./backup-schedule.server";
import { readBackupFacts } from "./backup-state.server";
import { recordFailure } from "./run-backup.server";

export const DUE_BACKUP_CRON = "* * * * *";
const HEAP_LIMITS = ["--max-old-space-size=96", "--max-semi-space-size=2"];

interface ProcessOptions {
  /** The built `scripts/backup.ts`. */
  program: string;
  signal: AbortSignal;
}

/** In a process of its own: checking the copy of a large database takes minutes, and mails go out meanwhile. */
async function runProgram(since: Date, { program, signal }: ProcessOptions): Promise<void> {
  const child = spawn(process.execPath, [...HEAP_LIMITS, program, "--since", since.toISOString()], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => void child.kill("SIGKILL");
  signal.addEventListener("abort", kill);
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  try {
    const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
    if (code !== 0) throw new Error(errors.trim() || "The program that makes backups was ended.");
    logger.info("Backed up", { output: output.trim() });
  } finally {
    signal.removeEventListener("abort", kill);
  }
}

/** Also what was missed while the site was off; after a failure, an hour later again. */
export async function backUpWhenDue(env: Environment, options: ProcessOptions): Promise<void> {
  const now = new Date();
  const { pattern, goodAt, failed, directory } = readBackupFacts(env, now);
  if (pattern === null || options.signal.aborted) return;
  const since = dueSince(pattern, { goodAt, failedAt: failed?.at ?? null }, now);
  if (!since) return;
  try {
    await runProgram(since, options);
  } catch (error) {
    // Again, because a program that was killed has recorded nothing.
    if (!options.signal.aborted) {
      recordFailure(directory, error instanceof Error ? error.message : String(error), now);
    }
    throw error;
  }
}
