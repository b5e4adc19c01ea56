import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { putTestDatabase } from "#tests/support/database";
import { type S3Server, STORE_KEYS, startS3Server } from "#tests/support/s3-server";
import { readBackupFacts } from "./backup-state.server";
import { findBackups } from "./find-backups.server";
import { listLocalBackups } from "./local-backups.server";
import { runBackup } from "./run-backup.server";
import { openStore } from "./store.server";

const NOW = new Date("2026-11-20T03:17:00.000Z");
const later = (minutes: number) => new Date(NOW.valueOf() + minutes * 60_000);

let folder: string;
let server: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
  server = await startS3Server();
  await putTestDatabase(join(folder, "site.db"));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (secretKey = STORE_KEYS.secretAccessKey) => ({
  url: `${server.endpoint}/bucket`,
  region: "auto",
  accessKey: STORE_KEYS.accessKeyId,
  secretKey,
  prefix: "site/",
});
const environment = (secretKey?: string) => ({
  BACKUP_DIR: join(folder, "backups"),
  BACKUP_CRON: "17 3 * * *",
  DATABASE_READ_ONLY: "off" as const,
  DATABASE_PATH: join(folder, "site.db"),
  SESSION_SECRET: "the secret of this site, long enough",
  backupStore: settings(secretKey),
});
/** Small parts, so that a small database has several. */
const open = (secretKey?: string) => openStore(settings(secretKey), { pausesMs: [1], partBytes: 8_192 });
const run = (minutes: number, secretKey?: string) =>
  runBackup(environment(secretKey), { now: later(minutes), store: open(secretKey) });

it("stores a backup in parts, finds it, and fetches the same bytes", async () => {
  server.objects.set("site/backup-photos.jpg", Buffer.from("not ours"));
  const { backup } = await run(0);
  expect(server.requests.filter((line) => line.startsWith("PUT")).length).toBeGreaterThan(4);
  const { folder: here, manifest, name } = backup;
  for (const file of ["database.db.gz", "session-secret", "manifest.json"])
    expect(server.objects.get(`site/${name}/${file}`), file).toEqual(readFileSync(join(here, file)));

  const store = open();
  rmSync(here, { recursive: true });
  const { backups } = await findBackups(environment().BACKUP_DIR, store, () => undefined);
  const [found] = backups;
  expect(found).toMatchObject({ name, isStored: true, local: undefined });
  expect(await store.readManifest(name)).toEqual(manifest);
  await store.download(name, manifest, folder);
  expect(readFileSync(join(folder, "database.db.gz"))).toEqual(
    server.objects.get(`site/${name}/database.db.gz`),
  );

  for (const minutes of [1, 2, 3]) await run(minutes);
  expect((await store.list()).map(({ time }) => time.getUTCMinutes())).toEqual([20, 19, 18]);
  expect(server.objects.has("site/backup-photos.jpg")).toBe(true);
});

it("says so when the store refuses the keys or the bucket is missing, and the backup is not good", async () => {
  await expect(run(0, "another secret")).rejects.toThrow(
    /^The store http:.*\/bucket failed: S3 returned 403 .*SignatureDoesNotMatch.*: are the keys of the store right\?$/,
  );
  expect(readBackupFacts(environment(), later(60))).toMatchObject({
    local: { at: NOW },
    storedAt: null,
    goodAt: null,
    failed: { message: expect.stringContaining("403") },
  });
  const elsewhere = openStore({ ...settings(), url: `${server.endpoint}/other` }, { pausesMs: [] });
  await expect(elsewhere.list()).rejects.toThrow("there is no such bucket");
});

it("counts no upload that was cut off or changed on its way, and stores the same backup the next time", async () => {
  server.cut = (line) => line.startsWith("PUT") && line.endsWith("/session-secret");
  await expect(run(0)).rejects.toThrow(/^The store .* failed: /);
  expect(await open().list()).toEqual([]);
  expect(readBackupFacts(environment(), later(60)).goodAt).toBeNull();

  server.cut = (line) => {
    const [, key = ""] = line.split("/bucket/");
    const stored = server.objects.get(key);
    if (line.startsWith("GET") && stored) server.objects.set(key, Buffer.alloc(stored.length));
    return false;
  };
  await expect(run(1)).rejects.toThrow("what it stored is not what was sent");
  expect(await open().list()).toEqual([]);

  server.cut = () => false;
  const again = { now: later(61), since: NOW, store: open() };
  const { backup } = await runBackup(environment(), again);
  expect(backup.time).toEqual(later(1));
  expect(listLocalBackups(environment().BACKUP_DIR)).toHaveLength(2);
  expect(readBackupFacts(environment(), later(60))).toMatchObject({ goodAt: later(1), failed: null });
});

it("lists the backups here, and says why, where the store cannot be reached", async () => {
  const { backup } = await run(0);
  await server.close();
  const lines: string[] = [];
  const found = await findBackups(environment().BACKUP_DIR, open(), (line) => lines.push(line));
  expect(found.backups).toMatchObject([{ name: backup.name, isStored: false, local: backup }]);
  expect(lines).toEqual(["The store cannot be read (ECONNREFUSED); these are the local backups."]);
});
