import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { EVENT_FLOOR_BYTES, readDiskSpace } from "~/database/disk-space.server";
import { outboxDirectory } from "~/kits/outbox/configured-mailer.server";
import { formatBytes } from "~/lib/numbers";
import type { Environment } from "~/server/read-environment.server";
import { type Finding, reasonOf } from "./finding";

type Folders = Pick<
  Environment,
  "BACKUP_CRON" | "BACKUP_DIR" | "BOUNCE_MAILDIR" | "DATABASE_PATH" | "DATABASE_READ_ONLY" | "SMTP_URL"
>;

/** Tries what the site does in a folder later. @returns undefined where it can be used */
function folderProblem(setting: string, folder: string, attempt: () => void): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (cause) {
    return `${setting}: the folder ${folder} cannot be used: ${reasonOf(cause)}`;
  }
}

/** In a folder that is not there yet, it tries where that will be made. */
function writeInto(folder: string): void {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  rmdirSync(mkdtempSync(join(existing, ".try-")));
}

interface Try {
  setting: string;
  folder: string;
  attempt: (folder: string) => void;
}

const findingsOf = (tries: readonly Try[]): Finding[] =>
  tries.map(({ setting, folder, attempt }) => ({
    name: `the folder ${folder}`,
    problem: folderProblem(setting, folder, () => attempt(folder)),
  }));

const isBeside = ({ BACKUP_DIR, DATABASE_PATH }: Folders) => dirname(BACKUP_DIR) === dirname(DATABASE_PATH);

/** Folders beside the database: the site starts where they are full. */
function checkDataFolders(env: Folders): Finding[] {
  const { BACKUP_CRON, BACKUP_DIR, DATABASE_PATH, DATABASE_READ_ONLY, SMTP_URL } = env;
  if (DATABASE_READ_ONLY === "on") return [];
  const folders = [
    dirname(DATABASE_PATH),
    ...(SMTP_URL ? [] : [outboxDirectory(env)]),
    ...(BACKUP_CRON !== "off" && isBeside(env) ? [BACKUP_DIR] : []),
  ];
  return findingsOf(folders.map((folder) => ({ setting: "DATABASE_PATH", folder, attempt: writeInto })));
}

/** Those with a setting of their own: one that cannot be used is named before the site starts. */
export function checkOtherFolders(env: Folders): Finding[] {
  const { BACKUP_CRON, BACKUP_DIR, BOUNCE_MAILDIR, DATABASE_READ_ONLY } = env;
  if (DATABASE_READ_ONLY === "on") return [];
  const tries: Try[] = [];
  if (BACKUP_CRON !== "off" && !isBeside(env))
    tries.push({ setting: "BACKUP_DIR", folder: BACKUP_DIR, attempt: writeInto });
  if (BOUNCE_MAILDIR !== undefined)
    for (const name of ["new", "cur"])
      tries.push({
        setting: "BOUNCE_MAILDIR",
        folder: join(BOUNCE_MAILDIR, name),
        attempt: (folder) => accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK),
      });
  return findingsOf(tries);
}

export const checkFolders = (env: Folders) => [...checkDataFolders(env), ...checkOtherFolders(env)];

/** Names in `.env` that other programs read. */
const OF_OTHERS = /^(?:NODE_|SQLITE_TMPDIR$|TZ$|LANG$|CHROMIUM_PATH$)/;

interface Settings {
  /** The text of `.env`. */
  text: string | undefined;
  known: readonly string[];
  /** Names of the whole environment that are nearly one of the settings. */
  misspelled: readonly { name: string; meant: string }[];
}

/** What is set by a name that is none of the site's, such as SMPT_URL, has no effect. */
export function checkSettingNames({ text, known, misspelled }: Settings): Finding {
  const near = new Set(misspelled.map(({ name }) => name));
  const others = Object.keys(parseEnv(text ?? "")).filter(
    (name) => !known.includes(name) && !near.has(name) && !OF_OTHERS.test(name),
  );
  const problems = [
    ...misspelled.map(({ name, meant }) => `${name} is no setting of the site. Did you mean ${meant}?`),
    ...others.map((name) => `${name} in .env is no setting of the site: docs/configuration.md lists them.`),
  ];
  return { name: "names of settings", problem: problems.join(" ") || undefined };
}

const OTHERS_MASK = 0o077;

/** It holds passwords and keys. */
export function checkReaders(file: string): Finding {
  const mode = statSync(file).mode & OTHERS_MASK;
  const problem = `others than its owner may read or change it: chmod 600 ${file}`;
  return { name: `who may read ${file}`, problem: mode === 0 ? undefined : problem };
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** An upgrade copies the database first. */
export async function checkRoom(path: string, minFreeBytes: number): Promise<Finding> {
  const free = (await readDiskSpace(dirname(path)))?.freeBytes ?? Number.POSITIVE_INFINITY;
  const needed = sizeOf(path) + sizeOf(`${path}-wal`) + minFreeBytes;
  const problem = `${formatBytes(free)} are free in ${dirname(path)} and ${formatBytes(needed)} are needed: delete old copies and backups, or enlarge the disk.`;
  return { name: "room for the copy before an upgrade", problem: free < needed ? problem : undefined };
}

const SKEW_MS = 5 * 60_000;

/** What was written by a clock that was right, or by the machine that built the program, is not in the future. */
export function checkClock(files: readonly string[], now: Date): Finding {
  const written = files
    .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtime ?? now }))
    .find(({ at }) => at.valueOf() > now.valueOf() + SKEW_MS);
  const problem =
    written &&
    `it is behind: by it, ${written.file} was written at ${written.at.toISOString()} and it is ${now.toISOString()} now. Let chrony or systemd-timesyncd set it.`;
  return { name: "the clock of this machine", problem };
}

/** The first that reads the search indexes and triggers of the database; Debian 12 has it. */
const OLDEST_SQLITE = [3, 40];

/** Undefined where no command is installed: the site has an SQLite of its own. */
export function checkSqliteCommand(command = "sqlite3"): Finding | undefined {
  const { stdout, error } = spawnSync(command, ["--version"], { encoding: "utf8" });
  const [version] = /^\d+\.\d+(?:\.\d+)*/.exec(stdout ?? "") ?? [];
  if (error || !version) return undefined;
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_SQLITE;
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  const problem = `it does not open the site's database, which needs ${OLDEST_SQLITE.join(".")}: use npm run backup, or install a newer one.`;
  return { name: `the command sqlite3, version ${version}`, problem: isOld ? problem : undefined };
}

interface MachineOptions extends Omit<Settings, "text"> {
  env: Environment;
  now: Date;
  minFreeBytes?: number;
}

/** What can be told of this machine without a network, so that each start can tell it. */
export async function checkMachine(options: MachineOptions): Promise<Finding[]> {
  const { env, now, minFreeBytes = EVENT_FLOOR_BYTES } = options;
  const { DATABASE_PATH: path } = env;
  const hasFile = existsSync(".env");
  const text = hasFile ? readFileSync(".env", "utf8") : undefined;
  const command = checkSqliteCommand();
  return [
    checkSettingNames({ ...options, text }),
    ...(hasFile ? [checkReaders(".env")] : []),
    ...checkFolders(env),
    await checkRoom(path, minFreeBytes),
    checkClock([path, `${path}-wal`, "build/version.txt"], now),
    ...(command ? [command] : []),
  ];
}
