import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle, addReaders, campaignRequest, mailSettings } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { loadCampaign } from "./campaign-page.server";
import { previewMail } from "./preview.server";
import { loadSending } from "./sending-page.server";
import { exportTroubledMails } from "./troubled-mails.server";

const ann = { userId: "", email: "ann@example.org" };
const now = new Date("2026-11-20T09:00:00.000Z");

let services: Services;
beforeEach(async () => {
  services = await testServices({ SITE_URL: "https://aa.example", ...mailSettings });
  ann.userId = await makeStaff(services);
  await addReaders(services.db, 60);
});
afterEach(() => services.db.destroy());

async function campaign(scheduledFor: string | null, by?: typeof ann): Promise<number> {
  const creation = await createCampaign(services.db, {
    ...campaignRequest(),
    scheduledFor,
    createdBy: by?.userId ?? null,
    now,
    record: async (trx, { id }) => {
      if (by) await recordAudit(trx, by, { action: "sent", kind: "campaign", recordId: String(id) }, now);
    },
  });
  if (creation.result !== "created") throw new Error(creation.result);
  await services.db.updateTable("campaigns").set({ status: "sent" }).execute();
  return creation.id;
}

async function settleMails(status: "failed" | "uncertain", from: number, to: number, last_error: string) {
  const settled_at = "2026-11-20T09:05:00.000Z";
  const change = { status, last_error, settled_at };
  await services.db.updateTable("mails").set(change).where("id", ">=", from).where("id", "<=", to).execute();
}

const load = (id: string, search = "") => loadCampaign(services, id, new URLSearchParams(search), now);
const preview = (search: string) => previewMail(services, ann, new URLSearchParams(search), now);

describe("the page of a campaign", () => {
  it("lists failed and uncertain addresses with the mail server's words, by pages", {
    tags: ["@staff-7.1"],
  }, async () => {
    const id = await campaign(null, ann);
    await settleMails("failed", 1, 51, "550 5.1.1 No such user");
    await settleMails("uncertain", 52, 53, "The connection was lost");
    const send = await load(String(id));
    expect(send).toMatchObject({ startedBy: ann.email, recipients: 60, purged: false });
    expect(send?.troubles).toMatchObject({
      failed: { count: 51 },
      uncertain: { count: 2 },
      slice: { total: 53, pageCount: 2 },
    });
    expect(send?.troubles.rows).toHaveLength(50);
    expect(send?.troubles.rows[0]).toMatchObject({ status: "failed", last_error: "550 5.1.1 No such user" });
    expect((await load(String(id), "page=2"))?.troubles.rows.map(({ status }) => status)).toEqual([
      "failed",
      "uncertain",
      "uncertain",
    ]);
  });

  it.each(["2", "0", "x", "1e3"])("finds no campaign %s", async (id) => {
    await campaign(null);
    expect(await load(id)).toBeNull();
    expect((await exportTroubledMails(services.db, { who: ann, id, now })).status).toBe(404);
  });

  it("exports those addresses as CSV, without formulas", async () => {
    const id = await campaign(null);
    await settleMails("failed", 3, 3, "=550 no");
    const csv = await exportTroubledMails(services.db, { who: ann, id: String(id), now });
    expect(csv.headers.get("Content-Disposition")).toContain(`campaign-${id}-addresses.csv`);
    expect((await csv.text()).split("\r\n")).toEqual([
      '"address","state","mail_server","attempts","time"',
      '"reader12@example.org","failed","\'=550 no","0","2026-11-20T09:05:00.000Z"',
      "",
    ]);
  });
});

it("says of each past send who started it", async () => {
  for (const by of [undefined, ann]) await campaign(null, by);
  await campaign("2026-11-16T09:00:00.000Z");
  await services.db.deleteFrom("users").execute();
  const { campaigns } = await loadSending(services, ann, new URLSearchParams(), now);
  expect(campaigns.rows.map(({ startedBy }) => startedBy)).toEqual(["schedule", ann.email, "command line"]);
});

describe("a preview", () => {
  it("is the very message as an .eml file, to a sample reader", async () => {
    await addArticle(services.db, { title: "Strike" });
    const eml = await preview("of=newsletter&as=eml");
    expect(eml.headers.get("Content-Type")).toBe("message/rfc822");
    expect(eml.headers.get("Content-Disposition")).toBe('attachment; filename="newsletter-2026-11-20.eml"');
    const message = await eml.text();
    for (const line of [
      "From: News <news@example.org>",
      "To: Sample Reader <reader@example.org>",
      "Subject: Strike",
      "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      "List-Unsubscribe: <https://aa.example/newsletter/unsubscribe?token=test>",
    ])
      expect(message).toContain(`${line}\r\n`);
  });

  it("is plain text, with links that change nothing", async () => {
    await addArticle(services.db, { title: "Strike" });
    const text = await preview("of=newsletter&as=text");
    expect(text.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(await text.text()).toContain("Unsubscribe: https://aa.example/newsletter/unsubscribe?token=test");
  });
});
