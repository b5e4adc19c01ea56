import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "~/database/open-database.server";
import { databaseProblems } from "../support/database-check";
import { mountFailingDisk } from "../support/failing-disk";
import { type PublicPost, publicPosts } from "../support/public-posts";
import { type Site, type SiteOptions, startSite } from "../support/server";
import { shownValues } from "../support/shown-form";
import { mountSmallDisk } from "../support/small-disk";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { fillForms } from "../support/submissions";
import { browserAgent } from "../support/user-agents";
import { waitFor } from "../support/wait-for";

let site: Site;
/** The site's, unless it was closed. */
let db: Database;
let release = () => {};
afterEach(async () => {
  await db?.destroy();
  await site?.stop();
  release();
  release = () => {};
});

const isLong = process.env.CHAOS_KILLS !== undefined;
const RESERVE_BYTES = 8 * 1024 * 1024;

const send = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(site.url + path, {
    method: "POST",
    headers: { Origin: site.url, Cookie: cookie, ...browserAgent },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

async function start(options: SiteOptions): Promise<void> {
  site = await startSite(options);
  db = site.db;
}

async function countRows({ table, email }: PublicPost): Promise<number> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where email = ${email}`.execute(db);
  return rows.length;
}

/** @returns whether it was saved; otherwise the page says that it was not, and has all that was typed */
async function sendForm(post: PublicPost): Promise<boolean> {
  const response = await send(post.action, post.body);
  const page = await response.text();
  const what = `${post.email} ${response.status}`;
  if (response.status === 303) return true;
  expect(response.status, what).toBe(503);
  expect(page, what).toContain(post.form.messages.failure);
  expect(shownValues(page, post.body.form ?? ""), what).toMatchObject(post.body);
  return false;
}

/** One of each form at the same time; none may be half there. @returns how many were saved */
async function sendAll(posts: readonly PublicPost[]): Promise<number> {
  const saved = await Promise.all(posts.map(sendForm));
  const rows = await Promise.all(posts.map(countRows));
  expect(rows).toEqual(saved.map(Number));
  return saved.filter(Boolean).length;
}

let rounds = 0;
const nextPosts = () => publicPosts(site, `round${++rounds}`);

const report = (text: string) => isLong && process.stdout.write(`${text}\n`);

/** Of user and system, in seconds. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function openDashboard(cookie: string): Promise<void> {
  await (await fetch(`${site.url}/admin/dashboard`, { headers: { Cookie: cookie } })).text();
}

const deleteMessage = (cookie: string, id: string) =>
  send("/admin/dashboard/changes/contact", { intent: "delete", id, confirmed: "1" }, cookie);

describe("a disk that becomes full", () => {
  it("loses no form: each is saved, or shown again with everything typed; staff can sign in and delete; nothing spins", async () => {
    const disk = mountSmallDisk(40);
    release = disk.unmount;
    const reserve = join(disk.directory, "site.db-reserve");
    await start({ directory: disk.directory });
    const worker = site.run("worker");
    const staff = await cookieOf(site, await makeStaff(site));
    await fillForms(site.db, "a", "2026-11-20T12:00:00.000Z");
    await openDashboard(staff);
    expect(statSync(reserve).size).toBe(RESERVE_BYTES);
    const forms = nextPosts();
    expect(await sendAll(forms)).toBe(forms.length);

    const sent = { saved: 0, refused: 0 };
    let isOver = false;
    const keepSending = async () => {
      while (!isOver) {
        for (const post of nextPosts()) sent[(await sendAll([post])) === 1 ? "saved" : "refused"] += 1;
      }
    };
    const sending = Promise.all(Array.from({ length: 4 }, keepSending));
    await Promise.race([sending, waitFor("forms on their way", () => sent.saved > 10)]);
    disk.fill();
    const before = { cpu: cpuSeconds(worker.pid), at: performance.now() };
    await Promise.race([sending, waitFor("refused forms", () => sent.refused > 10)]);
    isOver = true;
    await sending;
    let refused: PublicPost[] = [];
    await waitFor("refusals alone", async () => {
      refused = nextPosts();
      return (await sendAll(refused)) === 0;
    });
    const signedIn = await send("/admin/login", { form: "login", ...STAFF });
    expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/admin/dashboard"]);
    expect(existsSync(reserve)).toBe(false);
    const session = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await deleteMessage(session, "contact-a")).status).toBe(303);
    const left = site.db.selectFrom("contact_submissions").select("id").where("id", "=", "contact-a");
    expect(await left.execute()).toEqual([]);
    const seconds = (performance.now() - before.at) / 1000;
    const cpu = cpuSeconds(worker.pid) - before.cpu;
    expect(cpu).toBeLessThan(1 + seconds / 4);
    expect(worker.running()).toBe(true);

    disk.empty();
    await waitFor("accepted forms", async () => (await sendAll(refused)) === refused.length, {
      everyMs: 500,
    });
    await openDashboard(session);
    expect(statSync(reserve).size).toBe(RESERVE_BYTES);
    expect(await databaseProblems(db)).toEqual([]);
    report(
      `full disk: ${sent.saved} forms saved, ${sent.refused + refused.length} refused; worker ${cpu.toFixed(1)} s of ${seconds.toFixed(1)} s`,
    );
  });

  it("lets the site start by using its reserve", async () => {
    const disk = mountSmallDisk(40);
    release = disk.unmount;
    await start({ seed: false, directory: disk.directory });
    await openDashboard(await cookieOf(site, await makeStaff(site)));
    disk.fill();
    const prepare = site.run("prepare");
    expect(await prepare.exit, prepare.output()).toBe(0);
    expect(existsSync(join(disk.directory, "site.db-reserve"))).toBe(false);
  });
});

it("on a disk that fails and becomes read-only, pages stay and each form is shown again with everything typed", async () => {
  const disk = mountFailingDisk(64);
  release = disk.unmount;
  await start({ directory: disk.directory });
  const first = nextPosts();
  expect(await sendAll(first)).toBe(first.length);
  disk.makeReadOnly();
  const refused = nextPosts();
  expect(await sendAll(refused)).toBe(0);
  for (const path of ["/", "/news?q=workers", "/services/support-and-resources", "/healthz"])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
  const signIn = await send("/admin/login", {
    form: "login",
    email: "no-one@example.org",
    password: "wrong",
  });
  expect([500, 503]).toContain(signIn.status);
  expect(await signIn.text()).toContain("<h1");
  await db.destroy();
  await site.kill9();
  disk.remount();
  await site.restart();
  db = openDatabase(site.env.DATABASE_PATH ?? "");
  expect(await sendAll(refused)).toBe(refused.length);
  expect(await Promise.all(first.map(countRows))).toEqual(first.map(() => 1));
  expect(await databaseProblems(db)).toEqual([]);
  report(`read-only disk: ${refused.length} forms refused, and saved once it could be written`);
});

describe("a database that another process has locked", () => {
  const READS = ["/about", "/healthz", "/favicon.svg", "/news"];

  /** @returns what ends it */
  function lock(): () => void {
    const other = new SQLite(site.env.DATABASE_PATH);
    other.exec("begin immediate");
    return () => {
      other.exec("rollback");
      other.close();
    };
  }

  async function read(path: string): Promise<number> {
    const response = await fetch(site.url + path, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status;
  }

  it("saves the forms that wait for it, refuses them after ten seconds, and serves pages and files meanwhile", async () => {
    await start({});
    const unlock = lock();
    const posts = nextPosts();
    let isSettled = false;
    const saved = sendAll(posts).finally(() => {
      isSettled = true;
    });
    // Long enough that the posts wait for the lock by now: reads before that would prove nothing.
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (let round = 0; round < 10; round += 1) {
      for (const path of READS) expect(await waitFor(path, () => read(path), { timeoutMs: 5000 })).toBe(200);
    }
    expect(isSettled).toBe(false);
    unlock();
    expect(await saved).toBe(posts.length);

    const unlockAgain = lock();
    const began = Date.now();
    const refused = nextPosts();
    const others = setInterval(() => void read("/about").catch(() => undefined), 250);
    expect(await sendAll(refused)).toBe(0);
    const waited = Date.now() - began;
    clearInterval(others);
    unlockAgain();
    // One after the other they would wait for minutes.
    expect(waited).toBeGreaterThan(9000);
    expect(waited).toBeLessThan(60_000);
    const errors = db.selectFrom("form_analytics").select("id").where("event_type", "=", "error");
    expect(await errors.execute()).toEqual([]);
    expect(await sendAll(refused)).toBe(refused.length);
    expect(await databaseProblems(db)).toEqual([]);
    report(
      `locked database: ${posts.length} forms saved once it was free, ${refused.length} refused after ${waited} ms`,
    );
  });
});
