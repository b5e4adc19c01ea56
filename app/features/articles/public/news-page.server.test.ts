import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { type Database, openDatabase } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { calendarDay } from "~/lib/time/dates";
import { newsFeed } from "./news-feed.server";
import { loadLatestNews, loadNewsOfWeek, loadNewsPage } from "./news-page.server";
import type { NewsQuery } from "./news-query";

let db: Database;

beforeEach(async () => {
  db = await openTestDatabase();
});

afterEach(() => db.destroy());

type Sample = Partial<NewRow<"articles">>;

/** Inserts articles, each a day older than the one before unless it says otherwise. */
async function publish(...samples: Sample[]): Promise<void> {
  for (const [index, sample] of samples.entries()) {
    await db
      .insertInto("articles")
      .values({
        title: `Article ${index}`,
        summary: "",
        source: "The Paper",
        url: `https://example.org/${index}`,
        published_date: new Date(Date.UTC(2026, 8, 1 - index)).toISOString().slice(0, 10),
        created_at: "2026-09-02T00:00:00.000Z",
        ...sample,
      })
      .execute();
  }
}

const load = (query: Partial<NewsQuery>) => loadNewsPage(db, { q: "", source: "", page: 1, ...query });

/** Of articles that hold every word. */
async function titles(query: Partial<NewsQuery>): Promise<string[]> {
  const { articles, slice, isPartial } = await load(query);
  expect(slice.total).toBe(articles.length);
  return isPartial ? [] : articles.map((article) => article.plainTitle);
}

describe("an article staff have hidden", () => {
  it("is in no public list, and its source not among the choices", async () => {
    await publish({ title: "Seen", source: "Daily" }, { title: "Unseen", source: "Weekly", is_hidden: 1 });
    expect(await titles({})).toEqual(["Seen"]);
    expect(await titles({ q: "unseen" })).toEqual([]);
    expect(await titles({ source: "Weekly" })).toEqual([]);
    expect((await load({})).sources).toEqual(["Daily"]);
    expect((await loadLatestNews(db)).map((article) => article.plainTitle)).toEqual(["Seen"]);
    const feed = await newsFeed(db, { name: "Site", url: "https://site.example" });
    expect(feed).toContain("Seen");
    expect(feed).not.toContain("Unseen");
  });
});

