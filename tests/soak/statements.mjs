/**
 * Makes prepared statements by the hundred thousand, leaves them to the garbage collector, and serves requests in the
 * same process meanwhile: a native addon that frees what it must not aborts the process here rather than in production.
 *
 * `node --expose-gc tests/soak/statements.mjs [path of another better-sqlite3]`
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const STATEMENTS = 300_000;
const PER_DATABASE = 150;
/**
 * Arrays that are allocated beside each few statements. A collection that begins in such an allocation frees statements
 * while no V8 context is entered, which is where better-sqlite3 12 aborts on Node 24.19 and later.
 */
const ARRAYS = 20;
const REQUESTS_AT_ONCE = 4;
const TIME_LIMIT_MS = 120_000;

const [, , modulePath] = process.argv;
/** @type {{ default: typeof import("better-sqlite3") }} */
const { default: SQLite } = await import(modulePath ? pathToFileURL(modulePath).href : "better-sqlite3");

setFlagsFromString("--expose-gc");
/** @type {(options?: { type: "minor" | "major" }) => void} */
const collectGarbage = globalThis.gc ?? runInNewContext("gc");

const folder = mkdtempSync(join(tmpdir(), "soak-"));
const numbers = Array.from({ length: 100 }, (_, index) => index);
let statements = 0;
let requests = 0;
let allocated = 0;
let stopped = false;

/** @param {string} name */
function open(name) {
  const database = new SQLite(join(folder, name));
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = OFF");
  database.exec("create table if not exists rows (id integer primary key, text text not null unique)");
  return database;
}

/** @param {string} what @param {() => unknown} operation */
function mustThrow(what, operation) {
  try {
    operation();
  } catch {
    return;
  }
  throw new Error(`${what} did not fail`);
}

/**
 * Uses a database in all the ways there are, each time with statements of its own.
 *
 * @param {import("better-sqlite3").Database} database
 * @param {number} count
 */
function makeStatements(database, count) {
  for (let made = 0; made < count; ) {
    const text = `text ${statements}`;
    database.prepare("insert into rows (text) values (?) on conflict do nothing").run(text);
    database.prepare("select * from rows where text = ?").get(text);
    database.prepare("select * from rows order by id desc limit 3").all();
    for (const row of database.prepare("select * from rows order by id limit 3").iterate()) {
      if (row) break;
    }
    mustThrow("A repeated text", () => database.prepare("insert into rows (text) values (?)").run(text));
    mustThrow("A missing table", () => database.prepare("select * from missing").get());
    database.prepare("delete from rows where id < (select max(id) from rows) - 100").run();
    database.prepare(`select ${made} as bound where ? = 1`).bind(1).pluck().get();
    // All but the one that could not be prepared.
    made += 7;
    statements += 7;
    for (let index = 0; index < ARRAYS; index += 1) {
      allocated += numbers.map((number) => number + index).length;
    }
  }
}

/** @param {number} port @returns {Promise<void>} */
function request(port) {
  return new Promise((resolve, reject) => {
    const sent = get({ host: "127.0.0.1", port, path: `/${requests}`, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
      response.on("error", reject).on("end", resolve).resume();
    });
    sent.on("error", reject);
  });
}

/** @param {number} port */
async function keepRequesting(port) {
  while (!stopped) {
    await request(port);
    requests += 1;
  }
}

const served = open("served.db");
const server = createServer((incoming, response) => {
  served.prepare("insert into rows (text) values (?) on conflict do nothing").run(incoming.url ?? "");
  statements += 2;
  response.end(JSON.stringify(served.prepare("select * from rows order by id desc limit 5").all()));
});
await /** @type {Promise<void>} */ (new Promise((resolve) => server.listen(0, "127.0.0.1", resolve)));
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;

const limit = setTimeout(() => {
  process.stderr.write(`Only ${statements} statements in ${TIME_LIMIT_MS / 1000} s\n`);
  process.exit(1);
}, TIME_LIMIT_MS);
const requesting = Array.from({ length: REQUESTS_AT_ONCE }, () => keepRequesting(port));

for (let round = 0; statements < STATEMENTS; round += 1) {
  const database = open(`${round % 3}.db`);
  const other = open(`${(round + 1) % 3}.db`);
  makeStatements(database, PER_DATABASE);
  makeStatements(other, PER_DATABASE);
  // Closed before its statements are collected, or after.
  if (round % 50 === 10) collectGarbage();
  if (round % 50 === 20) collectGarbage({ type: "minor" });
  database.close();
  await wait(1);
  other.close();
}

stopped = true;
await Promise.all(requesting);
clearTimeout(limit);
server.close();
if (allocated === 0) throw new Error("Nothing was allocated");
collectGarbage();
served.close();
rmSync(folder, { recursive: true });
const megabytes = Math.round(process.memoryUsage().rss / 2 ** 20);
process.stdout.write(`${statements} statements, ${requests} requests, resident ${megabytes} MB\n`);
