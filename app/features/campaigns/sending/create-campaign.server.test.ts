import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addOthers, addReaders, campaignRequest } from "#tests/support/newsletter";
import type { Database } from "~/database/open-database.server";
import type { Writer } from "~/features/campaigns/drafts/drafts.server";
import { listQueuesToWorkOn } from "~/kits/outbox/mail-queues.queries.server";
import { type CampaignRequest, createCampaign } from "./create-campaign.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const request = (parts: Partial<CampaignRequest> = {}): CampaignRequest => ({
  ...campaignRequest(),
  scheduledFor: "2026-11-16T09:00:00.000Z",
  now: new Date("2026-11-16T09:00:01.000Z"),
  ...parts,
});
const weekly = (write: Writer["write"]): Partial<CampaignRequest> => ({
  writer: { ...campaignRequest().writer, write },
});
const teamUpdate = (key?: string) => campaignRequest(undefined, { kind: "team_update", ...(key && { key }) });
const campaigns = () => db.selectFrom("campaigns").select(["status", "recipient_count", "subject"]).execute();

describe("createCampaign", () => {
  it("freezes what is sent and who gets it", { tags: ["@staff-9.3"] }, async () => {
    const readers = await addReaders(db, 3);
    await addOthers(db);
    expect(await createCampaign(db, request())).toEqual({ result: "created", id: 1, recipients: 3 });
    expect(await campaigns()).toEqual([{ status: "sending", recipient_count: 3, subject: "This week" }]);
    const mails = await db
      .selectFrom("mails")
      .select(["campaign_id", "kind", "recipient", "reference", "status", "next_attempt_at"])
      .orderBy("recipient")
      .execute();
    expect(mails).toEqual(
      readers.map((recipient) => ({
        campaign_id: 1,
        kind: "newsletter",
        recipient,
        reference: `id of ${recipient}`,
        status: "queued",
        next_attempt_at: "2026-11-16T09:00:01.000Z",
      })),
    );
    expect(await listQueuesToWorkOn(db, "2026-11-16T09:00:01.000Z")).toEqual([
      { kind: "newsletter", campaignId: 1 },
    ]);
  });

  it("answers an occurrence once, however many ask", async () => {
    await addReaders(db, 1);
    const answers = await Promise.all([createCampaign(db, request()), createCampaign(db, request())]);
    expect(answers.map(({ result }) => result)).toEqual(["created", "answered before"]);
  });

  it("makes no second campaign while one of its kind is unfinished, and leaves the occurrence open", async () => {
    await addReaders(db, 1);
    await addOthers(db);
    await createCampaign(db, request({ scheduledFor: null }));
    expect(await createCampaign(db, request())).toEqual({ result: "unfinished", id: 1 });
    expect(await createCampaign(db, request(teamUpdate()))).toMatchObject({
      result: "created",
      id: 2,
    });
    await db.updateTable("campaigns").set({ status: "sent" }).execute();
    expect(await createCampaign(db, request({ scheduledFor: "2026-11-23T09:00:00.000Z" }))).toMatchObject({
      id: 3,
    });
  });

  it.each([
    ["nothing to send", weekly(async () => undefined), 1],
    ["no recipients", {}, 0],
  ] as const)(
    "records an occurrence with %s, and nothing without an occurrence",
    async (result, parts, readers) => {
      await addReaders(db, readers);
      await addOthers(db);
      expect(await createCampaign(db, request({ ...parts, scheduledFor: null }))).toEqual({ result });
      expect(await campaigns()).toEqual([]);
      expect(await createCampaign(db, request(parts))).toEqual({ result });
      expect(await campaigns()).toEqual([{ status: "empty", recipient_count: 0, subject: "" }]);
      expect(await createCampaign(db, request(parts))).toEqual({ result: "answered before" });
    },
  );

  it("makes one campaign for one idempotency key, however often it comes, and lets it wait for no other", async () => {
    await addOthers(db);
    const update = (key: string) => createCampaign(db, request({ ...teamUpdate(key), key }));
    const answers = await Promise.all([update("a"), update("a"), update("a")]);
    expect(answers).toEqual([
      { result: "created", id: 1, recipients: 1 },
      { result: "made before", id: 1 },
      { result: "made before", id: 1 },
    ]);
    expect(await update("b")).toMatchObject({ result: "created", id: 2 });
  });

  it("undoes the campaign when what belongs to it cannot be recorded", async () => {
    await addReaders(db, 1);
    const record = () => Promise.reject(new Error("No log"));
    await expect(createCampaign(db, request({ record }))).rejects.toThrow("No log");
    expect(await campaigns()).toEqual([]);
  });

  it("leaves nothing behind when writing fails", async () => {
    await addReaders(db, 1);
    const wordless = weekly(() => Promise.reject(new Error("No words")));
    await expect(createCampaign(db, request(wordless))).rejects.toThrow("No words");
    expect(await campaigns()).toEqual([]);
  });
});
