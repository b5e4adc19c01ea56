import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { defaultWords } from "~/content/news-feeds";
import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { loadNewsPage } from "~/features/articles/public/news-page.server";
import { listUnmailedArticleIds } from "~/features/campaigns/weekly/news-items.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { feedForms } from "./admin/feed-editor.server";
import { feedsAdminCopy } from "./admin/feeds-admin.copy";
import { loadLastItems, takeItem } from "./admin/last-items.server";
import { loadFeed } from "./admin/load-feeds.server";
import { feedProblems } from "./feed-problem";
import { findFeed, insertFeed, listDueFeeds, updateFeed } from "./feeds.queries.server";
import { type ImportOptions, importFeed, sameAddress } from "./import-feed.server";
import { parseItems } from "./parse-items.server";
import { loadReview } from "./review/load-review.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.parse("2026-11-20T09:00:00.000Z");

let db: Database;
let server: Server;
let respond: RequestListener;
let url: string;
let now: number;
let stop: AbortController;
beforeEach(async () => {
  db = await openTestDatabase();
  now = START;
  stop = new AbortController();
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await db.destroy();
});

const options = (): ImportOptions => ({
  fetch: { userAgent: "news-reader", allowedHosts: [new URL(url).host], signal: stop.signal },
  parse: async (file, at) => parseItems(file, at),
  nextRead: (at) => new Date(at.getTime() + 3 * HOUR),
  now: () => new Date(now),
});

interface Item {
  link: string;
  title: string;
  summary?: string;
  guid?: string;
  date?: string;
}

const rss = (
  items: readonly Item[],
) => `<?xml version="1.0"?><rss version="2.0"><channel><title>A feed</title>
  ${items
    .map(
      ({ link, title, summary = "", guid, date = "Fri, 20 Nov 2026 08:00:00 GMT" }) =>
        `<item><title>${title}</title><link>${link.replaceAll("&", "&amp;")}</link><description>${summary}</description>
        ${guid ? `<guid>${guid}</guid>` : ""}<pubDate>${date}</pubDate></item>`,
    )
    .join("")}</channel></rss>`;

function serve(...items: Item[]): void {
  respond = (_request, response) => response.end(rss(items));
}

const addFeed = (more: Partial<NewRow<"feeds">> = {}) =>
  insertFeed(db, { name: "A & B News", url, created_at: new Date(START).toISOString(), ...more });

const read = (id: number) => importFeed(db, id, options());
const counts = (part: Record<string, number>) => ({
  status: "read",
  counts: { added: 0, changed: 0, known: 0, refused: 0, doubled: 0, ...part },
});
const articles = () => db.selectFrom("articles").selectAll().orderBy("id").execute();
const stories = (...links: string[]) => links.map((link) => ({ link, title: "A story" }));

