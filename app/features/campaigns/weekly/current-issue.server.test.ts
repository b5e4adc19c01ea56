import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addArticle, addReaders } from "#tests/support/newsletter";
import type { Database } from "~/database/open-database.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import type { Publisher } from "~/kits/list-mail/list-mail";
import { setTimeZone } from "~/lib/time/time-zone";
import { currentIssue, nextSubject, weeklyWriter } from "./current-issue.server";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const publisher: Publisher = {
  organization: { name: "After Automation", postalAddress: "1 Example Street" },
  siteUrl: "https://aa.example",
};

const ofIssue = {
  writer: weeklyWriter,
  owner: null,
  scheduledFor: null,
  createdBy: null,
  publisher,
  now: NOW,
};

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const contents = async () => (await currentIssue(db, publisher, NOW))?.contents;
const titles = async () => {
  const said = await contents();
  return said ? [said.lead, ...said.articles].map(({ title }) => title) : [];
};
const addResource = (title: string, isActive: 0 | 1 = 1) =>
  db
    .insertInto("support_resources")
    .values({
      title,
      category: "Food",
      organization: "City",
      description: "Meals & more",
      cost: "Free",
      website_url: "https://food.example/?utm_source=x",
      geographic_scope: "Ohio",
      tags: "[]",
      is_active: isActive,
      created_at: NOW.toISOString(),
    })
    .execute();

describe("the current issue", () => {
  it("takes what was in no issue, those published last first, ten at most, and counts the rest", {
    tags: ["@staff-7.5"],
  }, async () => {
    for (let day = 1; day <= 12; day++)
      await addArticle(db, {
        title: `Day ${day}`,
        publishedDate: `2026-11-${String(day).padStart(2, "0")}`,
      });
    expect(await titles()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Day ${day}`));
    expect(await contents()).toMatchObject({ moreCount: 2, date: "2026-11-20" });
  });

  it("is named by its subject alone as it is with all that it says", async () => {
    const subject = () => nextSubject(db, publisher, NOW);
    expect(await subject()).toBeNull();
    await addArticle(db, { title: "Without a word", summary: "", publishedDate: "2026-11-12" });
    for (const day of [11, 10])
      await addArticle(db, { title: `Day ${day}`, publishedDate: `2026-11-${day}` });
    expect(await subject()).toBe((await contents())?.subject);
    expect(await subject()).toMatch(/^Day 11, and 2 more/);
    for (let place = 0; place < 12; place++) await addArticle(db, { title: `More ${place}` });
    expect(await subject()).toBe((await contents())?.subject);
  });

  it("has the date of the day in the time zone of the schedule", async () => {
    await addArticle(db);
    onTestFinished(() => setTimeZone("UTC"));
    setTimeZone("Pacific/Auckland");
    expect((await contents())?.date).toBe("2026-11-20");
    setTimeZone("Pacific/Honolulu");
    expect((await contents())?.date).toBe("2026-11-19");
  });

  it("leads with the newest article that has a summary and a link", async () => {
    await addArticle(db, { title: "Told", publishedDate: "2026-11-01" });
    await addArticle(db, { title: "Bare", summary: "", publishedDate: "2026-11-03" });
    await addArticle(db, { title: "No link", url: "javascript:alert(1)", publishedDate: "2026-11-02" });
    expect(await titles()).toEqual(["Told", "Bare", "No link"]);
    expect((await contents())?.articles[1]?.url).toBeNull();
  });

  it("makes plain text of markup and entities, and no link tells where its reader came from", async () => {
    await addArticle(db, {
      title: "Jobs &amp; <b>wages</b>",
      summary: "<p>One</p><p>Two</p>",
      source: "<a href=x>A &lt;B</a>",
      url: "https://example.org/a?utm_source=feed&id=7&fbclid=x#top",
    });
    expect((await contents())?.lead).toMatchObject({
      title: "Jobs & wages",
      summary: "One Two",
      source: "A <B",
      url: "https://example.org/a?id=7#top",
    });
  });

  it("names new places to get help that are shown, and counts the rest", async () => {
    await addArticle(db);
    for (const title of ["First", "Second", "Third", "Fourth"]) await addResource(title);
    await addResource("Not shown", 0);
    const said = await contents();
    expect(said?.resources.map(({ title, url }) => `${title} ${url}`)).toEqual(
      ["Fourth", "Third", "Second"].map((title) => `${title} https://food.example/`),
    );
    expect(said?.moreResources).toBe(1);
  });

  it("is nothing where no article is new, whatever else is", async () => {
    await addResource("Pantry");
    expect(await contents()).toBeUndefined();
  });

  it("has another key when what it says has changed, and the same on another day", async () => {
    await addArticle(db, { title: "One" });
    const keyAt = async (now: Date) => (await currentIssue(db, publisher, now))?.key;
    const key = await keyAt(NOW);
    expect(await keyAt(new Date("2026-11-21T09:00:00.000Z"))).toBe(key);
    await db.updateTable("articles").set({ summary: "Corrected" }).execute();
    expect(await keyAt(NOW)).not.toBe(key);
  });
});

describe("a campaign", () => {
  it("is not made where the issue is not the one that was previewed", async () => {
    await addReaders(db, 1);
    await addArticle(db, { title: "Seen" });
    const key = (await currentIssue(db, publisher, NOW))?.key ?? "";
    const request = { ...ofIssue, key };
    await addArticle(db, { title: "Not seen" });
    expect(await createCampaign(db, request)).toEqual({ result: "changed" });
    expect(await db.selectFrom("mailed_items").selectAll().execute()).toEqual([]);

    await db.deleteFrom("articles").where("title", "=", "Not seen").execute();
    expect(await createCampaign(db, request)).toMatchObject({ result: "created" });
  });

  it("stores all that its issue says, and what it holds by id and position", async () => {
    await addReaders(db, 1);
    for (let index = 0; index < 11; index++) await addArticle(db, { title: `Article ${index}` });
    await addResource("Pantry");
    const current = await currentIssue(db, publisher, NOW);
    await createCampaign(db, ofIssue);
    const campaign = await db.selectFrom("campaigns").select("contents").executeTakeFirst();
    expect(JSON.parse(campaign?.contents ?? "")).toEqual(current?.contents);
    const held = await db
      .selectFrom("campaign_items")
      .select(["kind", "item_id", "position"])
      .orderBy("kind")
      .orderBy("position")
      .execute();
    expect(held).toHaveLength(12);
    expect(held[0]).toEqual({ kind: "article", item_id: 1, position: null });
    expect(held[1]).toEqual({ kind: "article", item_id: 11, position: 1 });
    expect(held[11]).toEqual({ kind: "resource", item_id: 1, position: 1 });
  });
});
