import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import type { FormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { feedForms, feedListForms, newFeedForms } from "./feed-editor.server";
import { feedsAdminCopy as copy } from "./feeds-admin.copy";
import { loadFeed, loadFeeds } from "./load-feeds.server";

const ann = { userId: "a", email: "ann@example.org" };
const NOW = new Date("2026-11-20T09:05:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const typed = {
  name: "The Wire",
  url: "https://example.org/rss",
  isEnabled: "on",
  publishes: "review",
  keepWords: " AI, automation \n\n jobs ",
  blockWords: "",
  version: "1",
};

async function post(forms: readonly FormHandler<never>[], fields: Record<string, string>) {
  const request = new Request("http://site/admin/articles/feeds", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer = await handleForms(request, forms, { now: NOW }).catch((error: unknown) => error);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location") ?? "" };
  return answer;
}

const add = (fields: Record<string, string> = {}) =>
  post(newFeedForms(db, ann), { form: "new-feed", ...typed, ...fields });
const change = (fields: Record<string, string>, id = 1) =>
  post(feedForms(db, ann, id), { form: "feed", ...typed, ...fields });
const inList = (fields: Record<string, string>) => post(feedListForms(db, ann), fields);
const stored = () => db.selectFrom("feeds").selectAll().executeTakeFirst();

describe("a feed", () => {
  it("is added with its words a line each, and written down", async () => {
    expect(await add()).toMatchObject({ status: 303, to: "/admin/articles/feeds/1?sent=new-feed" });
    expect(await stored()).toMatchObject({
      name: "The Wire",
      is_enabled: 1,
      publishes: "review",
      keep_words: "AI, automation\njobs",
    });
    const [entry] = await db.selectFrom("audit_log").selectAll().execute();
    expect(entry).toMatchObject({ action: "added", kind: "feed", record_id: "1" });
  });

  it.each([
    ["no name", { name: " " }, { name: copy.fields.name.required }],
    ["a file's address", { url: "file:///etc/passwd" }, { url: expect.stringMatching(/begins with https/) }],
    ["no choice", { publishes: "" }, { publishes: copy.fields.publishes.required }],
  ])("is rejected with %s, and the input is preserved", async (_, wrong, errors) => {
    expect(await add(wrong)).toMatchObject({ data: { errors, values: { ...typed, ...wrong } } });
    expect(await stored()).toBeUndefined();
  });

  it("is rejected when another one has its address, however it is written", async () => {
    await add();
    expect(await add({ url: "HTTPS://EXAMPLE.ORG:443/rss", name: "Again" })).toMatchObject({
      data: { errors: { url: copy.duplicate("The Wire") }, extra: { uniqueConflict: 1 } },
    });
  });

  it("is changed, switched off, and shows a colleague's change to the second of two", async () => {
    await add();
    await change({ isEnabled: "", publishes: "publish" });
    expect(await stored()).toMatchObject({ is_enabled: 0, publishes: "publish", version: 2 });
    expect(await change({ publishes: "review", name: "Mine" })).toMatchObject({
      data: { values: { isEnabled: "" } },
    });
    expect(await stored()).toMatchObject({ name: "The Wire" });
  });

  it("is marked as due, unless it is switched off", async () => {
    await add();
    await db.updateTable("feeds").set({ next_fetch_at: "2026-11-20T12:00:00.000Z" }).execute();
    expect((await loadFeed(db, 1, NOW)).next).toBe("in 3 h");
    expect(await inList({ form: "read-feed", feed: "1" })).toMatchObject({ status: 303 });
    expect((await loadFeed(db, 1, NOW)).next).toBe(copy.soon);
    await db.updateTable("feeds").set({ is_enabled: 0 }).execute();
    expect(await inList({ form: "read-feed", feed: "1" })).toMatchObject({
      data: { failure: copy.readNow.off },
    });
    expect(await inList({ form: "read-feed", feed: "2" })).toMatchObject({ init: { status: 404 } });
  });

  it("is removed and brought back with all it had, and not when its address is taken", async () => {
    await add();
    const before = await stored();
    const removed = await post(feedForms(db, ann, 1), { form: "remove-feed" });
    const query = new URL(String(Object(removed).to), "http://site").searchParams;
    expect(await stored()).toBeUndefined();
    expect((await loadFeeds(db, query, NOW)).removed).toMatchObject({ canUndo: true });
    await inList({ form: "restore-feed", change: query.get("change") ?? "" });
    expect(await stored()).toEqual(before);

    const again = await post(feedForms(db, ann, 1), { form: "remove-feed" });
    const { searchParams } = new URL(String(Object(again).to), "http://site");
    await add({ name: "Newer" });
    expect(await inList({ form: "restore-feed", change: searchParams.get("change") ?? "" })).toMatchObject({
      data: { failure: copy.remove.notUndone },
    });
  });
});

it("the list says in words how each feed is doing", async () => {
  await add();
  const states = async () =>
    (await loadFeeds(db, new URLSearchParams(), NOW)).feeds.map(({ state }) => state);
  expect(await states()).toEqual(["unread"]);
  await db.updateTable("feeds").set({ last_fetched_at: NOW.toISOString(), last_item_count: 12 }).execute();
  expect(await states()).toEqual(["works"]);
  await db.updateTable("feeds").set({ last_error: "The site does not answer.", failures: 3 }).execute();
  expect(await loadFeed(db, 1, NOW)).toMatchObject({ state: "failing", error: "The site does not answer." });
});
