import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { feedProblems } from "~/features/feeds/feed-problem";
import { reviewCopy } from "~/features/feeds/review/review.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { holdArticles } from "../support/held-articles";
import { type Page, Reader } from "../support/reader";
import { sampleFeeds } from "../support/sample-feeds";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { waitFor } from "../support/wait-for";

let site: Site;
let feeds: string;
const server = createServer((request, response) => {
  if (request.url === "/gone") return void response.writeHead(404).end();
  response.end(sampleFeeds["RSS 2.0"]);
});
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  feeds = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = await startSite({ seed: false, env: { NEWS_IMPORT_ALLOW: new URL(feeds).host } });
});
afterAll(async () => {
  server.close();
  await site.stop();
});

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const program = site.run("import-news", args);
  const code = await program.exit;
  return { code, lines: program.output().trim().split("\n") };
}

async function addFeed(name: string, path: string): Promise<void> {
  const row = {
    name,
    url: `${feeds}${path}`,
    publishes: "publish",
    created_at: new Date().toISOString(),
  } as const;
  await site.db.insertInto("feeds").values(row).execute();
}

const titles = async () =>
  (await site.db.selectFrom("articles").select("title").orderBy("title").execute()).map(({ title }) => title);

it("reads the feeds that are due when an operator says so, and shows the articles at once", async () => {
  expect(await run()).toEqual({
    code: 0,
    lines: ["There are no feeds: staff add them in the dashboard, under News."],
  });
  expect(await run("--dry-run", `--feed=${feeds}/news`)).toEqual({
    code: 0,
    lines: ["A dry run: nothing is stored.", `${feeds}/news: 1 new article, 1 left out by the feed's words`],
  });
  expect(await run(`--feed=${feeds}/news`)).toEqual({
    code: 1,
    lines: [`${feeds}/news is not in the list of feeds: add it in the dashboard, or try it with --dry-run.`],
  });
  expect(await titles()).toEqual([]);

  await addFeed("News", "/news");
  await addFeed("Over", "/gone");
  const over = `Over: ${feedProblems.gone(404)} (${feeds}/gone)`;
  expect(await run("--dry-run")).toMatchObject({
    code: 1,
    lines: [expect.anything(), "News: 2 new articles", over],
  });
  expect(await titles()).toEqual([]);
  expect(await run()).toEqual({ code: 1, lines: ["News: 2 new articles", over] });
  expect(await titles()).toEqual(["Robots &amp; <b>jobs</b>", "Second"]);
  const page = await (await fetch(`${site.url}/news`)).text();
  expect(page).toContain("Robots &amp; <b>jobs</b>");
  expect(await (await fetch(`${site.url}/news?q=robots`)).text()).toContain("Showing 1-1 of 1 article");
  expect(await run()).toMatchObject({
    code: 0,
    lines: ["News: 2 known already", expect.stringMatching(/^Over: not due until .* Last time: /)],
  });
});

it("reads them in the worker, where it is not switched off", async () => {
  await site.db.updateTable("feeds").set({ next_fetch_at: null, last_fetched_at: null }).execute();
  await site.db.deleteFrom("articles").execute();
  await site.db.deleteFrom("feed_items").execute();
  const off = site.run("worker");
  const on = site.run("worker", [], { NEWS_IMPORT_CRON: "23 */3 * * *" });
  await waitFor("the articles to come", async () => (await titles()).length === 2);
  await on.until(/A feed could not be read .*\/gone/);
  const { next_fetch_at } = await site.db
    .selectFrom("feeds")
    .select("next_fetch_at")
    .where("name", "=", "News")
    .executeTakeFirstOrThrow();
  expect(next_fetch_at).toMatch(/:23:00.000Z$/);
  expect(off.output()).not.toContain("feed");
  expect(await on.end("SIGTERM")).toBe(0);
  expect(await off.end("SIGTERM")).toBe(0);
});

it("has staff review what waits one by one and by checkboxes, without script", async () => {
  await site.db.deleteFrom("articles").execute();
  const [strike, law, layoffs] = ["Strike", "Law", "Layoffs"] as const;
  await holdArticles(site.db, [layoffs, law, strike]);
  const staff = new Reader(site, await cookieOf(site, await makeStaff(site)));
  const listed = (page: Page) => page.main.one("ul").allWords("li");
  let page = await staff.open(adminPaths.articles);
  page = await page.main.send(`${reviewCopy.dismiss} ${law}`);
  expect(page.says("status")).toContain(reviewCopy.result.dismissed(law));
  page = await page.send(reviewCopy.undo);
  const waits = (title: string) => expect.stringMatching(new RegExp(`^${title} `));
  const back = expect.stringContaining(reviewCopy.result.waiting(law));
  expect(listed(page)).toEqual([waits(strike), back, waits(law), waits(layoffs)]);

  page = await page.main.send(`${reviewCopy.publish} ${law}`);
  expect(page.address).toMatch(/#reviewed$/);
  // It stands in the place of the article that is gone.
  const notice = page.withId("reviewed").words;
  expect(notice).toContain(reviewCopy.result.published(law));
  expect(listed(page)).toEqual([waits(strike), notice, waits(layoffs)]);
  page = await page.main.send(reviewCopy.publishSelected, { [reviewCopy.select(strike)]: true });
  page = await page.main.send(`${reviewCopy.dismiss} ${layoffs}`);
  expect(page.main.words).toContain(reviewCopy.empty);
  const news = await staff.open("/news");
  expect(news.main.allWords("article")).toEqual([strike, law].map((title) => expect.stringContaining(title)));
});