describe("a new article", () => {
  it("is hidden until staff have reviewed it, or published at once, as the feed says", async () => {
    serve({
      link: "https://example.org/a?utm_source=x&id=1",
      title: "Robots &amp; jobs",
      summary: "So it is.",
    });
    const review = await addFeed();
    expect(await read(review)).toMatchObject(counts({ added: 1 }));
    expect(await articles()).toMatchObject([
      {
        title: "Robots &amp; jobs",
        summary: "So it is.",
        source: "A &amp; B News",
        url: "https://example.org/a?id=1",
        url_key: "example.org/a?id=1",
        published_date: "2026-11-20T08:00:00.000Z",
        created_at: "2026-11-20T09:00:00.000Z",
        is_hidden: 1,
        held_for_review: 1,
        feed_id: review,
      },
    ]);
    const news = () => loadNewsPage(db, { q: "", source: "", page: 1 });
    expect((await news()).articles).toEqual([]);
    await updateFeed(db, review, { publishes: "publish" });
    serve({ link: "https://example.org/b", title: "Strike" });
    await read(review);
    expect(await news()).toMatchObject({ articles: [{ plainTitle: "Strike" }], slice: { total: 1 } });
    expect(await loadNewsPage(db, { q: "strike", source: "A & B News", page: 1 })).toMatchObject({
      slice: { total: 1 },
    });
  });

  it("counts as mailed when it is a month old at the feed's first import", async () => {
    const old = { link: "https://example.org/old", title: "Old", date: "Mon, 19 Oct 2026 08:00:00 GMT" };
    serve(old, { link: "https://example.org/new", title: "New" });
    const id = await addFeed();
    await read(id);
    serve({ ...old, link: "https://example.org/late", title: "Late" });
    await read(id);
    const mailed = await db.selectFrom("mailed_items").select(["kind", "item_id"]).execute();
    const [first] = await articles();
    expect(mailed).toEqual([{ kind: "article", item_id: first?.id }]);
    expect(await articles()).toMatchObject([{ title: "Old" }, { title: "New" }, { title: "Late" }]);
  });

  it("without a date waits for review, is the last of the news once it is public, and is in no newsletter", async () => {
    const undated = { link: "https://example.org/a", title: "When", date: "in the spring" };
    serve(undated, { link: "https://example.org/b", title: "Today" });
    const id = await addFeed({ publishes: "publish" });
    await read(id);
    const held = { published_date: "", is_hidden: 1, held_for_review: 1 };
    expect(await articles()).toMatchObject([
      { title: "When", ...held },
      { title: "Today", is_hidden: 0 },
    ]);
    await db.updateTable("articles").set({ is_hidden: 0 }).execute();
    const { articles: listed } = await loadNewsPage(db, { q: "", source: "", page: 1 });
    expect(listed.map(({ plainTitle, date }) => [plainTitle, date?.iso])).toEqual([
      ["Today", "2026-11-20"],
      ["When", undefined],
    ]);
    expect(await listUnmailedArticleIds(db)).toEqual([2]);
    serve({ ...undated, date: "Thu, 19 Nov 2026 08:00:00 GMT" });
    await read(id);
    expect(await listUnmailedArticleIds(db)).toEqual([2, 1]);
  });

  it("is taken only with a word of each line, and left out with a word that is blocked", async () => {
    serve(
      { link: "https://example.org/1", title: "AI takes jobs" },
      { link: "https://example.org/2", title: "AI paints" },
      { link: "https://example.org/3", title: "Jobs", summary: "The machines are learning." },
      { link: "https://example.org/4", title: "Jobs and machine learning, sponsored" },
      { link: "https://example.org/5", title: "LAYOFFS", summary: "An &lt;b&gt;A.I.&lt;/b&gt; company" },
      { link: "https://example.org/6", title: "Jobs said the captain on board, maintained" },
    );
    const id = await addFeed({
      keep_words: "AI, A.I., machine learning\njob, jobs, layoff*",
      block_words: "sponsored",
    });
    expect(await read(id)).toMatchObject(counts({ added: 2, refused: 4 }));
    expect((await articles()).map(({ url: at }) => at)).toEqual([
      "https://example.org/5",
      "https://example.org/1",
    ]);
    await updateFeed(db, id, { keep_words: "", block_words: "" });
    expect(await read(id)).toMatchObject(counts({ added: 4, known: 2 }));
  });

  it.each([
    ["is taken for review when it says in other words what a new feed wants", {}, 1],
    ["is left out of what is published at once", { publishes: "publish" }, 0],
    ["is left out where staff have chosen the words", { keep_words: "AI\njobs" }, 0],
  ] as const)("%s", async (_, more, added) => {
    serve(
      { link: "https://example.org/1", title: "Self-checkout kiosks replace the last cashiers at the chain" },
      { link: "https://example.org/2", title: "Self-checkout kiosks replace the last cashiers, sponsored" },
      { link: "https://example.org/3", title: "Ten recipes for a rainy weekend" },
    );
    const id = await addFeed({ ...defaultWords, publishes: "review", ...more });
    expect(await read(id)).toMatchObject(counts({ added, refused: 3 - added }));
  });
});

