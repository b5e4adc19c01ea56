import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstRelease, turnBackTo } from "#tests/support/before-first-release";
import { putTestDatabase } from "#tests/support/database";
import { addSubscriber } from "#tests/support/newsletter";
import { giveSecondFactor } from "#tests/support/second-factor";
import { makeStaff } from "#tests/support/staff";
import { migrateFile } from "~/database/migrate.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import { eraseAddress } from "~/features/data-requests/erase-person.server";
import { inspectSealed } from "~/features/secrets/reseal.server";
import { readEnvironment } from "~/server/read-environment.server";
import { makeBackup } from "./make-backup.server";
import { restoreBackup } from "./restore-backup.server";

const SECRET = "the secret of this site, long enough";
const day = (number: number) => new Date(`2026-11-${String(number).padStart(2, "0")}T03:17:00.000Z`);

let folder: string;
let databasePath: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restore-"));
  databasePath = join(folder, "site.db");
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function within<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(databasePath);
  return await work(db).finally(() => db.destroy());
}
const backUp = (number: number) =>
  makeBackup({ databasePath, directory: join(folder, "backups"), secret: SECRET, now: day(number) });
const restore = (wanted: string | { file: string }, secret: string | undefined = SECRET) =>
  restoreBackup({
    wanted,
    databasePath,
    directory: join(folder, "backups"),
    store: undefined,
    secret,
    now: day(20),
    say: (line) => lines.push(line),
  });
const emails = () =>
  within(async (db) => {
    const rows = await db.selectFrom("newsletter_subscribers").select("email").orderBy("email").execute();
    return rows.map(({ email }) => email);
  });
const replacedFiles = () => readdirSync(folder).filter((name) => name.includes(".before-restore-"));

it("brings back an older schema, and erases again whom the replaced database and newer backups have erased", async () => {
  await migrateFile(databasePath, { migrations: firstRelease });
  for (const name of ["ann", "bea", "cleo"]) await within((db) => addSubscriber(db, `${name}@example.org`));
  await turnBackTo(databasePath, "0039-replies-to-reports");
  const first = await backUp(10);
  await migrateFile(databasePath);
  const env = readEnvironment({ SESSION_SECRET: SECRET });
  const erase = (email: string) =>
    within((db) => eraseAddress({ db, env }, { email, scope: "everything", now: day(12) }));
  await erase("ann@example.org");
  await backUp(13);
  await erase("bea@example.org");
  // A new site on another machine: what it replaces has forgotten the erasures.
  await restore(first.name);
  expect(await emails()).toEqual(["cleo@example.org"]);
  expect(lines.join("\n")).toMatch(/It was of an earlier version, and was upgraded\.\nErased 2 people again/);
  expect(replacedFiles()).toHaveLength(1);

  rmSync(databasePath);
  await restore(first.name);
  expect(await emails(), "from the newer backup alone").toEqual(["bea@example.org", "cleo@example.org"]);
  expect(readdirSync(folder).filter((name) => name.startsWith(".restore"))).toEqual([]);
});

it("takes a database's file, and erases again whom the backups know, with the site's own secret alone", async () => {
  await putTestDatabase(databasePath);
  for (const name of ["ann", "cleo"]) await within((db) => addSubscriber(db, `${name}@example.org`));
  const file = join(folder, "fetched.db");
  copyFileSync(databasePath, file);
  const fetched = readFileSync(file);
  const env = readEnvironment({ SESSION_SECRET: SECRET });
  await within((db) =>
    eraseAddress({ db, env }, { email: "ann@example.org", scope: "everything", now: day(12) }),
  );
  await backUp(13);
  rmSync(databasePath);
  await expect(restore({ file }, "")).rejects.toThrow(/^Set SESSION_SECRET to the one of the site/);
  await expect(restore({ file: `${file}-none` })).rejects.toThrow(/^There is no file .*-none\. Nothing/);
  writeFileSync(file, "damaged");
  await expect(restore({ file })).rejects.toThrow(/^The file .* is damaged: .*Nothing was changed\.$/);
  expect(existsSync(databasePath)).toBe(false);
  writeFileSync(file, fetched);
  await restore({ file });
  expect(await emails()).toEqual(["cleo@example.org"]);
  expect(lines).toContain(`${databasePath} is the file ${file} now.`);
  expect(readFileSync(file).equals(fetched), "the file itself is not changed").toBe(true);
});

it("takes no file with a secret that reads nothing of what is encrypted in it", async () => {
  await putTestDatabase(databasePath);
  const env = readEnvironment({ SESSION_SECRET: SECRET });
  await within(async (db) => giveSecondFactor({ db, env }, await makeStaff({ db }), day(1)));
  const file = join(folder, "fetched.db");
  copyFileSync(databasePath, file);
  rmSync(databasePath);
  await expect(restore({ file }, "another secret, also long enough for it")).rejects.toThrow(
    "SESSION_SECRET is not the one of the site that this comes from. Nothing was changed.",
  );
  expect(existsSync(databasePath)).toBe(false);
  await restore({ file });
  expect(existsSync(databasePath)).toBe(true);
});

it("changes nothing when the backup is older than what can be upgraded, and says what to do", async () => {
  await migrateFile(databasePath, { migrations: firstRelease });
  await turnBackTo(databasePath, "0038-list-growth");
  const { name } = await backUp(10);
  const before = readFileSync(databasePath);
  await expect(restore(name)).rejects.toThrow("start the commit a4231aa6 once, which upgrades it");
  expect(readFileSync(databasePath).equals(before)).toBe(true);
  expect(replacedFiles()).toEqual([]);
});

