import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addArticle, addReaders } from "#tests/support/newsletter";
import { testSecrets } from "#tests/support/services";
import { startSmtpSink } from "#tests/support/smtp-sink";
import type { Database } from "~/database/open-database.server";
import { runCampaign } from "~/features/campaigns/sending/campaign-mails.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { weeklyWriter } from "~/features/campaigns/weekly/current-issue.server";
import { createMailer } from "~/mail/mailer.server";
import { loadArchive, loadIssue } from "./load-archive.server";

const publisher = {
  organization: { name: "After Automation", postalAddress: "1 Test Street" },
  siteUrl: "https://example.org",
};
const now = () => new Date("2026-11-20T12:00:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

async function makeIssue(): Promise<number> {
  await addArticle(db, { title: "Robots &amp; people", publishedDate: "2026-11-19" });
  const request = { writer: weeklyWriter, owner: null, scheduledFor: null, createdBy: null, publisher };
  const made = await createCampaign(db, { ...request, now: now() });
  if (made.result !== "created") throw new Error(made.result);
  return made.id;
}

const version = async () =>
  (await db.selectFrom("content_versions").select("newsletter").executeTakeFirstOrThrow()).newsletter;

describe("the archive", () => {
  it("has an issue from its first mail on, whose links lead to it, and not before", async () => {
    await addReaders(db, 1);
    const id = await makeIssue();
    const before = await version();
    expect(await loadIssue({ db, env: { SITE_URL: "https://aa.example" } }, String(id))).toBeUndefined();
    expect((await loadArchive(db, 1)).issues).toEqual([]);

    const sink = await startSmtpSink();
    const mailer = createMailer({
      smtpUrl: sink.url,
      from: "news@example.org",
      outboxDirectory: "",
      perSecond: 100,
      connections: 1,
    });
    const outbox = { db, mailer, domain: "example.org", now, signal: new AbortController().signal };
    expect(
      await runCampaign({ ...outbox, campaignId: id, siteUrl: publisher.siteUrl, secrets: testSecrets }),
    ).toBe("finished");
    mailer.close();
    await sink.stop();

    expect(await version()).not.toBe(before);
    expect(await loadIssue({ db, env: { SITE_URL: "https://aa.example" } }, String(id))).toMatchObject({
      subject: "Robots & people",
      lead: { title: "Robots & people" },
      newer: null,
      older: null,
    });
    expect((await loadArchive(db, 9)).issues).toMatchObject([{ id, date: { iso: "2026-11-20" } }]);
  });

  it.each([undefined, "0", "01", "1.5", "x", "99", "1".repeat(30)])("has no issue %j", async (id) => {
    expect(await loadIssue({ db, env: { SITE_URL: "https://aa.example" } }, id)).toBeUndefined();
  });

  it("leads from one issue to the next", async () => {
    await addReaders(db, 1);
    for (const published_at of ["2026-11-06", "2026-11-13", "2026-11-20"]) {
      const id = await makeIssue();
      await db.updateTable("campaigns").set({ published_at, status: "sent" }).where("id", "=", id).execute();
    }
    expect(await loadIssue({ db, env: { SITE_URL: "https://aa.example" } }, "2")).toMatchObject({
      newer: { id: 3 },
      older: { id: 1 },
    });
    expect((await loadArchive(db, 1)).issues.map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
