import { expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addDefaultFeeds, listDueFeeds, listFeeds } from "./feeds.queries.server";

it("lists a few feeds whose articles staff review, and which are read at once", async () => {
  const db = await openTestDatabase();
  const now = new Date("2026-11-20T09:00:00.000Z");
  await addDefaultFeeds(db, now);
  const feeds = await listFeeds(db);
  expect(feeds).toHaveLength(7);
  for (const { url, publishes, keep_words } of feeds) {
    expect(url).toMatch(/^https:\/\//);
    expect(publishes).toBe("review");
    expect(keep_words.split("\n")).toHaveLength(2);
  }
  expect(await listDueFeeds(db, now)).toHaveLength(7);
  await db.destroy();
});
