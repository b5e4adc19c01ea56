import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSite } from "~/features/system/checks.server";
import { readEnvironment } from "~/server/read-environment.server";
import { type Site, startSite } from "../support/server";
import { waitFor } from "../support/wait-for";

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: false });
});
afterAll(() => site.stop());

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${site.url}${path}`);
  return { status: response.status, text: await response.text() };
}

/** Holds SQLite's write lock, as another process would, while `work` is done. */
async function locked<T>(work: () => Promise<T>): Promise<T> {
  const other = new SQLite(join(site.directory, "site.db"));
  other.exec("begin immediate");
  try {
    return await work();
  } finally {
    other.exec("rollback");
    other.close();
  }
}

const linesWith = (worker: string) =>
  `database: ok\ndisk: ok\nworker: ${worker}\nclock: ok\nbackup: off\nmail: ok\nnewsletter: ok\n`;

describe("/readyz", () => {
  it("is 200 before and after the worker has started", async () => {
    await site.db.deleteFrom("worker_heartbeat").execute();
    expect(await get("/readyz")).toEqual({
      status: 200,
      text: linesWith("starting"),
    });
    const worker = site.run("worker");
    const state = () => get("/readyz");
    await waitFor("the worker", async () => (await state()).text.includes("worker: ok"));
    expect(await state()).toEqual({ status: 200, text: linesWith("ok") });
    const json = await fetch(`${site.url}/readyz`, { headers: { Accept: "application/json" } });
    expect(await json.json()).toMatchObject({
      ready: true,
      checks: expect.arrayContaining([{ name: "worker", ok: true, says: "ok" }]),
    });
    await worker.end("SIGTERM");
  });

  it("is 503 while another process holds the write lock, without blocking other requests", async () => {
    const during = await locked(async () => {
      const readiness = get("/readyz");
      const first = await Promise.race([readiness, get("/healthz")]);
      return { first, readiness: await readiness };
    });
    expect(during.first).toEqual({ status: 200, text: "OK\n" });
    expect(during.readiness.status).toBe(503);
    expect(during.readiness.text).toContain("database: locked by another process\n");
    expect((await get("/readyz")).status).toBe(200);
  });
});

describe("checkSite", () => {
  const now = new Date("2026-11-20T12:00:00.000Z");
  const RUNNING = { now, uptimeMs: 61_000, certificate: undefined };
  const check = (options: Partial<Parameters<typeof checkSite>[1]> = {}, path = site.env.DATABASE_PATH) =>
    checkSite(
      {
        db: site.db,
        env: readEnvironment({ SESSION_SECRET: "s".repeat(32), DATABASE_PATH: path, BACKUP_CRON: "off" }),
      },
      { ...RUNNING, ...options },
    );

  async function seen(secondsAgo: number) {
    const seen_at = new Date(now.valueOf() - secondsAgo * 1000).toISOString();
    await site.db.deleteFrom("worker_heartbeat").execute();
    await site.db.insertInto("worker_heartbeat").values({ id: 1, started_at: seen_at, seen_at }).execute();
  }

  it("is not ready two minutes after the worker was last seen, unless the site has just been started", async () => {
    await seen(120);
    expect(await check()).toMatchObject({ worker: { ok: true } });
    await seen(121);
    expect(await check()).toMatchObject({ worker: { ok: false, says: "not running" } });
    expect(await check({ uptimeMs: 59_000 })).toMatchObject({ worker: { ok: true, says: "starting" } });
  });

  it("is not ready while the disk has too little room", async () => {
    await seen(1);
    expect(await check({ minFreeBytes: Number.MAX_SAFE_INTEGER })).toMatchObject({
      disk: { ok: false, says: "full" },
    });
  });

  it("is not ready without its database file", async () => {
    await seen(1);
    expect(await check({}, join(site.directory, "other.db"))).toMatchObject({
      database: { ok: false, says: "cannot be opened" },
    });
  });
});
