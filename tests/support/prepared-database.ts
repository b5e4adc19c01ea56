import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "~/database/open-database.server";
import type { Credentials } from "~/features/staff/accounts/grant-admin.server";
import { BUILD_STAMP } from "../../scripts/support/build-steps.mjs";
import { projectRoot } from "./program";

export const ADMIN: Credentials = { email: "admin@example.org", password: "a-password-for-tests" };

const seeds = join(projectRoot, "seeds");
/** Files that are copied for each site, one without and one with the reference content. */
const PREPARED = join(projectRoot, "node_modules/.cache/test-databases");
const DAY_MS = 24 * 60 * 60_000;

/** By all that a prepared file is made of, and by the hour: what has just been added is new on every site. */
function preparedName(seed: boolean): string {
  const hash = createHash("sha256").update(readFileSync(join(projectRoot, BUILD_STAMP)));
  for (const name of readdirSync(seeds).sort()) hash.update(readFileSync(join(seeds, name)));
  hash.update(new Date().toISOString().slice(0, "2026-11-20T08".length));
  return `${seed ? "seeded" : "empty"}-${hash.digest("hex")}.db`;
}

/** Imported only where the file is made: the modules take longer to load than the file to copy. */
async function makePrepared(seed: boolean): Promise<Buffer> {
  const { migratedFile } = await import("./database");
  const { loadSeeds } = await import("~/features/seed/load-seeds.server");
  const { grantAdmin } = await import("~/features/staff/accounts/grant-admin.server");
  return await migratedFile(async (db) => {
    if (seed) await loadSeeds(db, seeds);
    await grantAdmin(db, ADMIN);
  });
}

/** Made by the first process of the tests that asks for it. Those that ask meanwhile make the same. */
async function preparedFile(seed: boolean): Promise<Buffer> {
  const path = join(PREPARED, preparedName(seed));
  if (existsSync(path)) return readFileSync(path);
  const file = await makePrepared(seed);
  mkdirSync(PREPARED, { recursive: true });
  for (const name of readdirSync(PREPARED)) {
    const other = join(PREPARED, name);
    if (Date.now() - statSync(other).mtimeMs > DAY_MS) rmSync(other, { force: true });
  }
  writeFileSync(`${path}.${process.pid}`, file);
  renameSync(`${path}.${process.pid}`, path);
  return file;
}

/** A database with the newest schema, the reference content where it is wanted, and one admin. */
export async function prepareDatabase(
  path: string,
  seed: boolean,
): Promise<{ db: Database; admin: Credentials }> {
  // A caller that has filled a database of its own keeps it.
  if (!existsSync(path)) writeFileSync(path, await preparedFile(seed), { mode: 0o600 });
  return { db: openDatabase(path), admin: ADMIN };
}