describe("what was left out", () => {
  const ann = { userId: "a", email: "ann@example.org" };
  const items = async (id: number) => (await loadLastItems(db, id)).map(({ title, state }) => [title, state]);

  it("is listed with its reason, and taken into review by staff", async () => {
    serve(
      { link: "https://example.org/1", title: "AI takes jobs" },
      { link: "https://example.org/2", title: "Voice bot rollout" },
      { link: "https://example.org/3", title: "AI jobs, sponsored" },
      ...Array.from({ length: 30 }, (_, place) => ({ link: `https://example.org/p${place}`, title: "More" })),
    );
    const id = await addFeed({ keep_words: "AI\njob*", block_words: "sponsored" });
    await read(id);
    const listed = await items(id);
    expect(listed).toHaveLength(20);
    expect(listed.slice(0, 3)).toEqual([
      ["AI takes jobs", "Waits for review"],
      ["Voice bot rollout", "None of these words of line 1: ai"],
      ["AI jobs, sponsored", "It has the word “sponsored”."],
    ]);
    const feed = await findFeed(db, id);
    if (!feed) throw new Error("no feed");
    const take = (key: string) => takeItem(db, ann, { feed, key, now: new Date(now) });
    expect(await take("example.org/2")).toMatchObject({ ok: true });
    expect(await take("example.org/2")).toMatchObject({ ok: false });
    expect(await take("example.org/none")).toMatchObject({ ok: false, status: 404 });
    expect((await items(id))[1]).toEqual(["Voice bot rollout", "Waits for review"]);
    await read(id);
    expect((await items(id))[1]).toEqual(["Voice bot rollout", "Waits for review"]);
  });

  it("has the title of an article that waits, which names the other and stays the only one", async () => {
    const [first, second] = [await addFeed(), await addFeed({ name: "Second", url: `${url}?second` })];
    serve({ link: "https://example.org/a", title: "Robots & jobs".replace("&", "&amp;amp;") });
    await read(first);
    serve({ link: "https://other.example/b", title: "ROBOTS &amp;amp; Jobs" });
    expect(await read(second)).toMatchObject(counts({ doubled: 1 }));
    const { entries } = await loadReview(db, new URLSearchParams());
    expect(entries).toMatchObject([{ doubles: [{ href: "https://other.example/b", name: "Second" }] }]);
    await db.updateTable("articles").set({ is_hidden: 0 }).execute();
    expect(await read(second)).toMatchObject(counts({ known: 1 }));
    expect(await items(second)).toEqual([["ROBOTS & Jobs", "An article with its title waits for review."]]);
    expect(await articles()).toHaveLength(1);
  });

  it("has the address of another item, which is said beside each", async () => {
    const id = await addFeed();
    serve(...["First", "Second", "Third"].map((title) => ({ link: "https://example.org/a", title })));
    expect(await read(id)).toMatchObject(counts({ added: 1 }));
    expect(await articles()).toHaveLength(1);
    expect(await items(id)).toEqual([
      ["First", "Waits for review"],
      ["Second", sameAddress],
      ["Third", sameAddress],
    ]);
  });
});