describe("the search", () => {
  it.each<[string, Sample, string[], string[]]>([
    [
      "a title",
      { title: "Layoffs at the mill" },
      ["layoff", "LAYOFFS", "the mill", "mills", "layofs"],
      ["milk"],
    ],
    ["a summary", { summary: "Wages fell by half" }, ["wages fell"], ["wages rose"]],
    ["a source", { source: "El País" }, ["país", "PAÍS", "el p", "El Pais"], ["le monde"]],
    ["two letters", { title: "AI at work" }, ["AI", "ai"], ["io"]],
    ["words in any order", { title: "Amazon announces layoffs" }, ["layoff amazon"], ["layoff google"]],
    ["a percent sign", { title: "Down 100% in May" }, ["100%", "%"], ["100_", "1%0"]],
    ["an underscore", { title: "The snake_case desk" }, ["snake_case", "_"], ["snakeXcase", "snake%"]],
    ["a backslash", { title: "C:\\temp" }, ["\\", "c:\\t"], ["\\\\"]],
    ["quotes", { title: `They said "no" and didn't` }, [`"no"`, "didn't", "didn’t", "“no”"], ["''", `""`]],
    ["curly quotes", { title: "It’s “over” – maybe" }, ["it's", "its", `"over"`, "- maybe"], ["it's not"]],
    ["entities", { title: "Jobs &amp; wages: it&#8217;s on" }, ["jobs & wages", "it's on"], ["wages &&"]],
    ["angle brackets", { title: "5 &lt; 6" }, ["5 < 6"], ["5 > 6"]],
    [
      "capitals outside ASCII",
      { title: "ÉCOLE and Être" },
      ["école", "École", "être", "ÊTRE", "ecole"],
      ["école!!ê"],
    ],
    ["an accent typed in two", { title: "École" }, ["E\u0301cole"], []],
    ["Cyrillic", { title: "РАБОТА и Труд" }, ["работа", "ТРУД", "работы"], ["забота"]],
    ["a hard space", { title: "10\u00a0000 jobs" }, ["10 000"], []],
    ["an emoji", { title: "Robots 🤖 again" }, ["🤖"], ["🦾"]],
    ["words of SQL", { title: "'; drop table articles; --" }, ["'; drop table"], ["' or 1=1"]],
  ])("finds %s", { tags: ["@public-7.1"] }, async (_name, sample, found, missed) => {
    await publish({ title: "Something else", url: "https://example.org/else" }, sample);
    const expected = await titles({});
    for (const q of found) expect(await titles({ q }), q).toEqual([expected[1]]);
    for (const q of missed) expect(await titles({ q }), q).toEqual([]);
  });

  it.each([
    ["call center", "Chatbot takes over customer service"],
    ["Call centers in Ohio", "Ohio bank ends its customer support"],
    ["graphic design", "Game illustrators lose commissions"],
    ["layoffs", "Mill to cut 200 jobs"],
    ["mill layoffs", "Mill to cut 200 jobs"],
    ["writers", "A novelist speaks"],
    ["fired", "Mill to cut 200 jobs"],
    ["study", "What AI does: a survey"],
    ["England", "BT in the UK replaces people"],
  ])("finds %s by another name", async (q, title) => {
    const others = ["Robots again", "The authors of a book, dubbed wrong"];
    await publish(...[...others, title].map((each) => ({ title: each })));
    expect(await titles({ q })).toEqual([title]);
  });

  it("finds a kind by its name, whoever writes about it", async () => {
    await publish(
      { title: "Bank halves its staff" },
      { title: "Few are laid off", source: "Budget Lab" },
      { title: "A layoff by letter", source: "Budget Lab" },
    );
    const cuts = ["Bank halves its staff", "Few are laid off", "A layoff by letter"];
    expect(await titles({ q: "job cuts" })).toEqual(cuts);
    expect(await titles({ q: "layoff" })).toEqual(cuts);
    expect(await titles({ q: "research" })).toHaveLength(2);
  });

  it("finds some of the words where no article has all of them, and says so", async () => {
    await publish({ title: "Wages fell" }, { title: "AI at work" });
    const some = await load({ q: "AI wages rose" });
    expect(some).toMatchObject({ isPartial: true, articles: [{ plainTitle: "Wages fell" }], newest: [] });
    // A word of nearly every article finds nothing by itself.
    expect(await load({ q: "AI rose" })).toMatchObject({ isPartial: false, articles: [] });
  });

  it.each([
    ["receptionists", "Fewer clerical jobs by 2035"],
    ["I am a programmer", "Those who enter software are hit first"],
    ["transalators", "Interpreters repeat what a machine said"],
  ])("finds for %j the line of work where no article names the trade, and says so", async (q, title) => {
    await publish({ title: "Wages fell" }, { title });
    expect(await load({ q })).toMatchObject({ isPartial: true, articles: [{ plainTitle: title }] });
  });

  it("offers the newest three where it finds nothing, but not to somebody in danger", async () => {
    await publish({ title: "I want more" }, {}, {}, {});
    const { articles, newest } = await load({ q: "zebra" });
    expect([articles, newest.length]).toEqual([[], 3]);
    expect(await load({ q: "I want to die" })).toMatchObject({ articles: [], newest: [] });
  });

  it("finds a source as it is read, not as it is stored", { tags: ["@public-7.1"] }, async () => {
    await publish({ source: "<b>AT&amp;T</b> News" }, { source: null });
    expect(await titles({ q: "at&t news" })).toEqual(["Article 0"]);
    expect(await titles({ source: "AT&T" })).toEqual(["Article 0"]);
    expect(await titles({ source: "<b>" })).toEqual([]);
  });

  it("lists the newest first, also when dates are changed, are times, or lie before 1970", async () => {
    await publish(
      { title: "Strike one", published_date: "1969-12-31" },
      { title: "Strike two", published_date: "2026-09-01T18:00:00.000Z", source: "Daily" },
      { title: "Strike three", published_date: "2026-09-01" },
      { title: "Strike four", published_date: "2026-08-31", source: "Daily" },
    );
    const newestFirst = ["Strike two", "Strike three", "Strike four", "Strike one"];
    expect(await titles({})).toEqual(newestFirst);
    expect(await titles({ q: "strike" })).toEqual(newestFirst);
    expect(await titles({ q: "strike", source: "Daily" })).toEqual(["Strike two", "Strike four"]);
    await db
      .updateTable("articles")
      .set({ published_date: "2026-10-01" })
      .where("title", "=", "Strike one")
      .execute();
    expect((await titles({ q: "strike" }))[0]).toBe("Strike one");
    expect((await titles({ q: "stri" }))[0]).toBe("Strike one");
  });

  it("counts and pages what a search finds", async () => {
    await publish(...Array.from({ length: 30 }, (_, index) => ({ title: `Layoff ${index}` })));
    const last = await load({ q: "layoffs", page: 3 });
    expect(last.slice).toMatchObject({ total: 30, page: 3 });
    expect(last.articles.map(({ plainTitle }) => plainTitle)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Layoff ${24 + index}`),
    );
  });

  it("finds a long title outside ASCII whatever its capitals", async () => {
    const title = "Эксперты: Автоматизация Труда И Будущее Человеческих Профессий";
    await publish({ title }, { title: title.toUpperCase() });
    expect(await titles({ q: title.toUpperCase() })).toEqual([title, title.toUpperCase()]);
    expect(await titles({ q: title.toLowerCase() })).toEqual([title, title.toUpperCase()]);
  });

  it("stands a hundred different letters", async () => {
    await publish({});
    const letters = String.fromCodePoint(...Array.from({ length: 64 }, (_, index) => 0x430 + index));
    expect(await titles({ q: `&'"-<> ${letters}` })).toEqual([]);
    expect(await titles({ q: "\u0000" })).toEqual([]);
  });
});

describe("the source filter", () => {
  it("is partial and knows no capitals", { tags: ["@public-7.1"] }, async () => {
    await publish({ source: "BBC" }, { source: "BBC News" }, { source: "CNN" }, { source: null });
    expect(await titles({ source: "bbc" })).toEqual(["Article 0", "Article 1"]);
    expect(await titles({ source: "News" })).toEqual(["Article 1"]);
    expect(await titles({ source: "%" })).toEqual([]);
  });

  it("works together with the search", async () => {
    await publish(
      { title: "Strike", source: "BBC" },
      { title: "Strike", source: "CNN" },
      { title: "Truce", source: "BBC" },
    );
    expect((await load({ q: "strike", source: "BBC" })).articles).toMatchObject([{ id: 1 }]);
  });

  it("leaves out a search's matches from sources with the same words", async () => {
    const sources = ["Ars Technica", "The BBC", "Technica of Ars", "<b>Ars</b> Technica", "Ars Techniques"];
    await publish(...sources.map((source) => ({ title: `Strike in ${source}`, source })));
    expect(await titles({ q: "strike", source: "Ars Technica" })).toEqual([
      "Strike in Ars Technica",
      "Strike in Ars Technica",
    ]);
    expect(await titles({ q: "strike", source: "The BBC" })).toEqual(["Strike in The BBC"]);
  });

  it("offers clean names in alphabetical order, each once and without the unknown", {
    tags: ["@public-7.1"],
  }, async () => {
    await publish(
      { source: "Wired" },
      { source: "<b>Axios</b>" },
      { source: "Axios" },
      { source: "AT&amp;T" },
      { source: "École" },
      { source: "apnews" },
      { source: "Unknown Source" },
      { source: "" },
      { source: null },
    );
    expect((await load({ q: "nothing has this" })).sources).toEqual([
      "apnews",
      "AT&T",
      "Axios",
      "École",
      "Wired",
    ]);
  });
});

describe("a kind", () => {
  it("lists and counts its articles alone, by page and together with a search", async () => {
    const cuts = Array.from({ length: 13 }, (_, index) => ({ title: `Mill ${index} to cut jobs` }));
    await publish({ title: "Strike" }, ...cuts);
    const list = await load({ kind: "cuts", page: 2 });
    expect(list.slice).toMatchObject({ page: 2, from: 13, to: 13, total: 13 });
    expect(list.articles).toMatchObject([{ plainTitle: "Mill 12 to cut jobs" }]);
    expect(await titles({ kind: "cuts", q: "strike" })).toEqual([]);
    expect(await titles({ kind: "other" })).toEqual(["Strike"]);
  });
});

describe("paging", () => {
  it("shows twelve at a time, newest first, and counts exactly", {
    tags: ["@public-6", "@public-7.1", "@public-9.3"],
  }, async () => {
    await publish(...Array.from({ length: 30 }, () => ({})));
    const first = await load({});
    expect(first.articles.map(({ plainTitle }) => plainTitle)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Article ${index}`),
    );
    expect(first.slice).toMatchObject({ page: 1, pageCount: 3, from: 1, to: 12, total: 30 });
    const last = await load({ page: 3 });
    expect(last.articles).toHaveLength(6);
    expect(last.slice).toMatchObject({ from: 25, to: 30 });
  });

  it("shows the last page instead of one beyond the end", async () => {
    await publish(...Array.from({ length: 13 }, () => ({})));
    for (const page of [3, 10 ** 9, Number.POSITIVE_INFINITY]) {
      expect(await load({ page })).toMatchObject({
        slice: { page: 2 },
        articles: [{ plainTitle: "Article 12" }],
      });
    }
  });

  it("puts the later entry first among articles of one day", async () => {
    await publish({ published_date: "2026-01-01" }, { published_date: "2026-01-01" });
    expect(await titles({})).toEqual(["Article 1", "Article 0"]);
  });
});

describe("the newest articles for the home page", () => {
  it("are six at most", { tags: ["@public-2.5", "@public-7.1", "@public-9.3"] }, async () => {
    await publish(...Array.from({ length: 8 }, () => ({})));
    const articles = await loadLatestNews(db);
    expect(articles.map(({ plainTitle }) => plainTitle)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Article ${index}`),
    );
  });

  it("are none in an empty database", { tags: ["@public-2.5"] }, async () =>
    expect(await loadLatestNews(db)).toEqual([]),
  );
});

