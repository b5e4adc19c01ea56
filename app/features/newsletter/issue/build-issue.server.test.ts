import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addArticle, addReaders } from "#tests/support/newsletter";
import { createCampaign } from "~/features/newsletter/campaigns/create-campaign.server";
import type { Database } from "~/server/open-database.server";
import { buildIssue, newsSince, type Publisher, selectArticles } from "./build-issue.server";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const publisher: Publisher = {
  organization: { name: "After Automation", postalAddress: "1 Example Street" },
  siteUrl: "https://aa.example",
};

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const send = (now: Date) =>
  createCampaign(db, {
    kind: "newsletter",
    scheduledFor: now.toISOString(),
    createdBy: null,
    now,
    write: (trx) => buildIssue(trx, publisher, now),
  });
const finishAll = () =>
  db.updateTable("newsletter_sends").set({ status: "sent" }).where("status", "=", "sending").execute();

describe("selectArticles", () => {
  it("takes what was added, those published last first, ten at most, and counts the rest", {
    tags: ["@staff-7.5"],
  }, async () => {
    for (let day = 1; day <= 12; day++) {
      const publishedDate = `2026-11-${String(day).padStart(2, "0")}`;
      await addArticle(db, { title: `Day ${day}`, publishedDate, addedAt: NOW.toISOString() });
    }
    await addArticle(db, { title: "Old", publishedDate: "2026-11-30", addedAt: "2026-11-01T00:00:00.000Z" });
    const { articles, moreCount } = await selectArticles(db, "2026-11-13T09:00:00.000Z");
    expect(articles.map(({ title }) => title)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Day ${day}`),
    );
    expect(moreCount).toBe(2);
  });

  it("leaves out what staff have hidden, from the count too", async () => {
    await addArticle(db, { title: "Hidden" });
    await db.updateTable("articles").set({ is_hidden: 1 }).execute();
    await addArticle(db, { title: "Shown" });
    const { articles, moreCount } = await selectArticles(db, "2000");
    expect(articles.map(({ title }) => title)).toEqual(["Shown"]);
    expect(moreCount).toBe(0);
  });

  it("makes plain text of markup and entities", async () => {
    await addArticle(db, {
      title: "Jobs &amp; <b>wages</b>",
      summary: "<p>One</p><p>Two</p>",
      source: "<a href=x>A &lt;B</a>",
    });
    const { articles } = await selectArticles(db, "2000");
    expect(articles[0]).toMatchObject({ title: "Jobs & wages", summary: "One Two", source: "A <B" });
  });
});

describe("newsSince", () => {
  it("goes back to the previous newsletter, or a week", () => {
    expect(newsSince("2026-11-01T00:00:00.000Z", NOW)).toBe("2026-11-01T00:00:00.000Z");
    expect(newsSince(undefined, NOW)).toBe("2026-11-13T09:00:00.000Z");
  });
});

describe("an article", () => {
  it("is in one newsletter and in no second one", async () => {
    await addReaders(db, 1);
    await addArticle(db, { title: "First", addedAt: "2026-11-19T00:00:00.000Z" });
    expect(await send(NOW)).toMatchObject({ result: "created" });
    await finishAll();
    const later = new Date("2026-11-21T09:00:00.000Z");
    expect(await send(later)).toEqual({ result: "nothing to send" });

    await addArticle(db, { title: "Second", addedAt: "2026-11-21T10:00:00.000Z" });
    const next = new Date("2026-11-27T09:00:00.000Z");
    expect((await buildIssue(db, publisher, next))?.subject).toContain("Second");
    expect((await buildIssue(db, publisher, next))?.text).not.toContain("First");
  });

  it("added before the first newsletter by more than a week is not news", async () => {
    await addArticle(db, { addedAt: "2026-11-01T00:00:00.000Z" });
    expect(await buildIssue(db, publisher, NOW)).toBeUndefined();
  });
});