describe("the same article", () => {
  it("is one row whatever its address, guid and title are", async () => {
    const id = await addFeed();
    serve({ link: "http://www.example.org/story/", title: "Draft", guid: "1" });
    await read(id);
    serve(
      { link: "https://example.org/story?fbclid=2#top", title: "Final", guid: "2" },
      ...stories("https://example.org/story", "https://example.org/story?utm_source=rss"),
    );
    await read(id);
    serve({ link: "https://example.org/story?mc_cid=3", title: "Final", guid: "3" });
    expect(await read(id)).toMatchObject(counts({ changed: 1 }));
    expect(await articles()).toMatchObject([
      { title: "Final", url: "http://www.example.org/story/", version: 2 },
    ]);
  });

  it("is ten rows when ten articles share a guid", async () => {
    const id = await addFeed();
    serve(
      ...Array.from({ length: 10 }, (_, index) => ({
        link: `https://example.org/?p=${index}`,
        title: `Title ${index}`,
        guid: "the same guid",
      })),
    );
    expect(await read(id)).toMatchObject(counts({ added: 10 }));
    expect(await read(id)).toMatchObject(counts({ known: 10 }));
    expect(await articles()).toHaveLength(10);
  });

  it("has the words of staff where they have changed those of the feed", async () => {
    const id = await addFeed();
    serve({ link: "https://example.org/a", title: "Theirs", summary: "First" });
    await read(id);
    await db.updateTable("articles").set({ title: "Ours" }).execute();
    serve({ link: "https://example.org/a", title: "Theirs, edited", summary: "Second" });
    expect(await read(id)).toMatchObject(counts({ changed: 1 }));
    expect(await articles()).toMatchObject([{ title: "Ours", summary: "Second" }]);
  });

  it("stays as staff have added it, and stays deleted", async () => {
    await db
      .insertInto("articles")
      .values({
        title: "A story",
        summary: "Ours",
        url: "https://example.org/ours",
        published_date: "2026-11-01",
        created_at: new Date(START).toISOString(),
      })
      .execute();
    const id = await addFeed();
    serve(...stories("https://example.org/ours", "https://example.org/other"));
    expect(await read(id)).toMatchObject(counts({ added: 1, known: 1 }));
    await db.deleteFrom("articles").where("url", "=", "https://example.org/other").execute();
    serve({ link: "https://example.org/ours", title: "Edited" }, ...stories("https://example.org/other"));
    expect(await read(id)).toMatchObject(counts({ known: 2 }));
    expect(await articles()).toMatchObject([{ title: "A story", summary: "Ours", is_hidden: 0 }]);
  });

  it("belongs to the feed that had it first, and stays when that is deleted", async () => {
    const first = await addFeed();
    const second = await addFeed({ name: "Second", url: `${url}?second` });
    serve({ link: "https://example.org/a", title: "First" });
    await read(first);
    serve({ link: "https://example.org/a", title: "Second" });
    await read(second);
    await db.deleteFrom("feeds").where("id", "=", first).execute();
    await read(second);
    expect(await articles()).toMatchObject([{ title: "First", source: "A &amp; B News" }]);
  });

  it("follows its feed again when that was removed and is back", async () => {
    const id = await addFeed();
    serve({ link: "https://example.org/a", title: "First" });
    await read(id);
    const row = await findFeed(db, id);
    await db.deleteFrom("feeds").where("id", "=", id).execute();
    if (row) await db.insertInto("feeds").values(row).execute();
    serve({ link: "https://example.org/a", title: "Second" });
    expect(await read(id)).toMatchObject(counts({ changed: 1 }));
    serve({ link: "https://example.org/a", title: "Third" });
    expect(await read(id)).toMatchObject(counts({ changed: 1 }));
  });
});

