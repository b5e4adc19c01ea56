import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { articleForms, loadArticle } from "./article-editor.server";

const ann = { userId: "a", email: "ann@example.org" };
const bea = { userId: "b", email: "bea@example.org" };
const NOW = new Date("2026-11-20T09:05:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const typed = {
  title: "A <b>title</b>",
  summary: "Two\nlines",
  source: "",
  url: "https://example.org/a",
  publishedDate: "2026-11-19",
  version: "1",
};

/** Posts a form to an article's page. @returns where it leads when accepted, else the answer */
async function post(id: number | null, fields: Record<string, string>, who = ann) {
  const request = new Request(`http://site/admin/articles/${id ?? "new"}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  try {
    const { data, init } = await handleForms(request, articleForms(db, who, id), { now: NOW });
    return { status: init?.status, data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, to: thrown.headers.get("Location") };
  }
}

const add = (more: Record<string, string> = {}) => post(null, { form: "new-article", ...typed, ...more });
const save = (more: Partial<typeof typed>, who = ann, id = 1) =>
  post(id, { form: "article", ...typed, ...more }, who);
const stored = () => db.selectFrom("articles").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
const log = async () =>
  (await db.selectFrom("audit_log").selectAll().orderBy("id").execute()).map(
    ({ action, actor_email, record_id, before, after }) => ({
      action,
      actor_email,
      record_id,
      before: before && JSON.parse(before),
      after: after && JSON.parse(after),
    }),
  );

describe("adding an article", () => {
  it("saves it as typed with its creation date, and records it in the audit log", async () => {
    expect(await add()).toEqual({ status: 303, to: "/admin/articles/1?sent=new-article" });
    expect(await stored()).toEqual({
      id: 1,
      title: "A <b>title</b>",
      summary: "Two\nlines",
      source: null,
      url: "https://example.org/a",
      published_date: "2026-11-19",
      created_at: NOW.toISOString(),
      is_hidden: 0,
      url_key: "example.org/a",
      held_for_review: 0,
      feed_id: null,
      version: 1,
    });
    const [entry] = await log();
    expect(entry).toMatchObject({ action: "added", actor_email: ann.email, record_id: "1", before: null });
    expect(entry?.after).toMatchObject({ title: "A <b>title</b>", version: 1 });
  });

  it.each([
    ["no title", { title: " " }, { title: "Enter the title" }],
    ["a script for an address", { url: "javascript:alert(1)" }, { url: /begins with https/ }],
    ["a file's address", { url: "ftp://example.org/a" }, { url: /begins with https/ }],
    ["no address", { url: "example" }, { url: /begins with https/ }],
    ["a day that is none", { publishedDate: "2026-02-30" }, { publishedDate: /day that exists/ }],
  ])("rejects %s and preserves the input", async (_, wrong, errors) => {
    const answer = await add(wrong);
    expect(answer).toMatchObject({ status: 400, data: { values: { ...typed, ...wrong } } });
    for (const [name, message] of Object.entries(errors))
      expect(answer.data).toHaveProperty(["errors", name], expect.stringMatching(message));
    expect(await log()).toEqual([]);
  });

  it.each(["HTTPS://EXAMPLE.ORG/a", "http://www.example.org/a?utm_source=mail#top"])(
    "refuses %s, an address that another article has, and names the other",
    async (url) => {
      await add({ url: "https://example.org/a/" });
      expect(await add({ url })).toMatchObject({
        status: 400,
        data: { errors: { url: expect.stringContaining("“A title”") }, extra: { uniqueConflict: 1 } },
      });
    },
  );

  it("stores the address without tracking parameters", async () => {
    await add({ url: "https://example.org/a?id=7&utm_source=mail&fbclid=x" });
    expect(await stored()).toMatchObject({ url: "https://example.org/a?id=7" });
  });
});

describe("the preview", () => {
  it("renders the seven allowed tags, removes others, and saves nothing", async () => {
    const answer = await add({ title: "<i>x</i><u>y</u><script>z</script>", preview: "on" });
    expect(answer.data).toMatchObject({
      previewed: true,
      values: { url: typed.url },
      article: { title: [{ tag: "i", content: ["x"] }, "y"], date: { text: "Nov 19, 2026" } },
    });
    expect(await db.selectFrom("articles").select("id").execute()).toEqual([]);
  });
});

describe("editing an article", () => {
  beforeEach(() => add());

  it("saves what changed, counts the version, and writes down before and after", async () => {
    expect(await save({ source: "The Paper" })).toEqual({
      status: 303,
      to: "/admin/articles/1?sent=article#article",
    });
    expect(await stored()).toMatchObject({ source: "The Paper", version: 2 });
    expect((await log())[1]).toMatchObject({
      action: "edited",
      before: { source: null, version: 1 },
      after: { source: "The Paper", version: 2 },
    });
  });

  it("writes nothing down when nothing changed", async () => {
    expect(await save({})).toMatchObject({ status: 303 });
    expect(await stored()).toMatchObject({ version: 1 });
    expect(await log()).toHaveLength(1);
  });

  it("leaves an address and an hour as they are stored when they mean the same", async () => {
    await db
      .updateTable("articles")
      .set({ url: "https://Example.org/a", published_date: "2026-11-19T08:00:00.000Z" })
      .execute();
    await save({});
    expect(await stored()).toMatchObject({
      url: "https://Example.org/a",
      published_date: "2026-11-19T08:00:00.000Z",
    });
  });

  it("shows the second of two people the first's change beside their own, and saves neither half", async () => {
    await save({ title: "Ann's", source: "Ann's Paper" });
    const answer = await save({ title: "Bea's", summary: "Bea's summary" }, bea);
    expect(answer).toMatchObject({
      status: 409,
      data: {
        failure: expect.stringContaining("by ann@example.org on Nov 20, 2026, 09:05 UTC"),
        values: { title: "Bea's", summary: "Bea's summary", source: "Ann's Paper", version: "2" },
        extra: {
          changes: [
            { name: "title", before: typed.title, theirs: "Ann's", mine: "Bea's" },
            { name: "source", before: "", theirs: "Ann's Paper", mine: null },
          ],
        },
      },
    });
    expect(await stored()).toMatchObject({ title: "Ann's", summary: typed.summary, version: 2 });

    const merged = { title: "Bea's", summary: "Bea's summary", source: "Ann's Paper", version: "2" };
    expect(await save(merged, bea)).toMatchObject({ status: 303 });
    expect(await stored()).toMatchObject({ ...merged, version: 3 });
  });

  it("counts every change since the form was opened, and tells one's own other window", async () => {
    await save({ title: "One" }, bea);
    await save({ title: "Two", version: "2" }, ann);
    const answer = await save({ title: "Three" }, ann);
    expect(answer).toMatchObject({
      status: 409,
      data: {
        failure: expect.stringMatching(/you, in another window on .*; bea@example\.org on/),
        extra: { changes: [{ before: typed.title, theirs: "Two", mine: "Three" }] },
      },
    });
  });

  it("reports no conflict when the other user hid the article, or changed nothing visible", async () => {
    await post(1, { form: "hide-article" }, bea);
    expect(await save({ title: "Ann's" })).toMatchObject({ status: 303 });
    expect(await stored()).toMatchObject({ title: "Ann's", is_hidden: 1, version: 3 });
  });

  it("preserves the input when the article was deleted meanwhile, and adds it as a new one", async () => {
    await db.deleteFrom("articles").execute();
    const answer = await save({ title: "Mine" });
    expect(answer).toMatchObject({
      status: 404,
      data: {
        values: { title: "Mine" },
        extra: { gone: true },
        failure: expect.stringContaining("was deleted"),
      },
    });
    expect(await post(1, { form: "new-article", ...typed, title: "Mine" })).toEqual({
      status: 303,
      to: "/admin/articles/2?sent=new-article",
    });
  });

  it("refuses the address of another article, but not its own", async () => {
    await add({ url: "https://example.org/b" });
    expect(await save({ url: "https://example.org/b" })).toMatchObject({
      status: 400,
      data: { extra: { uniqueConflict: 2 } },
    });
    expect(await save({ url: "https://example.org/a/" })).toMatchObject({ status: 303 });
  });

  it("hides and shows, each once", async () => {
    for (const form of ["hide-article", "hide-article", "show-article"]) await post(1, { form });
    expect((await log()).slice(1).map(({ action, after }) => [action, after])).toEqual([
      ["hidden", { is_hidden: 1, version: 2 }],
      ["shown", { is_hidden: 0, version: 3 }],
    ]);
  });

  it("refuses a form the page does not have", async () => {
    expect(await post(1, { form: "newsletter" })).toMatchObject({ status: 400 });
    expect(await post(null, { form: "article", ...typed })).toMatchObject({ status: 400 });
  });
});

describe("an article's page", () => {
  it("has what there is to show, and a status of its own when there is none", async () => {
    await add({ source: "<b>AT&amp;T</b>" });
    const { data } = await loadArticle(db, 1);
    expect(data).toMatchObject({
      article: { version: "1", hidden: false, added: "Nov 20, 2026", values: { title: typed.title } },
      sources: ["AT&T"],
    });
    for (const id of [2, null]) {
      expect(await loadArticle(db, id)).toMatchObject({ data: { article: null }, init: { status: 404 } });
    }
  });
});
