import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { storedPageOf } from "~/stored-pages.server";
import { addPublishedIssue } from "../support/newsletter";
import { prepareDatabase } from "../support/prepared-database";
import { projectRoot } from "../support/program";
import { routeRows } from "../support/routes";

/** Of the lists and filters, one address for each way in which a page reads its data. */
const furtherAddresses = [
  "/?year=2030",
  "/news?page=2",
  "/news?kind=cuts",
  "/first-week?state=OH",
  "/services/support-and-resources?category=Legal+Aid&state=OH&cost=free&phone=yes&online=yes&language=es",
  "/services/support-and-resources?state=TX&page=2",
  "/services/support-and-resources?show=all",
  "/contact?subject=other&campaign=scorecard",
];
const addresses = [...Object.values(routeRows).map(({ path }) => path), ...furtherAddresses].filter((path) =>
  storedPageOf(path),
);

let directory: string;
let file: SQLite.Database;
let statementPrototype: SQLite.Statement;
let handle: (request: Request) => Promise<Response>;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "stored-pages-"));
  const path = join(directory, "site.db");
  const { db } = await prepareDatabase(path, true);
  await addPublishedIssue(db);
  await db.destroy();
  file = new SQLite(path, { readonly: true });
  statementPrototype = Object.getPrototypeOf(file.prepare("select 1"));
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("DATABASE_PATH", path);
  vi.stubEnv("SITE_URL", "http://localhost");
  vi.stubEnv("SESSION_SECRET", "a secret for tests, long enough for the check");
  const build: ServerBuild = await import(/* @vite-ignore */ join(projectRoot, "build/index.js"));
  handle = createRequestHandler(build, "production");
});
afterAll(() => {
  file.close();
  rmSync(directory, { recursive: true, force: true });
});

/** The statements that a page is made of, which the server has prepared already where another page has run them. */
async function statementsOf(address: string): Promise<string[]> {
  const statements: string[] = [];
  const { all } = statementPrototype;
  const spy = vi.spyOn(statementPrototype, "all");
  spy.mockImplementation(function (this: SQLite.Statement, ...parameters) {
    statements.push(this.source);
    return Reflect.apply(all, this, parameters);
  });
  const response = await handle(new Request(`http://localhost${address}`));
  await response.text();
  expect(response.status, address).toBe(200);
  expect([response.headers.get("Vary"), ...response.headers.getSetCookie()], address).toEqual([null]);
  spy.mockRestore();
  return statements;
}

interface Trigger {
  table: string;
  sql: string;
}

const triggers = () =>
  file
    .prepare<[], Trigger>("select tbl_name as \"table\", sql from sqlite_schema where type = 'trigger'")
    .all();
const columnsOf = (table: string) =>
  file.prepare<[string], { name: string }>("select name from pragma_table_info(?)").all(table);
const tables = () =>
  file.prepare<[], { name: string }>("select name from sqlite_schema where type = 'table'").all();

const names = (statement: string, word: string) => new RegExp(`\\b${word}\\b`).test(statement);

const updatedColumns = (sql: string) => /after update of ([\w, ]+) on/.exec(sql)?.[1]?.split(", ");

/** The columns of the tables that a subject's version follows, by table. */
function versioned(subject: string): Map<string, readonly string[]> {
  const own = triggers().filter(({ sql }) => sql.includes(`update content_versions set ${subject} `));
  for (const table of new Set(own.map((trigger) => trigger.table))) {
    const events = own.filter((trigger) => trigger.table === table).map(({ sql }) => sql.split(" ")[4]);
    expect(events.sort(), table).toEqual(["delete", "insert", "update"]);
  }
  return new Map(
    own.flatMap(({ table, sql }) => {
      const columns = updatedColumns(sql);
      return columns ? [[table, columns] as const] : [];
    }),
  );
}

/** Whether a table, such as an index or a list of totals, is written by triggers of versioned columns alone. */
function isDerived(name: string, covered: ReadonlyMap<string, readonly string[]>): boolean {
  const writers = triggers().filter(
    ({ sql }) => sql.includes(`into ${name} `) || sql.includes(`update ${name} `),
  );
  return (
    writers.length > 0 &&
    writers.every(({ table, sql }) => {
      const columns = covered.get(table);
      return columns && (updatedColumns(sql) ?? []).every((column) => columns.includes(column));
    })
  );
}

/** A row is given them when it is saved, and nothing changes them: a new or deleted row counts as a version of its own. */
const WRITTEN_ONCE = ["ai_impact_surveys.id", "ai_impact_surveys.created_at"];

/** What a statement reads and no version of the page follows. */
function missedBy(statement: string, covered: ReadonlyMap<string, readonly string[]>): string[] {
  const read = tables().filter(({ name }) => name !== "content_versions" && names(statement, name));
  return read.flatMap(({ name: table }) => {
    const columns = covered.get(table);
    if (!columns) return isDerived(table, covered) ? [] : [table];
    return columnsOf(table).flatMap(({ name }) =>
      names(statement, name) && !columns.includes(name) && !WRITTEN_ONCE.includes(`${table}.${name}`)
        ? [`${table}.${name}`]
        : [],
    );
  });
}

const coverageOf = (address: string) =>
  new Map(storedPageOf(address)?.subjects.flatMap((subject) => [...versioned(subject)]));

it.each(addresses)("%s depends on the versions of all that it reads", async (address) => {
  const covered = coverageOf(address);
  const statements = await statementsOf(address);
  expect(statements.flatMap((statement) => missedBy(statement, covered))).toEqual([]);
});

it("/newsletter depends on the versions of its sample, while no issue has gone out", async () => {
  const writer = new SQLite(file.name);
  const published = writer.prepare("select id, published_at from campaigns").all();
  writer.prepare("update campaigns set published_at = null").run();
  try {
    const statements = await statementsOf("/newsletter");
    expect(statements.join()).toContain("support_resources");
    expect(statements.flatMap((statement) => missedBy(statement, coverageOf("/newsletter")))).toEqual([]);
  } finally {
    const restore = writer.prepare("update campaigns set published_at = @published_at where id = @id");
    for (const row of published) restore.run(row);
    writer.close();
  }
});

it("reports a table and a column that no version follows", async () => {
  const [statement = ""] = (await statementsOf("/news")).filter((text) => names(text, "articles"));
  expect(missedBy(statement, coverageOf("/about"))).toEqual(["articles"]);
  expect(missedBy(`${statement} -- version`, coverageOf("/news"))).toEqual(["articles.version"]);
});

it("renders the same bytes at any time of a day, and the contact page in a minute", async () => {
  const bodyAt = async (address: string, time: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
    try {
      return await (await handle(new Request(`http://localhost${address}`))).text();
    } finally {
      vi.useRealTimers();
    }
  };
  for (const address of addresses) {
    const isMinute = storedPageOf(address)?.maxAgeSeconds === 60;
    const last = isMinute ? "2026-11-22T00:00:59.999Z" : "2026-11-22T23:59:59.999Z";
    const body = await bodyAt(address, "2026-11-22T00:00:00.000Z");
    expect((await bodyAt(address, last)) === body, address).toBe(true);
    expect((await bodyAt(address, "2027-01-01T00:01:00.000Z")) === body, address).toBe(
      /\.\w+$/.test(address),
    );
  }
});