it("encrypts second factors with the secret of the site, and gives a site without one the backup's", async () => {
  await putTestDatabase(databasePath);
  const env = readEnvironment({ SESSION_SECRET: SECRET });
  await within(async (db) => giveSecondFactor({ db, env }, await makeStaff({ db }), day(1)));
  await backUp(10);
  const another = "another secret, also long enough for it";
  await restore("latest", another);
  const sealed = await within((db) => inspectSealed(db, { ...env, SESSION_SECRET: another }));
  expect(sealed.map(({ unreadable }) => unreadable)).toEqual(sealed.map(() => 0));
  expect(existsSync(join(folder, "session-secret"))).toBe(false);
  await restoreBackup({
    wanted: "latest",
    databasePath,
    directory: join(folder, "backups"),
    store: undefined,
    secret: undefined,
    now: day(21),
    say: () => undefined,
  });
  expect(readFileSync(join(folder, "session-secret"), "utf8").trim()).toBe(SECRET);
});

it("changes nothing when the backup is damaged, unknown or of a later version", async () => {
  await putTestDatabase(databasePath);
  const { folder: backup, name } = await backUp(10);
  await within((db) => addSubscriber(db, "ann@example.org"));
  const before = readFileSync(databasePath);
  const manifest = readFileSync(join(backup, "manifest.json"), "utf8");
  const database = readFileSync(join(backup, "database.db.gz"));
  const changed = Buffer.from(database);
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
  writeFileSync(join(backup, "database.db.gz"), changed);
  await expect(restore(name)).rejects.toThrow(/^The backup backup-.* is damaged: .*Nothing was changed\.$/s);
  writeFileSync(join(backup, "database.db.gz"), database);
  writeFileSync(join(backup, "manifest.json"), manifest.replace(/"users": \d+/, '"users": 7'));
  await expect(restore(name)).rejects.toThrow("The copy has 0 rows of users, not 7");
  writeFileSync(
    join(backup, "manifest.json"),
    manifest.replace(/"migration": ".*"/, '"migration": "9999-later"'),
  );
  await expect(restore(name)).rejects.toThrow("is of a later version of this site (9999-later)");
  writeFileSync(join(backup, "manifest.json"), manifest);
  await expect(restore("backup-1")).rejects.toThrow("There is no backup backup-1: npm run restore -- --list");
  expect(readFileSync(databasePath).equals(before)).toBe(true);
  expect(replacedFiles()).toEqual([]);
});

it("refuses while a program has the database open, also one whose file was deleted, until that is killed", async () => {
  await putTestDatabase(databasePath);
  await backUp(10);
  const open = `const db = new (require("better-sqlite3"))(${JSON.stringify(databasePath)}); db.prepare("select * from users").all(); console.log("open"); setInterval(() => db.open, 1000);`;
  const program = spawn(process.execPath, ["-e", open], { stdio: ["ignore", "pipe", "inherit"] });
  await once(program.stdout, "data");
  await expect(restore("latest")).rejects.toThrow(
    new RegExp(`^The site is running: .* \\(process ${program.pid}\\) has .*site\\.db open\\. Stop it first`),
  );
  for (const suffix of ["", "-wal", "-shm"]) rmSync(databasePath + suffix, { force: true });
  await expect(restore("latest")).rejects.toThrow("The site is running");
  program.kill("SIGKILL");
  await once(program, "exit");
  await restore("latest");
  const db = openDatabase(databasePath);
  await db.selectFrom("users").selectAll().execute();
  await expect(restore("latest"), "this program itself").rejects.toThrow("Another program has");
  await db.destroy();
});

it("restores the latest whole backup, and says which it skipped and what is wrong with them", async () => {
  await putTestDatabase(databasePath);
  const whole = await backUp(10);
  const changed = await backUp(11);
  const short = await backUp(12);
  const unfinished = await backUp(13);
  const bytes = readFileSync(join(changed.folder, "database.db.gz"));
  writeFileSync(join(short.folder, "database.db.gz"), bytes.subarray(0, 2_000));
  writeFileSync(
    join(changed.folder, "manifest.json"),
    JSON.stringify({ ...changed.manifest, sha256: "0".repeat(64) }),
  );
  rmSync(join(unfinished.folder, "manifest.json"));
  await expect(restore(short.name)).rejects.toThrow(/ is damaged: 2,000 of [\d,]+ bytes\. Nothing was/);
  await restore("latest");
  expect(lines[0]).toBe(
    `Skipped: The backup ${changed.name} is damaged: its checksum differs. Nothing was changed.`,
  );
  expect(lines[1]).toBe(`Skipped ${unfinished.name}, which is damaged: no manifest.`);
  expect(lines[2]).toMatch(new RegExp(`^Skipped ${short.name}, which is damaged: 2,000 of [\\d,]+ bytes`));
  expect(lines.join("\n")).toContain(`is the backup ${whole.name} now.`);
});

it("unpacks no more than the manifest says, so that a lying one does not fill the disk", async () => {
  await putTestDatabase(databasePath);
  const { folder: backup, manifest, name } = await backUp(10);
  writeFileSync(join(backup, "manifest.json"), JSON.stringify({ ...manifest, bytes: 100_000 }));
  await expect(restore(name)).rejects.toThrow("is damaged: it unpacks to more than 100,000 bytes");
});
