import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migratedFile } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { systemSqlite } from "../../scripts/support/test-tools.mjs";

/** Debian's command has an older SQLite than the site. */
const found = systemSqlite();
const program = found ?? "";
let folder: string;
let path: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "older-sqlite-"));
  path = join(folder, "site.db");
  const file = await migratedFile(async (db) => {
    await loadSeeds(db, join(process.cwd(), "seeds"));
    await fillForms(db, "a", "2026-11-20T12:00:00.000Z");
  });
  writeFileSync(path, file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (file: string, command: string, input = "") =>
  execFileSync(program, ["-bail", file, command], { encoding: "utf8", input, maxBuffer: 2 ** 28 }).trim();

it.skipIf(!found)(
  "the sqlite3 command of the system opens the site's database, reads each table and changes rows",
  () => {
    expect(run(path, ".schema")).toContain("support_resources_search_insert");
    expect(run(path, "pragma integrity_check")).toBe("ok");
    const tables = run(
      path,
      "select name from pragma_table_list where schema = 'main' and type in ('table', 'view')",
    ).split("\n");
    expect(tables).toEqual(expect.arrayContaining(["articles", "support_resources", "contact_submissions"]));
    for (const table of tables) expect(run(path, `select count(*) from "${table}"`), table).toMatch(/^\d+$/);
    expect(Number(run(path, "select count(*) from articles"))).toBeGreaterThan(5);
    expect(run(path, "update worker_heartbeat set seen_at = seen_at; select 'done'")).toBe("done");
  },
);

it.skipIf(!found)("the sqlite3 command of the system writes all rows into a new file", () => {
  const copy = join(folder, "copy.db");
  execFileSync(program, ["-bail", copy], { input: run(path, ".dump"), maxBuffer: 2 ** 28 });
  for (const table of ["articles", "support_resources", "contact_submissions"])
    expect(run(copy, `select count(*) from ${table}`)).toBe(run(path, `select count(*) from ${table}`));
});