describe("reading a feed", () => {
  it("is offered where its site's address was given, and read from there after one click", async () => {
    respond = (request, response) =>
      request.url === "/news.xml"
        ? response.end(rss([{ link: "https://example.org/a", title: "A story" }]))
        : response.end(
            "<!doctype html><html><link rel=alternate type=application/rss+xml href=/news.xml></html>",
          );
    const id = await addFeed();
    const feedUrl = new URL("/news.xml", url).href;
    expect(await read(id)).toMatchObject({ status: "failed", problem: feedProblems.siteOfFeed(feedUrl) });
    expect(await loadFeed(db, id, new Date(now))).toMatchObject({ namedFeed: feedUrl });

    const click = () =>
      handleForms(
        new Request(`http://site/admin/articles/feeds/${id}`, {
          method: "POST",
          body: new URLSearchParams({ form: "use-named-feed" }),
        }),
        feedForms(db, { userId: "a", email: "ann@example.org" }, id),
        { now: new Date(now) },
      ).catch((error: unknown) => error);
    expect(await click()).toMatchObject({ status: 303 });
    expect(await findFeed(db, id)).toMatchObject({ url: feedUrl, named_feed: null, last_error: null });
    expect(await read(id)).toMatchObject(counts({ added: 1 }));
    expect(await click()).toMatchObject({ data: { failure: feedsAdminCopy.namedFeed.gone } });
  });

  it("asks whether it has changed, and says when it is read next", async () => {
    const asked: unknown[] = [];
    const last = "Fri, 20 Nov 2026 07:00:00 GMT";
    respond = ({ headers }, response) => {
      asked.push([headers["if-none-match"], headers["if-modified-since"]]);
      if (headers["if-none-match"] === '"1"') return void response.writeHead(304).end();
      response.writeHead(200, { ETag: '"1"', "Last-Modified": last });
      response.end(rss([{ link: "https://example.org/a", title: "A" }]));
    };
    const id = await addFeed();
    await read(id);
    now += DAY;
    expect(await read(id)).toMatchObject({ status: "unchanged" });
    expect(asked).toEqual([
      [undefined, undefined],
      ['"1"', last],
    ]);
    expect(await findFeed(db, id)).toMatchObject({
      next_fetch_at: new Date(now + 3 * HOUR).toISOString(),
      last_fetched_at: new Date(now).toISOString(),
      last_item_count: 1,
      claimed_until: null,
    });
    await updateFeed(db, id, { block_words: "x" });
    expect(await read(id)).toMatchObject({ status: "read" });
  });

  it("waits twice as long after each failure, and as long as the site asks for", async () => {
    respond = (_request, response) => response.writeHead(404).end();
    const id = await addFeed();
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      expect(await read(id)).toMatchObject({ status: "failed", problem: feedProblems.gone(404) });
      waits.push((Date.parse((await findFeed(db, id))?.next_fetch_at ?? "") - now) / HOUR);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 48, 48]);
    expect(await findFeed(db, id)).toMatchObject({ failures: 8, last_error: feedProblems.gone(404) });
    respond = (_request, response) => response.writeHead(503, { "Retry-After": String(60 * 60 * 72) }).end();
    await read(id);
    expect((await findFeed(db, id))?.next_fetch_at).toBe(new Date(now + 72 * HOUR).toISOString());
    serve();
    await read(id);
    expect(await findFeed(db, id)).toMatchObject({ failures: 0, last_error: null, last_item_count: 0 });
  });

  it("is due once its time has come, also after a clock was years ahead", async () => {
    const id = await addFeed();
    await addFeed({ name: "Off", url: `${url}?off`, is_enabled: 0 });
    const isDue = async () => (await listDueFeeds(db, new Date(now))).includes(id);
    serve();
    expect(await isDue()).toBe(true);
    await read(id);
    expect(await isDue()).toBe(false);
    now += 3 * HOUR;
    expect(await listDueFeeds(db, new Date(now))).toEqual([id]);
    now = Date.parse("2036-01-01");
    await read(id);
    now = START;
    expect(await isDue()).toBe(true);
  });

  it("is done by one process at a time, and again when one has ended in the middle", async () => {
    const id = await addFeed();
    serve();
    const both = await Promise.all([read(id), read(id)]);
    expect(both.filter((report) => report !== null)).toHaveLength(1);
    await db
      .updateTable("feeds")
      .set({ claimed_until: new Date(now + MINUTE).toISOString() })
      .execute();
    expect(await read(id)).toBeNull();
    now += MINUTE;
    expect(await read(id)).toMatchObject({ status: "read" });
  });

  it("leaves a feed as it was when the process stops", async () => {
    const id = await addFeed();
    respond = () => stop.abort(new Error("stopping"));
    await expect(read(id)).rejects.toThrow("stopping");
    expect(await findFeed(db, id)).toMatchObject({ failures: 0, last_error: null, claimed_until: null });
  });

  it("says nothing about a feed that staff changed meanwhile", async () => {
    const id = await addFeed();
    respond = async (_request, response) => {
      await updateFeed(db, id, { url: `${url}/moved`, version: 2 });
      response.writeHead(404).end();
    };
    await read(id);
    expect(await findFeed(db, id)).toMatchObject({ failures: 0, last_error: null, claimed_until: null });
  });
});