describe("what the week brought", () => {
  it("counts no hidden article, none of tomorrow and none without a day", async () => {
    await publish(
      { published_date: "2026-09-02" },
      { published_date: "2026-09-01T23:00:00.000Z", title: "Union wins limits on automation" },
      { published_date: "2026-08-26", title: "Mill to cut 200 jobs" },
      { published_date: "2026-08-25" },
      { published_date: "2026-08-30", is_hidden: 1 },
      { published_date: "" },
    );
    expect(await loadNewsOfWeek(db, calendarDay(2026, 9, 1))).toBe(
      "In the last 7 days: 2 new articles, 1 on job cuts, 1 on other news.",
    );
  });
});

describe("a database that cannot be read", () => {
  it("shows the empty state", { tags: ["@public-8.5"] }, async () => {
    const unready = openDatabase(":memory:");
    expect(await loadLatestNews(unready)).toEqual([]);
    expect(await loadNewsOfWeek(unready, calendarDay(2026, 9, 1))).toBeUndefined();
    expect(await loadNewsPage(unready, { q: "x", source: "", page: 4 })).toMatchObject({
      articles: [],
      sources: [],
      newest: [],
      slice: { page: 1, pageCount: 1, offset: 0, from: 0, to: 0, total: 0 },
    });
    await unready.destroy();
  });
});
