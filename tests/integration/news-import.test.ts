import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  articleForm,
  hideArticleForm,
  newArticleForm,
  showArticleForm,
} from "~/features/articles/admin/article.form";
import { articlesTable } from "~/features/articles/admin/articles.admin";
import { articlesAdminCopy } from "~/features/articles/admin/articles-admin.copy";
import {
  feedForm,
  newFeedForm,
  readFeedForm,
  removeFeedForm,
  restoreFeedForm,
} from "~/features/feeds/admin/feed.form";
import { feedsAdminCopy } from "~/features/feeds/admin/feeds-admin.copy";
import { feedProblems } from "~/features/feeds/feed-problem";
import { reviewCopy } from "~/features/feeds/review/review.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { editing } from "~/kits/versioning/versioning.copy";
import { holdArticles } from "../support/held-articles";
import { type Page, Reader } from "../support/reader";
import { sampleFeeds } from "../support/sample-feeds";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
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

const newStaff = async (name: string) =>
  new Reader(site, await cookieOf(site, await makeStaff(site, { ...STAFF, email: `${name}@example.org` })));

it("has staff review what waits one by one and by checkboxes, without script", async () => {
  await site.db.deleteFrom("articles").execute();
  const [strike, law, layoffs] = ["Strike", "Law", "Layoffs"] as const;
  await holdArticles(site.db, [layoffs, law, strike]);
  const staff = await newStaff("ann");
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
  const none = await page.main.send(reviewCopy.publishSelected);
  expect(none.says("alert")).toContain(reviewCopy.problems.noneSelected);
  page = await page.main.send(reviewCopy.publishSelected, { [reviewCopy.select(strike)]: true });
  const held = await page.main.follow(`${reviewCopy.edit} ${layoffs}`);
  expect(held.named(reviewCopy.onEditPage.heading).words).not.toBe("");
  const title = `${layoffs} end`;
  page = await held.send(reviewCopy.onEditPage.publish, { Title: title });
  expect(page.says("status")).toContain(reviewCopy.result.published(title));
  expect(page.main.words).toContain(reviewCopy.empty);
  const news = await staff.open("/news");
  const shown = [strike, law, title].map((each) => expect.stringContaining(each));
  expect(news.main.allWords("article")).toEqual(shown);
  expect(await (await staff.ask("/news.rss")).text()).toContain(title);
});

it("has staff add a feed, which is refused twice, change it, mark it as due, remove it and bring it back", async () => {
  await site.db.deleteFrom("feeds").execute();
  const staff = await newStaff("bea");
  const { name, url, blockWords } = feedsAdminCopy.fields;
  let page = await staff.open(adminPaths.feeds);
  expect(page.main.words).toContain(feedsAdminCopy.listPage.empty);
  page = await page.main.follow(feedsAdminCopy.listPage.add);
  page = await page.main.send(newFeedForm.submit.idle, { [name.label]: "The Wire" });
  expect(page.main.field(url.label).description).toContain("Enter the address of the feed");
  const address = { [url.label]: "https://example.org/wire" };
  page = await page.main.send(newFeedForm.submit.idle, address);
  expect(page.says("status")).toContain(newFeedForm.messages.success);
  const own = page.address.replace(/\?.*/, "");

  page = await staff.open(`${adminPaths.feeds}/new`);
  page = await page.main.send(newFeedForm.submit.idle, { ...address, [name.label]: "The same again" });
  expect(page.main.field(url.label).description).toContain("“The Wire”");
  page = await page.main.follow(feedsAdminCopy.openDuplicate);
  expect(page.address).toBe(own);
  page = await page.main.send(feedForm.submit.idle, { [blockWords.label]: "sponsored" });
  expect(page.says("status")).toContain(feedForm.messages.success);

  const failed = { last_fetched_at: new Date().toISOString(), last_error: "The site is away." };
  await site.db
    .updateTable("feeds")
    .set({ ...failed, next_fetch_at: "2099" })
    .execute();
  page = await (await staff.open(adminPaths.dashboard)).main.follow(reviewCopy.overview.failing(1));
  expect(page.main.words).toContain(feedsAdminCopy.problem("The site is away."));
  page = await page.main.send(`${readFeedForm.submit.idle} The Wire`);
  expect(page.says("status")).toContain(readFeedForm.messages.success);
  expect(page.main.one("tr", /The Wire/).words).toContain(feedsAdminCopy.soon);

  page = await (await page.main.follow("The Wire")).main.send(removeFeedForm.submit.idle);
  expect(page.says("status")).toContain(feedsAdminCopy.remove.done);
  expect(page.main.words).toContain(feedsAdminCopy.listPage.empty);
  page = await page.send(restoreFeedForm.submit.idle);
  expect(page.says("status")).toContain(restoreFeedForm.messages.success);
  expect(page.main.all("tr", /The Wire/)).toHaveLength(1);
});

