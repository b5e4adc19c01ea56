import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrateFile } from "~/database/migrate.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import { enqueueAccountMail } from "~/features/staff/record-account.server";
import { type Program, startProgram } from "../support/program";
import { waitFor } from "../support/wait-for";

let folder: string;
let db: Database | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "modes-"));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await db?.destroy();
  rmSync(folder, { recursive: true });
});

function start(name: string, path: string): Program {
  return startProgram([`build/scripts/${name}.cjs`], {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    DATABASE_PATH: path,
    SESSION_SECRET: "a secret for tests, long enough for the check",
  });
}

async function prepare(path: string): Promise<void> {
  const program = start("prepare", path);
  expect(await program.exit, program.output()).toBe(0);
}

function modes(): Record<string, string> {
  const names = readdirSync(folder);
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}

it("creates a database that only its owner may read, in an existing folder", async () => {
  await prepare(join(folder, "site.db"));
  expect(modes()).toEqual({ "site.db": "600" });
});

it("removes other users' permission to read the database and its logs on start", async () => {
  const path = join(folder, "site.db");
  await migrateFile(path);
  db = openDatabase(path);
  await db.insertInto("rate_limits").values({ key: "a", window_start: "w", hits: 1 }).execute();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  await prepare(path);
  expect(modes()).toMatchObject({ "site.db": "600", "site.db-shm": "600", "site.db-wal": "600" });
  expect(Object.values(modes())).not.toContain("644");
});

it("writes mail files that only their owner may read", async () => {
  const path = join(folder, "site.db");
  await migrateFile(path);
  db = openDatabase(path);
  await enqueueAccountMail(db, "password changed", "ann@example.org", new Date());
  const worker = start("worker", path);
  const outbox = join(folder, "outbox");
  const mail = await waitFor("a mail", () => readdirSync(outbox).find((name) => name.endsWith(".eml")));
  expect(statSync(join(outbox, mail)).mode & 0o777).toBe(0o600);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  await worker.end("SIGTERM");
});
