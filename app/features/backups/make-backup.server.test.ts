import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { putTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import { describeCopies } from "~/database/copy-database.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import { startHeartbeat } from "~/kits/outbox/heartbeat.server";
import { readBackupFacts } from "./backup-state.server";
import { unpackFile } from "./compress.server";
import { deleteUnfinished, listLocalBackups } from "./local-backups.server";
import { makeBackup } from "./make-backup.server";
import { runBackup } from "./run-backup.server";
import { verifyDatabase } from "./verify-database.queries.server";

const NOW = new Date("2026-11-20T03:17:00.000Z");
const MB = 1024 * 1024;

let folder: string;
let directory: string;
let databasePath: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  directory = join(folder, "backups");
  databasePath = join(folder, "site.db");
  await putTestDatabase(databasePath);
  db = openDatabase(databasePath);
  await fillForms(db, "ann", NOW.toISOString());
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const later = (minutes: number) => new Date(NOW.valueOf() + minutes * 60_000);
const options = (more: Partial<Parameters<typeof makeBackup>[0]> = {}) => ({
  databasePath,
  directory,
  secret: "the secret of this site, long enough",
  now: NOW,
  ...more,
});
const env = () => ({
  BACKUP_DIR: directory,
  DATABASE_PATH: databasePath,
  SESSION_SECRET: "the secret of this site, long enough",
  backupStore: undefined,
  BACKUP_CRON: "17 3 * * *",
  DATABASE_READ_ONLY: "off" as const,
});
const mode = (path: string) => statSync(path).mode & 0o777;

it("holds the database as it was at one moment while others write, its secret and a manifest", async () => {
  // Several steps of the copy, between which the writer gets its turn.
  const padding = "x".repeat(2_000);
  for (let block = 0; block < 5; block += 1) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      key: `${block} ${index} ${padding}`,
      hits: 1,
      window_start: NOW.toISOString(),
    }));
    await db.insertInto("rate_limits").values(rows).execute();
  }
  const before = await db.selectFrom("contact_submissions").select("id").execute();
  const copying = makeBackup(options());
  // In turns with the steps of the copy.
  for (let count = 0; count < 20; count += 1) {
    await nextTurn();
    await fillForms(db, `during${count}`, NOW.toISOString());
  }
  const backup = await copying;

  expect(readdirSync(directory)).toEqual(["backup-2026-11-20T03-17-00-000Z"]);
  expect(readdirSync(backup.folder).sort()).toEqual(["database.db.gz", "manifest.json", "session-secret"]);
  expect([directory, backup.folder].map(mode)).toEqual([0o700, 0o700]);
  for (const name of readdirSync(backup.folder)) expect(mode(join(backup.folder, name)), name).toBe(0o600);
  expect(readFileSync(join(backup.folder, "session-secret"), "utf8").trim()).toBe(options().secret);

  const [listed] = listLocalBackups(directory);
  expect(listed).toEqual(backup);
  expect(backup.manifest.rows).toMatchObject({ rate_limits: 2_500, users: 0 });
  const unpacked = join(folder, "unpacked.db");
  expect(await unpackFile(join(backup.folder, "database.db.gz"), unpacked)).toBe(backup.manifest.sha256);
  verifyDatabase(unpacked, backup.manifest.rows);
  const { contact_submissions } = backup.manifest.rows;
  expect(contact_submissions).toBeLessThan(before.length + 20);
  expect(() => verifyDatabase(unpacked, { ...backup.manifest.rows, contact_submissions: 99 })).toThrow(
    `The copy has ${contact_submissions} rows of contact_submissions, not 99.`,
  );
});

it("leaves nothing and says so where there is too little room, also in the middle", async () => {
  const full = makeBackup(options({ freeBytes: async () => 64 * MB }));
  await expect(full).rejects.toThrow(/^There is not enough room for a backup in .*: 67\.1 MB are free and /);
  expect(readdirSync(directory)).toEqual([]);
  await expect(makeBackup(options({ databasePath: join(folder, "missing.db") }))).rejects.toThrow();
  expect(readdirSync(directory)).toEqual([]);
});

it("does not count, and later deletes, what a killed program has left, and nothing that is not ours", async () => {
  const names = ["backup-2026-11-20T03-16-00-000Z.part-999999", "backup-2026-11-18T03-16-00-000Z", "photos"];
  for (const name of names) {
    mkdirSync(join(directory, name), { recursive: true });
    writeFileSync(join(directory, name, "database.db.gz"), "half");
  }
  writeFileSync(join(directory, "notes.txt"), "mine");
  expect(listLocalBackups(directory)).toEqual([]);
  deleteUnfinished(directory, NOW);
  expect(readdirSync(directory).sort()).toEqual(["notes.txt", "photos"]);
});

it("deletes what the rule does not keep, and reports the last good one and the last error", async () => {
  for (const minutes of [0, 1, 2, 3]) await runBackup(env(), { now: later(minutes) });
  expect(listLocalBackups(directory).map(({ time }) => time.getUTCMinutes())).toEqual([20, 19, 18]);
  const full = { now: later(5), freeBytes: async () => 0 };
  await expect(runBackup(env(), full)).rejects.toThrow("not enough room");
  expect(readBackupFacts(env(), later(60))).toMatchObject({
    goodAt: later(3),
    failed: { at: later(5), message: expect.stringContaining("not enough room") },
  });
  await runBackup(env(), { now: later(6) });
  expect(readBackupFacts(env(), later(60))).toMatchObject({ goodAt: later(6), failed: null });
});

it("deletes an upgrade's copy a week later, and what a restore replaced six months later, once a backup is verified", async () => {
  const days = (count: number) => new Date(NOW.valueOf() - count * 24 * 60 * 60_000);
  for (const [name, age] of [
    ["0020-old", 8],
    ["restore-2026-05-01", 184],
    ["restore-2026-05-03", 182],
    ["0027-new", 6],
  ] as const) {
    writeFileSync(`${databasePath}.before-${name}`, "");
    utimesSync(`${databasePath}.before-${name}`, days(age), days(age));
  }
  const copies = () => describeCopies(databasePath).map(({ name }) => name);
  await expect(runBackup(env(), { now: NOW, freeBytes: async () => 0 })).rejects.toThrow();
  expect(copies()).toHaveLength(4);
  await runBackup(env(), { now: NOW });
  expect(copies().sort()).toEqual(["site.db.before-0027-new", "site.db.before-restore-2026-05-03"]);
});

it("deletes no backup and no copy while the clock is far ahead, and makes the next as if none were in the future", async () => {
  for (const minutes of [0, 1, 2]) await runBackup(env(), { now: later(minutes) });
  writeFileSync(`${databasePath}.before-0020-old`, "");
  const db = openDatabase(databasePath);
  await (await startHeartbeat(db, () => NOW))();
  await db.destroy();
  const tenYears = 10 * 365 * 24 * 60;
  await runBackup(env(), { now: later(tenYears) });
  await runBackup(env(), { now: later(tenYears + 1) });
  expect(listLocalBackups(directory)).toHaveLength(5);
  expect(readdirSync(folder)).toContain("site.db.before-0020-old");
  expect(readBackupFacts(env(), later(60)).goodAt).toEqual(later(2));
});
