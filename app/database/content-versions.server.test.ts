import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { putTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import { logger } from "~/lib/logger.server";
import { type ContentVersions, logFailedRead, openVersions, type Subject } from "./content-versions.server";
import { openDatabase } from "./open-database.server";

const migrated = mkdtempSync(join(tmpdir(), "migrated-"));
beforeAll(() => putTestDatabase(join(migrated, "site.db")));
afterAll(() => rmSync(migrated, { recursive: true }));

let folder: string;
let path: string;
let shell: SQLite.Database;
let versions: ContentVersions;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "versions-"));
  path = join(folder, "site.db");
  copyFileSync(join(migrated, "site.db"), path);
  shell = new SQLite(path);
  versions = openVersions(path);
});
afterEach(() => {
  shell.close();
  versions.close();
  rmSync(folder, { recursive: true });
});

function read() {
  const now = versions.read();
  if (!now) throw new Error("not read");
  return now;
}

/** The subjects whose version is another one after a statement. */
function changedBy(statement: string): Subject[] {
  const before = read();
  shell.exec(statement);
  const after = read();
  const subjects: Subject[] = ["articles", "resources", "survey", "newsletter", "failedReads"];
  return subjects.filter((subject) => before[subject] !== after[subject]);
}

const article = (id: number, title = "News") =>
  `insert or replace into articles (id, title, summary, source, url, published_date, created_at)
    values (${id}, '${title}', '', '', 'https://example.org/', '2026-11-20', '2026-11-20')`;
const resource = (
  title: string,
) => `insert into support_resources (category, title, organization, description, cost,
  website_url, geographic_scope, tags, is_active, created_at)
  values ('Work', '${title}', 'O', '', '', 'https://example.org/', '', '[]', 1, '2026-11-20')
  on conflict do update set cost = 'Free'`;

const campaign = `insert into campaigns (kind, subject, html, text, recipient_count, created_at)
  values ('newsletter', 'This week', '', '', 1, '2026-11-20')`;

describe("the version of a subject", () => {
  it("is another one after every change that its pages show, and no other's", async () => {
    for (const statement of [
      article(1),
      article(1, "Replaced"),
      "update articles set title = 'x'",
      "update articles set is_hidden = 1",
      "update articles set id = 9",
      "begin; update articles set summary = 'x'; commit",
      "delete from articles",
    ])
      expect(changedBy(statement), statement).toEqual(["articles"]);
    for (const statement of [
      resource("A"),
      resource("A"),
      "update support_resources set is_active = 0",
      "update support_resources set checked_at = '2026-11-21'",
      "delete from support_resources",
    ])
      expect(changedBy(statement), statement).toEqual(["resources"]);
    for (const statement of [
      "update campaigns set published_at = '2026-11-20'",
      "update campaigns set contents = '{}'",
      "update campaigns set published_at = null",
    ]) {
      expect(changedBy(campaign), campaign).toEqual([]);
      expect(changedBy(statement), statement).toEqual(["newsletter"]);
    }
    const db = openDatabase(path);
    const before = read();
    await fillForms(db, "a", "2026-11-20T12:00:00.000Z");
    await db.destroy();
    expect({ ...read(), survey: 0 }).toEqual({ ...before, survey: 0 });
    expect(read().survey).not.toBe(before.survey);
    expect(changedBy("delete from ai_impact_surveys")).toEqual(["survey"]);
  });

  it("stays as it is after what no public page shows", () => {
    shell.exec(`${article(1)}; ${resource("A")}`);
    for (const statement of [
      "update articles set version = version + 1, created_at = '2026'",
      "update support_resources set link_status = 'ok', link_checked_at = '2026', version = 2, checked_by = 'x'",
      "delete from articles where id = 99",
      "begin; update articles set title = 'never'; rollback",
      "insert into rate_limits (key, window_start, hits) values ('a', 'b', 1)",
    ])
      expect(changedBy(statement), statement).toEqual([]);
  });

  it("is no number that other content had before a backup was restored", async () => {
    const backup = join(folder, "backup.db");
    await shell.backup(backup);
    const seen = new Set([read().articles]);
    const add = (id: number) => {
      shell.exec(article(id));
      return read().articles;
    };
    for (const id of [1, 2, 3]) seen.add(add(id));
    const source = new SQLite(backup);
    await source.backup(path);
    source.close();
    expect(shell.prepare("select count(*) as total from articles").get()).toEqual({ total: 0 });
    expect(seen).toContain(read().articles);
    for (const id of [4, 5, 6]) expect(seen).not.toContain(add(id));
  });

  it("counts what this process could not read", () => {
    const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
    const before = read();
    logFailedRead("news", new Error("planted"));
    expect(read()).toEqual({ ...before, failedReads: before.failedReads + 1 });
    expect(log).toHaveBeenCalledWith("news not read", { error: expect.any(Error) });
    log.mockRestore();
  });
});

describe("versions that cannot be read", () => {
  it.each<[string, (file: string) => void]>([
    ["a missing file", () => undefined],
    ["no database", (file) => writeFileSync(file, "x".repeat(10_000))],
    ["a database that is not migrated", (file) => new SQLite(file).close()],
  ])("are undefined: %s", (_, make) => {
    const log = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    const file = join(folder, "other.db");
    make(file);
    const other = openVersions(file);
    expect(other.read()).toBeUndefined();
    expect(other.read()).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
    other.close();
    log.mockRestore();
  });

  it("are undefined while another program has the database to itself, and read again after that", () => {
    const log = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    vi.useFakeTimers();
    read();
    shell.pragma("wal_checkpoint(TRUNCATE)");
    versions.close();
    shell.exec("pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive");
    expect(versions.read()).toBeUndefined();
    shell.exec("commit; pragma locking_mode = normal; pragma journal_mode = wal");
    shell.prepare("select 1 from articles").get();
    vi.advanceTimersByTime(1000);
    expect(versions.read()).toBeDefined();
    vi.useRealTimers();
    log.mockRestore();
  });
});
