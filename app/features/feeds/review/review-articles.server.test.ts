import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import type { FormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { insertFeed } from "../feeds.queries.server";
import { loadReview, REVIEW_PAGE_SIZE } from "./load-review.server";
import { reviewCopy } from "./review.copy";
import { reviewableArticleForms, reviewForms } from "./review-articles.server";

const ann = { userId: "a", email: "ann@example.org" };
const NOW = new Date("2026-11-20T09:05:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

/** Held articles 1, 2 and so on; the last one was imported last and is listed first. */
async function addHeld(count: number): Promise<void> {
  const feed = await insertFeed(db, { name: "The Wire", url: "https://example.org/rss", created_at: "" });
  for (let number = 1; number <= count; number++) {
    await db
      .insertInto("articles")
      .values({
        title: `Article <b>${number}</b>`,
        summary: number === 1 ? "word ".repeat(100) : "",
        source: "AT&amp;T",
        url: `https://example.org/${number}`,
        url_key: `example.org/${number}`,
        published_date: "2026-11-19",
        created_at: "2026-11-20T08:00:00.000Z",
        is_hidden: 1,
        held_for_review: 1,
        feed_id: feed,
      })
      .execute();
  }
}

async function post(
  fields: Record<string, string>,
  forms: readonly FormHandler<unknown>[] = reviewForms(db, ann),
) {
  const request = new Request("http://site/admin/articles", {
    method: "POST",
    body: new URLSearchParams({ form: "review", ...fields }),
  });
  const answer = await handleForms(request, forms, { now: NOW }).catch((error: unknown) => error);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location") };
  return answer;
}

const states = () =>
  db.selectFrom("articles").select(["id", "is_hidden", "held_for_review"]).orderBy("id").execute();
const view = async (query = "") => await loadReview(db, new URLSearchParams(query));
const listed = async () => (await view()).entries.map(({ id }) => id);

describe("reviewing", () => {
  beforeEach(() => addHeld(3));

  it("lists what waits, imported last first, with plain text and the feed's name", async () => {
    const { entries, slice } = await view();
    expect(slice.total).toBe(3);
    expect(entries[0]).toMatchObject({ id: 3, title: "Article 3", source: "AT&T", feed: "The Wire" });
    expect(entries[2]?.summary).toMatch(/^word .{280,300}word…$/);
  });

  it("publishes one article, writes it down, and leads back to its place", async () => {
    expect(await post({ publish: "2" })).toEqual({ status: 303, to: "/admin/articles?reviewed=2#reviewed" });
    expect((await states())[1]).toEqual({ id: 2, is_hidden: 0, held_for_review: 0 });
    const entry = await db.selectFrom("audit_log").selectAll().executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: "published",
      kind: "article",
      record_id: "2",
      actor_email: ann.email,
    });
    const { entries, result } = await view("reviewed=2");
    expect(result).toMatchObject({ title: "Article 2", counts: { published: 1 }, before: 1 });
    expect(entries.map(({ id }) => id)).toEqual([3, 1]);
  });

  it("hides what is not for us, and can put it back where it was", async () => {
    await post({ dismiss: "3" });
    expect((await states())[2]).toEqual({ id: 3, is_hidden: 1, held_for_review: 0 });
    expect((await view("reviewed=3")).result).toMatchObject({ counts: { dismissed: 1 }, before: 0 });
    await post({ putBack: "selected", "row:3": "on" });
    expect(await listed()).toEqual([3, 2, 1]);
    expect((await view("reviewed=3")).result?.counts.waiting).toBe(1);
  });

  it("publishes those that are selected", async () => {
    const answer = await post({ publish: "selected", "row:1": "on", "row:3": "on" });
    expect(answer).toMatchObject({ to: "/admin/articles?reviewed=1-3#reviewed" });
    expect(await listed()).toEqual([2]);
    expect((await view("reviewed=1-3")).result).toMatchObject({ counts: { published: 2 }, before: 0 });
  });

  it("gives the day of an article without a date, and preserves what is none", async () => {
    await db.updateTable("articles").set({ published_date: "" }).execute();
    expect((await view()).entries[0]?.published).toBeNull();
    expect(await post({ publish: "2", "day:2": "soon", "day:3": "2026-11-01" })).toMatchObject({
      data: { failure: reviewCopy.problems.noDay("soon"), extra: { days: { 2: "soon", 3: "2026-11-01" } } },
    });
    await post({ publish: "2", "day:2": "2026-11-18", "day:3": "2026-11-01" });
    await post({ publish: "1", "day:1": "" });
    const rows = await db
      .selectFrom("articles")
      .select(["published_date", "is_hidden"])
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { published_date: "", is_hidden: 0 },
      { published_date: "2026-11-18", is_hidden: 0 },
      { published_date: "", is_hidden: 1 },
    ]);
  });

  it("saves and publishes an article on its page, and neither when the input is invalid", async () => {
    const typed = { title: "Mine", url: "https://example.org/2", publishedDate: "2026-11-19", version: "1" };
    const save = (title: string) =>
      post({ form: "article", ...typed, title, saveAndPublish: "on" }, reviewableArticleForms(db, ann, 2));
    expect(await save("")).toMatchObject({ data: { errors: { title: "Enter the title" } } });
    expect((await states())[1]).toMatchObject({ held_for_review: 1 });
    expect(await save("Mine")).toEqual({ status: 303, to: "/admin/articles?reviewed=2#reviewed" });
    expect((await states())[1]).toMatchObject({ is_hidden: 0, held_for_review: 0 });
    expect((await view("reviewed=2")).result).toMatchObject({ title: "Mine", counts: { published: 1 } });
  });

  it("says so when none is selected, or no button is named", async () => {
    for (const fields of [{ publish: "selected" }, { publish: "none" }, {}])
      expect(await post(fields)).toMatchObject({ data: { failure: reviewCopy.problems.noneSelected } });
  });

  it("changes nothing that a colleague has decided about or deleted, and says so", async () => {
    await post({ dismiss: "3" });
    await db.deleteFrom("articles").where("id", "=", 2).execute();
    for (const id of ["3", "2"])
      expect(await post({ publish: id })).toMatchObject({
        data: { failure: reviewCopy.problems.decided },
        init: { status: 409 },
      });
    expect((await states())[1]).toMatchObject({ id: 3, is_hidden: 1 });
  });

  it("ignores an address with articles that are none", async () => {
    expect((await view("reviewed=99-x-1'2")).result).toBeUndefined();
  });
});

it("returns to the page of the list that the article was on, or to the last one there still is", async () => {
  await addHeld(REVIEW_PAGE_SIZE + 1);
  await post({ publish: "1" });
  expect(await view("reviewed=1")).toMatchObject({
    slice: { page: 1, pageCount: 1 },
    result: { before: REVIEW_PAGE_SIZE },
  });
  await post({ putBack: "1" });
  expect(await view("at=1")).toMatchObject({ slice: { page: 2 }, entries: [{ id: 1 }] });
  expect(await view("page=2")).toMatchObject({ entries: [{ id: 1 }] });
});
