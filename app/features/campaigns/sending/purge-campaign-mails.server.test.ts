import { afterEach, beforeEach, expect, it } from "vitest";
import { addReaders, campaignRequest } from "#tests/support/newsletter";
import { BATCH_SIZE } from "~/database/in-slices.server";
import { migrateDatabase } from "~/database/migrate.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import type { MailStatus } from "~/database/schema/schema.server";
import { findCampaignProgress } from "~/features/campaigns/desk/campaign-page.server";
import { listQueuesToWorkOn } from "~/kits/outbox/mail-queues.queries.server";
import { readEnvironment } from "~/server/read-environment.server";
import { purgeExpiredCampaignMails } from "./campaigns.server";
import { createCampaign } from "./create-campaign.server";

const now = new Date("2026-11-20T12:00:00.000Z");

let db: Database;
beforeEach(async () => {
  db = openDatabase(":memory:");
  await migrateDatabase(db);
});
afterEach(() => db.destroy());

const request = (at: string) => ({
  ...campaignRequest(),
  scheduledFor: at,
  now: new Date(at),
});

/** Makes a campaign to every reader, all of whose mails came to one end. */
async function campaign(at: string, status: "sending" | "sent", became: MailStatus): Promise<number> {
  const made = await createCampaign(db, request(at));
  if (made.result !== "created") throw new Error(made.result);
  await db.updateTable("campaigns").set({ status }).where("id", "=", made.id).execute();
  await db.updateTable("mails").set({ status: became }).where("campaign_id", "=", made.id).execute();
  if (status === "sent") await db.deleteFrom("mail_queues").where("campaign_id", "=", made.id).execute();
  return made.id;
}

const remaining = async () => {
  const rows = await db.selectFrom("mails").select(["campaign_id", "status"]).execute();
  return [...new Set(rows.map((row) => `${row.campaign_id} ${row.status}`))];
};

it("deletes the mails of finished campaigns after three years, and sends nothing again", async () => {
  await addReaders(db, BATCH_SIZE + 2);
  const old = await campaign("2023-11-13T09:00:00.000Z", "sent", "sent");
  const failed = await campaign("2023-11-14T09:00:00.000Z", "sent", "failed");
  const young = await campaign("2023-11-20T12:00:00.000Z", "sent", "sent");
  const halfway = await campaign("2022-11-14T09:00:00.000Z", "sending", "sent");
  const [waiting] = await db
    .updateTable("mails")
    .set({ status: "queued" })
    .where("campaign_id", "in", [halfway, failed])
    .where("recipient", "=", "reader1@example.org")
    .returning("id")
    .execute();
  expect(waiting).toBeDefined();

  const left = [`${failed} queued`, `${young} sent`, `${halfway} queued`, `${halfway} sent`];
  for (const round of ["first", "second"]) {
    await purgeExpiredCampaignMails(db, now);
    expect((await remaining()).toSorted(), round).toEqual(left.toSorted());
  }
  const sends = await db.selectFrom("campaigns").select(["id", "recipient_count"]).execute();
  expect(sends).toHaveLength(4);
  for (const { recipient_count } of sends) expect(recipient_count).toBe(BATCH_SIZE + 2);
  expect(await listQueuesToWorkOn(db, now.toISOString())).toEqual([
    { kind: "newsletter", campaignId: halfway },
  ]);
  expect(await createCampaign(db, request("2023-11-13T09:00:00.000Z"))).toEqual({
    result: "answered before",
  });
  const services = { db, env: readEnvironment({ SESSION_SECRET: "s".repeat(32) }) };
  expect(await findCampaignProgress(services, String(old), now)).toBeUndefined();
  expect(await findCampaignProgress(services, String(young), now)).toMatchObject({
    counts: { sent: BATCH_SIZE + 2 },
  });
});
