import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addArticle, addReaders } from "#tests/support/newsletter";
import type { Database } from "~/database/open-database.server";
import type { MailStatus } from "~/database/schema/schema.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { reopenCampaign, settleCampaign } from "~/features/campaigns/sending/settle-campaign.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { currentIssue, weeklyWriter } from "./current-issue.server";
import { markAsMailed } from "./news-items.server";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const publisher = {
  organization: { name: "After Automation", postalAddress: "1 Example Street" },
  siteUrl: "https://aa.example",
};

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await addReaders(db, 2);
});
afterEach(() => db.destroy());

const titles = async () => {
  const contents = (await currentIssue(db, publisher, NOW))?.contents;
  return contents ? [contents.lead, ...contents.articles].map(({ title }) => title) : [];
};

/** Makes a campaign of what is new, and settles its mails. @returns its id */
async function send(status: MailStatus = "sent", now = NOW): Promise<number> {
  const request = { writer: weeklyWriter, owner: null, scheduledFor: null, createdBy: null, publisher };
  const made = await createCampaign(db, { ...request, now });
  if (made.result !== "created") throw new Error(made.result);
  await settle(made.id, status);
  return made.id;
}

async function settle(id: number, status: MailStatus): Promise<void> {
  await db.updateTable("mails").set({ status }).where("campaign_id", "=", id).execute();
  await settleCampaign(db, id, NOW);
}

const setHidden = (title: string, is_hidden: 0 | 1) =>
  db.updateTable("articles").set({ is_hidden }).where("title", "=", title).execute();

describe("an article", () => {
  it("is in one issue, listed or only counted, and in no second one", async () => {
    for (let index = 0; index < 12; index++) await addArticle(db);
    await send();
    expect(await titles()).toEqual([]);
    await addArticle(db, { title: "Next week's" });
    expect(await titles()).toEqual(["Next week's"]);
  });

  it("is in the next issue when it was committed after one that is dated later", async () => {
    await addArticle(db, { title: "Sent in 2036" });
    await send("sent", new Date("2036-01-01T00:00:00.000Z"));
    await addArticle(db, { title: "Late", addedAt: "2026-11-01T00:00:00.000Z" });
    expect(await titles()).toEqual(["Late"]);
  });

  it("is in no issue while it is hidden, and in the one that follows when it is shown", async () => {
    await addArticle(db, { title: "Held for review" });
    await setHidden("Held for review", 1);
    await addArticle(db, { title: "Published" });
    expect(await titles()).toEqual(["Published"]);
    await send();
    await setHidden("Held for review", 0);
    await setHidden("Published", 1);
    await setHidden("Published", 0);
    expect(await titles()).toEqual(["Held for review"]);
  });

  it("is in no second issue when it was deleted and restored", async () => {
    await addArticle(db, { title: "Sent" });
    await send();
    const row = await db.selectFrom("articles").selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom("articles").execute();
    await db.insertInto("articles").values(row).execute();
    expect(await titles()).toEqual([]);
  });

  it("is in no issue when it was marked as old, which changes nothing about others", async () => {
    await addArticle(db, { title: "Sent" });
    const id = await send();
    await addArticle(db, { title: "Old" });
    await markAsMailed(db, "article", [1, 2]);
    expect(await titles()).toEqual([]);
    const mailed = await db.selectFrom("mailed_items").select(["item_id", "campaign_id"]).execute();
    expect(mailed).toEqual([
      { item_id: 1, campaign_id: id },
      { item_id: 2, campaign_id: null },
    ]);
  });

  it("of the project's own data is in no issue of a new site", async () => {
    await loadSeeds(db, "seeds");
    expect(await titles()).toEqual([]);
    await addArticle(db, { title: "This week's" });
    expect(await titles()).toEqual(["This week's"]);
    expect((await currentIssue(db, publisher, NOW))?.contents.resources).toEqual([]);
  });
});

describe("a campaign", () => {
  it.each(["failed", "cancelled", "skipped", "written"] as const)(
    "gives its articles to the next issue when all its mails were %s",
    async (status) => {
      await addArticle(db, { title: "Unread" });
      await send(status);
      expect(await titles()).toEqual(["Unread"]);
    },
  );

  it("has its articles while it is being sent, and when one mail may have arrived", async () => {
    await addArticle(db, { title: "Perhaps read" });
    const id = await send("queued");
    await db.updateTable("campaigns").set({ status: "sending" }).execute();
    await db.updateTable("mails").set({ status: "failed" }).execute();
    await db.updateTable("mails").set({ status: "uncertain" }).where("id", "=", 1).execute();
    await settleCampaign(db, id, NOW);
    expect(await titles()).toEqual([]);
  });

  it("has them again when it is sent again, but for those that are in another issue", async () => {
    await addArticle(db, { title: "First", publishedDate: "2026-11-01" });
    await addArticle(db, { title: "Second", publishedDate: "2026-11-02" });
    const failed = await send("failed");
    await setHidden("Second", 1);
    const next = await send();
    await setHidden("Second", 0);
    await reopenCampaign(db, failed, NOW);
    expect(await titles()).toEqual([]);
    const mailed = await db.selectFrom("mailed_items").select(["item_id", "campaign_id"]).execute();
    expect(mailed).toEqual([
      { item_id: 1, campaign_id: next },
      { item_id: 2, campaign_id: failed },
    ]);
  });
});
