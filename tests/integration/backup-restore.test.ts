import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "~/database/open-database.server";
import { makeBackup } from "~/features/backups/make-backup.server";
import { timeOfBackup } from "~/features/backups/manifest.server";
import { readEnvironment } from "~/server/read-environment.server";
import { startProgram } from "../support/program";
import { randomNumbers } from "../support/random";
import { type S3Server, STORE_KEYS, startS3Server } from "../support/s3-server";
import { codeOf, giveSecondFactor } from "../support/second-factor";
import { type Site, startSite } from "../support/server";
import { mountSmallDisk } from "../support/small-disk";
import { waitFor } from "../support/wait-for";

const KILLS = 6;

let site: Site;
let store: S3Server;
let backups: string;
beforeAll(async () => {
  store = await startS3Server();
  site = await startSite({
    seed: false,
    env: {
      BACKUP_CRON: "0 3 * * *",
      BACKUP_S3_ENDPOINT: store.endpoint,
      BACKUP_S3_BUCKET: "bucket",
      BACKUP_S3_ACCESS_KEY: STORE_KEYS.accessKeyId,
      BACKUP_S3_SECRET_KEY: STORE_KEYS.secretAccessKey,
    },
  });
  backups = join(site.directory, "backups");
});
afterAll(async () => {
  await site?.stop();
  await store?.close();
});

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
    redirect: "manual",
  });

async function apply(from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) {
    const fields = { companyName: "Acme", contactName: "Sam", partnershipType: "Other", message: "Hello" };
    const response = await post("/partner", { ...fields, email: `sam${index}@example.org` });
    expect(response.status).toBe(303);
  }
}

/** Runs one of the programs to its end. */
async function run(name: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const program = site.run(name, args);
  return { code: await program.exit, output: program.output() };
}

async function stateOf(path: string) {
  const db = openDatabase(path);
  try {
    const rows = await db.selectFrom("partnership_applications").select("email").execute();
    const { rows: check } = await sql`pragma integrity_check`.execute(db);
    return { count: rows.length, check };
  } finally {
    await db.destroy();
  }
}

const ready = async () => (await fetch(`${site.url}/readyz`)).text();
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

it("brings a site back after its files were lost or damaged, from the folder and from the store", async () => {
  const database = join(site.directory, "site.db");
  const { db, admin } = site;
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", admin.email)
    .executeTakeFirstOrThrow();
  const { secret: key } = await giveSecondFactor({ db, env: readEnvironment(site.env) }, user.id, new Date());
  await db.destroy();
  expect(await ready()).toContain("backup: none yet\n");
  await apply(0, 5);
  const made = await run("backup");
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringContaining("The store has it too"),
  });
  expect(await ready()).toMatch(/^backup: \d+ seconds? ago$/m);
  await apply(5, 8);
  expect(await run("restore", "latest")).toEqual({
    code: 1,
    output: expect.stringMatching(/^The site is running: .*Stop it first; nothing was changed\.\n$/),
  });

  await site.web().end("SIGKILL");
  writeFileSync(database, "damaged");
  const first = await run("restore", "latest");
  expect(first, first.output).toMatchObject({ code: 0 });
  expect(await stateOf(database)).toEqual({ count: 5, check: [{ integrity_check: "ok" }] });
  expect(readdirSync(site.directory).some((name) => name.includes(".before-restore-"))).toBe(true);

  for (const name of readdirSync(site.directory)) rmSync(join(site.directory, name), { recursive: true });
  const listed = await run("restore", "--list");
  expect(listed.output).toMatch(/^backup-\S+ {2}.+ old {2}.+ {2}verified when made {2}in the store\n$/);
  const second = await run("restore", "latest");
  expect(second, second.output).toMatchObject({ code: 0 });
  await site.restart();
  expect((await stateOf(database)).count).toBe(5);
  const password = await post("/admin/login", { form: "login", ...admin });
  const code = { form: "login-code", code: codeOf(key, new Date()) };
  const signedIn = await post("/admin/login/code", code, cookiesOf(password));
  expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/admin/dashboard"]);
  await apply(5, 7);
  expect((await stateOf(database)).count).toBe(7);
});

it("backs up by the worker, which deletes what killed programs have left", async () => {
  const random = randomNumbers(20_261_123);
  rmSync(backups, { recursive: true, force: true });
  const { output } = await run("backup");
  expect(output).toContain("verified");
  for (let round = 0; round < KILLS; round += 1) {
    const program = site.run("backup");
    await wait(150 + random() * 350);
    await program.end("SIGKILL");
  }
  const listed = await run("restore", "--list");
  const names = listed.output.match(/^backup-\S+/gm) ?? [];
  // The first, or newer ones: a backup that ends before it is killed may delete it.
  expect(names.length).toBeGreaterThan(0);
  const scratch = mkdtempSync(join(tmpdir(), "restored-"));
  for (const name of names) {
    const program = site.run("restore", [name], {
      DATABASE_PATH: join(scratch, name, "site.db"),
      BACKUP_DIR: backups,
    });
    expect(await program.exit, program.output()).toBe(0);
  }
  rmSync(scratch, { recursive: true });

  rmSync(backups, { recursive: true, force: true });
  mkdirSync(join(backups, "backup-2026-11-20T03-16-00-000Z.part-999999"), { recursive: true });
  const worker = site.run("worker");
  await waitFor("a backup by the worker", () => readdirSync(backups).some((name) => timeOfBackup(name)));
  expect(readdirSync(backups).filter((name) => name.includes(".part-999999"))).toEqual([]);
  await worker.end("SIGTERM");
});

it.each([0, 400_000])("leaves nothing on a disk that is full after %i bytes of a backup", async (bytes) => {
  const disk = mountSmallDisk(1);
  try {
    const directory = join(disk.directory, "backups");
    const room = join(disk.directory, "room");
    writeFileSync(room, Buffer.alloc(bytes));
    disk.fill();
    rmSync(room);
    const making = makeBackup({
      databasePath: join(site.directory, "site.db"),
      directory,
      secret: "s".repeat(32),
      now: new Date(),
      freeBytes: async () => Number.POSITIVE_INFINITY,
    });
    await expect(making).rejects.toThrow(/^The disk of .*backups was full before the backup was whole/);
    expect(readdirSync(directory)).toEqual([]);
  } finally {
    disk.unmount();
  }
});

it("sets up a site on a new machine, with the secret of its backup", async () => {
  const [name = ""] = readdirSync(backups).filter((entry) => timeOfBackup(entry));
  const machine = mkdtempSync(join(tmpdir(), "machine-"));
  mkdirSync(join(machine, "backups", name), { recursive: true });
  for (const file of readdirSync(join(backups, name)))
    copyFileSync(join(backups, name, file), join(machine, "backups", name, file));
  const program = startProgram(["scripts/run.mjs", "restore", "latest"], {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_PATH: join(machine, "site.db"),
  });
  expect(await program.exit, program.output()).toBe(0);
  expect(readdirSync(machine).sort()).toEqual(["backups", "session-secret", "site.db"]);
  expect((await stateOf(join(machine, "site.db"))).count).toBe(7);
  rmSync(machine, { recursive: true });
});
