import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { putTestDatabase } from "#tests/support/database";
import { addSubscriber } from "#tests/support/newsletter";
import { type Database, openDatabase } from "~/database/open-database.server";
import { eraseAddress } from "~/features/data-requests/erase-person.server";
import { readEnvironment } from "~/server/read-environment.server";
import { readBackupFacts } from "./backup-state.server";
import { makeBackup } from "./make-backup.server";
import { verifyRestore } from "./verify-restore.server";

const SECRET = "the secret of this site, long enough";
const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, "0")}T03:17:00.000Z`);

let folder: string;
let databasePath: string;
let directory: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "verify-"));
  databasePath = join(folder, "site.db");
  directory = join(folder, "backups");
  await putTestDatabase(databasePath);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function within<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(databasePath);
  return await work(db).finally(() => db.destroy());
}

const backUp = (number: number) => makeBackup({ databasePath, directory, secret: SECRET, now: day(number) });
async function verify(): Promise<string[]> {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const options = { wanted: "latest", databasePath, directory, store: undefined, secret: SECRET };
  await verifyRestore({ ...options, now: day(20), say });
  return lines;
}
const verified = () =>
  readBackupFacts(readEnvironment({ SESSION_SECRET: SECRET, DATABASE_PATH: databasePath }), day(20)).verified;

it("restores the latest backup beside the open database, erases again, and leaves nothing", async () => {
  for (const name of ["ann", "bea"]) await within((db) => addSubscriber(db, `${name}@example.org`));
  await backUp(10);
  const env = readEnvironment({ SESSION_SECRET: SECRET });
  await within((db) =>
    eraseAddress({ db, env }, { email: "ann@example.org", scope: "everything", now: day(12) }),
  );
  const lines = await within(verify);
  expect(lines).toEqual([
    expect.stringMatching(
      /^The backup backup-2026-11-10\S+ can be restored: \d+ bytes, whole, with every row\.$/,
    ),
    "People erased again in it: 1.",
  ]);
  expect(readdirSync(folder).filter((name) => name.startsWith(".verify"))).toEqual([]);
  expect(verified()).toEqual({ at: day(20), problem: null });
});

it("tells of a backup that cannot be restored, and remembers it", async () => {
  const { folder: backup } = await backUp(10);
  const file = join(backup, "database.db.gz");
  const bytes = readFileSync(file);
  bytes.fill(0, bytes.length - 2_000, bytes.length - 1_000);
  writeFileSync(file, bytes);
  await expect(verify()).rejects.toThrow("is damaged");
  expect(verified()).toEqual({ at: day(20), problem: expect.stringContaining("is damaged") });
  expect(readdirSync(folder).filter((name) => name.startsWith(".verify"))).toEqual([]);
});