it("has staff preview an article, add it, meet a duplicate, hide it and show it again", async () => {
  const staff = await newStaff("cleo");
  const title = "Night shift over";
  let page = await staff.open("/admin/articles/new");
  page = await page.main.send(newArticleForm.submit.idle, { Title: "Night shift <em>over</em>" });
  expect(page.main.field("Web address").description).toContain("Enter the article's web address");
  expect(page.title).toMatch(/^Error: /);
  const address = { "Web address": "https://example.org/night" };
  page = await page.main.send(articlesAdminCopy.preview.button, address);
  expect(page.named(articlesAdminCopy.preview.heading).allWords("em")).toEqual(["over"]);
  page = await page.main.send(newArticleForm.submit.idle);
  expect(page.says("status")).toContain(newArticleForm.messages.success);
  const own = page.address.replace(/\?.*/, "");
  page = await staff.open("/admin/articles/new");
  page = await page.main.send(newArticleForm.submit.idle, { ...address, Title: "The same again" });
  expect(page.main.field("Web address").description).toContain(`“${title}”`);
  page = await page.main.follow(articlesAdminCopy.openDuplicate);
  expect(page.address).toBe(own);

  const inTable = async () => (await staff.open(articlesTable.path)).main.one("tr", /Night shift/);
  const isInNews = async () =>
    (await staff.open("/news?q=night+shift")).main.all("article", /Night shift/).length > 0;
  expect(await isInNews()).toBe(true);
  page = await page.main.send(hideArticleForm.submit.idle);
  expect(page.says("status")).toContain(hideArticleForm.messages.success);
  expect(await isInNews()).toBe(false);
  expect((await inTable()).one("th").words).toContain(tableCopy.hidden.label);
  page = await (await inTable()).follow(`Edit ${title}`);
  expect(page.withId("article").words).toContain(editing.hidden.label);
  page = await page.main.send(showArticleForm.submit.idle);
  expect(page.says("status")).toContain(showArticleForm.messages.success);
  expect((await inTable()).one("th").words).toBe(title);
  expect(await isInNews()).toBe(true);
});

it("shows the second of two editors of an article the first one's change, and saves neither unasked", async () => {
  const { id } = await site.db
    .insertInto("articles")
    .values({
      title: "Mill to close",
      summary: "The mill closes in May.",
      source: "The Paper",
      url: "https://example.org/mill",
      published_date: "2020-01-01",
      created_at: "2020-01-02T00:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stored = site.db.selectFrom("articles").select(["title", "summary", "source"]).where("id", "=", id);
  const path = `/admin/articles/${id}`;
  const colleague = await newStaff("dee");
  const save = articleForm.submit.idle;
  const name = "What was changed while you were writing";
  let page = await (await newStaff("eli")).open(path);
  await (await colleague.open(path)).main.send(save, {
    Title: "Mill closes",
    Summary: "The mill closes in June.",
  });
  page = await page.main.send(save, { Title: "Mill shuts", Source: "The Daily" });
  expect(page.named(name).words).toContain("Mill closes");
  expect(page.says("alert")).toMatch(/dee@example\.org on .* UTC/);
  expect([page.main.field("Title").value, page.main.field("Summary").value]).toEqual([
    "Mill shuts",
    "The mill closes in June.",
  ]);
  expect(await stored.executeTakeFirst()).toMatchObject({ title: "Mill closes", source: "The Paper" });
  page = await page.main.send("Save mine", { Title: "Mill shuts for good" });
  expect(page.says("status")).toContain(articleForm.messages.success);
  expect(await stored.executeTakeFirst()).toEqual({
    title: "Mill shuts for good",
    summary: "The mill closes in June.",
    source: "The Daily",
  });

  await (await colleague.open(path)).main.send(save, { Title: "Mill saved" });
  page = await page.main.send(save, { Title: "Mill lost" });
  page = await page.named(name).send("Keep theirs");
  expect(page.main.field("Title").value).toBe("Mill saved");
  expect(page.main.words).not.toContain(name);
});
