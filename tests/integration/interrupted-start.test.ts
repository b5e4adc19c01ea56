import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateFile } from "~/database/migrate.server";
import { openDatabase } from "~/database/open-database.server";
import { migrations } from "../../migrations";
import { firstRelease, turnBackTo } from "../support/before-first-release";
import { type Program, startProgram } from "../support/program";
import { randomNumbers } from "../support/random";
import { fillForms } from "../support/submissions";

/** Of a first start, and as many of an upgrade; `npm run test:node` asks for more (docs/decisions/tests.md). */
const ROUNDS = Number(process.env.INTERRUPTED_STARTS ?? 2);
const AT_ONCE = 2;
const ROWS = 20;
const SEED = 20_260_901;
/** Many programs are started, two at a time. */
const TIMEOUT_MS = 600_000;

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "interrupted-"));
  await makeOldDatabase(join(directory, "old.db"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function prepare(path: string): Program {
  return startProgram(["build/scripts/prepare.cjs"], {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    DATABASE_PATH: path,
    SESSION_SECRET: "a secret for tests, long enough for the check",
  });
}

/** What an upgrade begins with: a database of a version before 1.0.0, with some rows. */
async function makeOldDatabase(path: string): Promise<void> {
  await migrateFile(path, { migrations: firstRelease });
  const db = openDatabase(path);
  for (let index = 0; index < ROWS; index += 1)
    await fillForms(db, `row${index}`, "2026-01-20T12:00:00.000Z");
  await db.destroy();
  await turnBackTo(path, "0039-replies-to-reports");
}

/** Everything that must hold once a start has succeeded. */
async function stateOf(path: string): Promise<unknown> {
  const db = openDatabase(path);
  const { rows: schema } = await sql`
    select type, name, tbl_name, sql from sqlite_schema order by type, name`.execute(db);
  const { rows: migrated } = await sql`select name from kysely_migration order by name`.execute(db);
  const { rows: check } = await sql`pragma integrity_check`.execute(db);
  const messages = await db.selectFrom("contact_submissions").select("id").execute();
  await db.destroy();
  const copies = readdirSync(directory).filter((name) => name.startsWith(`${basename(path)}.before-`));
  const copyNames = copies.map((name) => name.slice(basename(path).length));
  return { schema, migrated, check, messages: messages.length, copyNames };
}

const starts = {
  "a first start": async () => undefined,
  "an upgrade": async (path: string) => copyFileSync(join(directory, "old.db"), path),
};

it.each(Object.entries(starts))(
  "starts again with the whole schema after a kill at any moment of %s",
  async (_name, begin) => {
    const reference = join(directory, "reference.db");
    rmSync(reference, { force: true });
    await begin(reference);
    const began = Date.now();
    expect(await prepare(reference).exit).toBe(0);
    const wholeRun = Date.now() - began;
    const expected = await stateOf(reference);
    const random = randomNumbers(SEED);
    // One in each part of the run.
    const moments = Array.from({ length: ROUNDS }, (_, part) => ((part + random()) / ROUNDS) * wholeRun);
    const failures: string[] = [];

    const killAndStartAgain = async (path: string, moment: number) => {
      await begin(path);
      const first = prepare(path);
      await wait(moment);
      await first.end("SIGKILL");
      const next = prepare(path);
      if ((await next.exit) !== 0) failures.push(`after ${Math.round(moment)} ms: ${next.output()}`);
      else expect(await stateOf(path), `after ${Math.round(moment)} ms`).toEqual(expected);
    };
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let moment = moments.pop(); moment !== undefined; moment = moments.pop()) {
          await killAndStartAgain(join(directory, `${moments.length}.db`), moment);
        }
      }),
    );
    expect(failures).toEqual([]);
    for (const name of readdirSync(directory)) if (/^\d/.test(name)) rmSync(join(directory, name));
  },
  TIMEOUT_MS,
);

it.each(Object.entries(starts))("lets three processes run %s at once", async (_name, begin) => {
  const path = join(directory, "shared.db");
  for (const name of readdirSync(directory)) if (name.startsWith("shared")) rmSync(join(directory, name));
  await begin(path);
  const programs = [prepare(path), prepare(path), prepare(path)];
  const codes = await Promise.all(programs.map(({ exit }) => exit));
  const output = programs.map((program) => program.output()).join("");
  expect(codes, output).toEqual([0, 0, 0]);
  expect(output.match(/Migrated the database: /g)).toHaveLength(Object.keys(migrations).length);
});

it("ends the start on a database that is too old with what to do, and does not change it", async () => {
  const path = join(directory, "too-old.db");
  await migrateFile(path, { migrations: firstRelease });
  await turnBackTo(path, "0038-list-growth");
  const before = readFileSync(path);
  const program = prepare(path);
  expect(await program.exit).toBe(1);
  expect(program.output().trim()).toBe(
    `The database ${path} could not be prepared: This version cannot upgrade a database as old as this one: start the commit a4231aa6 once, which upgrades it, and then this version.`,
  );
  expect(readFileSync(path).equals(before)).toBe(true);
});
