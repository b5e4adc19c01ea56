import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstRelease } from "#tests/support/before-first-release";
import { migrateFile } from "./migrate.server";
import { openDatabase } from "./open-database.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "letters-migration-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("gives letters a capital and a Spanish one each, but not those that staff have changed or deleted", async () => {
  const path = join(folder, "site.db");
  await migrateFile(path, { migrations: firstRelease });
  const before = openDatabase(path);
  await sql`update reply_templates set text = 'Hello {name},' || char(10, 10) || 'our own words', version = 2
    where name = 'We need more time'`.execute(before);
  await sql`delete from reply_templates where name = 'Answer to the press'`.execute(before);
  await before.destroy();
  await migrateFile(path);
  const db = openDatabase(path);
  const rows = await db.selectFrom("reply_templates").select(["name", "text", "language"]).execute();
  const texts = new Map(rows.map(({ name, text }) => [name, text]));
  expect(texts.get("We have your message")).toMatch(/^Hello \{name\},\n\nThank you for writing/);
  expect(texts.get("We need more time")).toBe("Hello {name},\n\nour own words");
  const spanish = rows.filter(({ language }) => language === "es").map(({ name }) => name);
  expect(spanish).toHaveLength(9);
  expect(spanish).toContain("We need more time (Spanish)");
  expect(spanish).not.toContain("Answer to the press (Spanish)");
  // Their pages are in Spanish as well.
  for (const { text, language } of rows) if (language === "es") expect(text).not.toMatch(/en inglés\):/);
  expect(texts.get("We need more time (Spanish)")).toContain("Disculpe la espera.");
  expect(texts.get("List of resources (Spanish)")).toContain("Puede buscar en español");
  await db.destroy();
});
