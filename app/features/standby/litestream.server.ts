import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { ReplicaSettings } from "~/server/backup-settings.server";
import type { Position } from "./replication-lag";

const run = promisify(execFile);

export const configPath = (databasePath: string) => join(dirname(databasePath), "litestream.yml");

/** JSON is YAML, in which no path or name needs a rule of its own. */
const quote = (text: string) => JSON.stringify(text);

interface Replicated {
  databasePath: string;
  term: number;
  /** On this machine; none is needed to restore. */
  port?: number;
}

/**
 * Written for Litestream 0.3.13. Each term has a folder of its own: a machine that wakes up after another has taken over goes on
 * replicating, and nobody reads that.
 */
function configOf(replica: ReplicaSettings, { databasePath, term, port }: Replicated): string {
  const { endpoint, bucket, prefix, region } = replica;
  return [
    "# Written by the site at each start.",
    // Where it says how far it is (`watch-replication.server.ts`).
    ...(port === undefined ? [] : [`addr: ${quote(`127.0.0.1:${port}`)}`]),
    "dbs:",
    `  - path: ${quote(resolve(databasePath))}`,
    // The site's own limit for waiting is 10 s.
    "    busy-timeout: 5s",
    "    monitor-interval: 250ms",
    "    replicas:",
    "      - type: s3",
    `        endpoint: ${quote(endpoint)}`,
    `        bucket: ${quote(bucket)}`,
    `        path: ${quote(`${prefix}term-${term}`)}`,
    `        region: ${quote(region)}`,
    "        force-path-style: true",
    "        sync-interval: 500ms",
    "        snapshot-interval: 6h",
    // Erased data stays for as long, as docs/operations.md says.
    "        retention: 24h",
    "",
  ].join("\n");
}

export function writeConfig(replica: ReplicaSettings, replicated: Replicated): void {
  writeFileSync(configPath(replicated.databasePath), configOf(replica, replicated), { mode: 0o600 });
}

const keysOf = ({ accessKey, secretKey }: ReplicaSettings) => ({
  LITESTREAM_ACCESS_KEY_ID: accessKey,
  LITESTREAM_SECRET_ACCESS_KEY: secretKey,
});

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

function reasonOf(error: unknown, program: string): string {
  if (hasCode(error, "ENOENT")) return `${program} is not there: set LITESTREAM_PATH to Litestream's program`;
  const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return output || String(error);
}

const TESTED = "v0.3.13";

/**
 * Before the site is started with it, so that a program that is not there is named.
 *
 * @param say called where it is another than the one that was tested
 */
export async function checkProgram(program: string, say: (line: string) => void): Promise<void> {
  const { stdout } = await run(program, ["version"]).catch((cause: unknown) => {
    throw new Error(reasonOf(cause, program), { cause });
  });
  const version = stdout.trim();
  if (version !== TESTED) say(`${program} is Litestream ${version}; the site was tested with ${TESTED}.`);
}

/** What it remembers of a database beside it, which is of no use to the one that replaces it. */
export const memoryPath = (databasePath: string) =>
  join(dirname(databasePath), `.${basename(databasePath)}-litestream`);

/** How far it has read the database: its copy of the write-ahead log, which it sends from. */
export async function readPosition(databasePath: string): Promise<Position> {
  const memory = memoryPath(databasePath);
  const generation = await readFile(join(memory, "generation"), "utf8");
  const folder = join(memory, "generations", generation.trim(), "wal");
  const name = (await readdir(folder)).sort().at(-1) ?? "";
  return { index: Number.parseInt(name, 16), offset: (await stat(join(folder, name))).size };
}

/**
 * What was replicated last: of the newest term that has anything, as a machine may have taken over and ended at once.
 *
 * @param terms the newest first @param folder holds the file @returns undefined where nothing was ever replicated
 */
export async function fetchReplica(
  replica: ReplicaSettings,
  terms: readonly number[],
  folder: string,
): Promise<{ file: string; term: number } | undefined> {
  const file = join(folder, "fetched.db");
  const named = join(folder, "site.db");
  const env = { ...process.env, ...keysOf(replica) };
  for (const term of terms) {
    writeConfig(replica, { databasePath: named, term });
    const args = ["restore", "-if-replica-exists", "-config", configPath(named), "-o", file, resolve(named)];
    await run(replica.program, args, { env }).catch((cause: unknown) => {
      const reason = reasonOf(cause, replica.program);
      throw new Error(`Litestream could not restore the database: ${reason}`, { cause });
    });
    if (existsSync(file)) return { file, term };
  }
  return undefined;
}
