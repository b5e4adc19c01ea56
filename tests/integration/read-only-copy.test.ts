import { join } from "node:path";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateFile } from "~/database/migrate.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import { publicPages } from "../support/pages";
import { type Site, startSite } from "../support/server";
import { browserAgent } from "../support/user-agents";

/** The site reads a copy of another database, which a backup writes into the same file. */
let site: Site;
let original: Database;
let originalPath: string;
beforeAll(async () => {
  site = await startSite({ env: { DATABASE_READ_ONLY: "on" } });
  originalPath = join(site.directory, "original.db");
  await sql`vacuum into ${originalPath}`.execute(site.db);
  await migrateFile(originalPath);
  original = openDatabase(originalPath);
});
afterAll(async () => {
  await original?.destroy();
  await site?.stop();
});

async function refresh(): Promise<void> {
  const source = new SQLite(originalPath, { readonly: true });
  await source.backup(join(site.directory, "site.db"), { progress: () => 20 });
  source.close();
}

const get = async (path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, text: await response.text() };
};

it("shows every public page of a copy, and what a backup writes into it, also while it does", async () => {
  for (const path of [...publicPages, "/news.rss", "/sitemap.xml", "/news?q=layoffs", "/healthz"])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  const [article] = await original.selectFrom("articles").selectAll().limit(1).execute();
  for (const title of ["A strike in the copy", "Another strike in the copy"]) {
    await original
      .updateTable("articles")
      .set({ title, published_date: "2030-01-01" })
      .where("id", "=", article?.id ?? 0)
      .execute();
    const refreshed = refresh();
    let pending = true;
    void refreshed.finally(() => {
      pending = false;
    });
    while (pending) expect((await get("/news")).text).toMatch(/<article/);
    await refreshed;
    for (const path of ["/", "/news", "/news.rss", `/news?q=${title.split(" ")[0]}`])
      expect((await get(path)).text, path).toContain(title);
  }
});

it("is ready by its age, without a worker or backups of its own", async () => {
  const seen = async (minutesAgo: number) => {
    const seen_at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    await original.deleteFrom("worker_heartbeat").execute();
    await original.insertInto("worker_heartbeat").values({ id: 1, started_at: seen_at, seen_at }).execute();
    await refresh();
  };
  await seen(15);
  expect(await get("/readyz")).toEqual({
    status: 200,
    text: expect.stringMatching(/^database: ok\ndisk: ok\ncopy: 15 minutes old\n$/),
  });
  await seen(61);
  expect(await get("/readyz")).toMatchObject({
    status: 503,
    text: expect.stringContaining("copy: 1 hour 1 minute old"),
  });
});

it("refuses a form with the input preserved, and counts nothing", async () => {
  const rows = async () => [
    ...(await site.db.selectFrom("newsletter_signups").select("id").execute()),
    ...(await site.db.selectFrom("form_analytics").select("id").execute()),
  ];
  const before = await rows();
  const post = (path: string, fields: Record<string, string>) =>
    fetch(site.url + path, {
      method: "POST",
      headers: { Origin: site.url, ...browserAgent },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const email = "sam@example.org";
  const refused = await post("/news", { form: "newsletter", name: "Sam", email, wantsNews: "on" });
  const page = await refused.text();
  expect(refused.status).toBe(503);
  expect(page).toContain('value="Sam"');
  expect(page).toContain("Something went wrong");
  expect((await post("/form-events", { form: "contact", event: "view" })).status).toBe(204);
  expect(await rows()).toEqual(before);
});
