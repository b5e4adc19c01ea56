import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle, addReaders, addSubscriber } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import type { MailStatus } from "~/database/schema/schema.server";
import { settleCampaign } from "~/features/campaigns/sending/settle-campaign.server";
import { isFormErrorState } from "~/kits/forms/form-result";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { listQueuesToWorkOn } from "~/kits/outbox/mail-queues.queries.server";
import { pauseQueue } from "~/kits/outbox/queue-controls.server";
import type { Services } from "~/server/services.server";
import { controlForms } from "./campaign.forms";
import { loadCampaign } from "./campaign-page.server";
import { sendingHandlers } from "./sending-handlers.server";
import { loadSending } from "./sending-page.server";

const TAB = "http://site/admin/dashboard/newsletter";
const PAGE = `${TAB}/campaigns/1`;
const ann = { userId: "", email: "ann@example.org" };

let services: Services;
let clock: Date;
beforeEach(async () => {
  clock = new Date("2026-11-20T09:00:00.000Z");
  services = await testServices({ SITE_URL: "https://aa.example" });
  ann.userId = await makeStaff(services);
  await addReaders(services.db, 5);
  await addSubscriber(services.db, "team@example.org", { wantsNews: 0, wantsTeamUpdates: 1 });
  await addArticle(services.db, { title: "Strike" });
});
afterEach(() => services.db.destroy());

const later = (seconds: number) => {
  clock = new Date(clock.valueOf() + seconds * 1000);
};

/** @returns where it leads, or why nothing was changed */
async function post(fields: Record<string, string>, url = TAB): Promise<string> {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  try {
    const { data } = await handleForms(request, sendingHandlers(request, services, ann), { now: clock });
    return (isFormErrorState(data) && data.failure) || "no error state";
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const to = new URL(thrown.headers.get("Location") ?? "", TAB);
    return to.pathname + to.search + to.hash;
  }
}

const press = (control: keyof typeof controlForms, { seen = "", url = TAB } = {}) =>
  post({ form: controlForms[control].name, campaign: "1", seen }, url);
const progress = async () => (await page("campaign=1")).progress;
const page = (search = "") => loadSending(services, ann, new URLSearchParams(search), clock);
const send = () => loadCampaign(services, "1", new URLSearchParams(), clock);
const due = () => listQueuesToWorkOn(services.db, clock.toISOString());
const actions = async () =>
  (
    await services.db
      .selectFrom("audit_log")
      .select(["action", "row_count"])
      .where("kind", "=", "campaign")
      .orderBy("id")
      .execute()
  ).map(({ action, row_count }) => `${action} ${row_count}`);

async function sendNewsletter() {
  const { issue } = (await page("confirm=newsletter")).newsletter;
  expect(await post({ form: "send-newsletter", key: issue?.key ?? "", shown: "", refresh: "" })).toMatch(
    /campaign=1#progress$/,
  );
}

async function sendTeamUpdate() {
  await post({ form: "team-update", subject: "Meeting", content: "At <b>six</b>" });
  const { preview } = (await page("preview=team-update")).teamUpdate;
  expect(await post({ form: "team-update-send", key: preview?.key ?? "" })).toMatch(/campaign=1#progress$/);
}

/** As a sender would leave the first of them. */
async function settleMails(status: MailStatus, count: number) {
  const first = services.db.selectFrom("mails").select("id").where("status", "=", "queued").limit(count);
  const settled_at = clock.toISOString();
  await services.db
    .updateTable("mails")
    .set({ status, settled_at, last_error: "550 5.1.1 No such user" })
    .where("id", "in", first)
    .execute();
}

async function finish() {
  await services.db.deleteFrom("mail_queues").execute();
  await services.db.updateTable("campaigns").set({ status: "sent" }).execute();
}

describe("the minute before a mail leaves", () => {
  it("holds the newsletter, which can be undone, and then its articles are news again", async () => {
    await sendNewsletter();
    expect(await due()).toEqual([]);
    expect(await progress()).toMatchObject({
      phase: "held",
      notes: ["Goes out at 09:01:00 UTC.", expect.any(String)],
    });
    later(59);
    expect(await press("undo")).toBe("/admin/dashboard/newsletter?campaign=1#progress");
    expect(await progress()).toMatchObject({
      phase: "over",
      outcome: { message: "The newsletter was stopped. 0 of 5 subscribers have it." },
    });
    expect((await page()).newsletter).toMatchObject({
      unfinished: null,
      subject: expect.stringContaining("Strike"),
    });
    expect(await press("undo")).toMatch(/#progress$/);
    expect(await actions()).toEqual(["sent 5", "cancelled 5"]);
  });

  it("is over after a minute, or when staff end it", async () => {
    await sendNewsletter();
    later(30);
    expect(await press("sendNow")).toMatch(/#progress$/);
    expect(await due()).toHaveLength(1);
    expect(await press("undo")).toContain("It is going out already");
    expect(await press("sendNow")).toMatch(/#progress$/);
    expect(await progress()).toMatchObject({ phase: "sending" });
    expect(await actions()).toEqual(["sent 5", "sent without delay 5"]);
  });

  it("gives a team update that was undone back as a draft", async () => {
    await sendTeamUpdate();
    expect((await page()).teamUpdate.draft).toBeNull();
    await press("undo");
    expect((await page()).teamUpdate.draft).toMatchObject({ subject: "Meeting", content: "At <b>six</b>" });
    expect((await progress())?.outcome?.details).toEqual(["Its text can be edited and sent again."]);
  });

  it("leaves another draft as it is", async () => {
    await sendTeamUpdate();
    await post({ form: "team-update", subject: "Another", content: "At seven" });
    await press("undo");
    expect((await page()).teamUpdate.draft).toMatchObject({ subject: "Another" });
    expect(await press("editAgain", { url: PAGE })).toContain("You have another draft");
    await post({ form: "team-update-discard" });
    expect(await press("editAgain", { url: PAGE })).toBe("/admin/dashboard/newsletter#send-team-update");
    expect((await page()).teamUpdate.draft).toMatchObject({ subject: "Meeting" });
  });
});

describe("a campaign under way", () => {
  it("is paused and resumed", async () => {
    await sendNewsletter();
    later(61);
    await settleMails("sent", 2);
    for (const _ of [1, 2]) expect(await press("pause")).toMatch(/#progress$/);
    expect(await progress()).toMatchObject({ phase: "paused", counts: { waiting: 3, sent: 2 } });
    expect(await due()).toEqual([]);
    for (const _ of [1, 2])
      expect(await press("resume", { url: PAGE })).toBe(`${new URL(PAGE).pathname}#progress`);
    expect(await due()).toHaveLength(1);
    expect(await actions()).toEqual(["sent 5", "paused 3", "resumed 3"]);
  });

  it("is cancelled for those who have not got it yet", async () => {
    await sendNewsletter();
    later(61);
    await settleMails("sent", 2);
    for (const _ of [1, 2]) expect(await press("cancel")).toMatch(/#progress$|over already/);
    expect((await progress())?.outcome).toEqual({
      ok: null,
      message: "The newsletter was stopped. 2 of 5 subscribers have it.",
      details: [],
    });
    expect(await actions()).toEqual(["sent 5", "cancelled 3"]);
    expect(await press("pause")).toContain("over already");
  });

  it("is over only when the mail that is being handed over is settled", async () => {
    await sendNewsletter();
    later(61);
    await settleMails("sending", 1);
    await press("cancel");
    expect(await progress()).toMatchObject({ phase: "cancelling", counts: { cancelled: 4, waiting: 1 } });
  });

  it("asks before it goes out late", async () => {
    await sendNewsletter();
    later(5 * 24 * 3600);
    await pauseQueue(services.db, { kind: "newsletter", campaignId: 1 }, "age", clock);
    expect(await progress()).toMatchObject({
      phase: "old",
      notes: ["This newsletter has waited 5 days. Send it now, or stop it?", expect.any(String)],
    });
    await press("resume");
    expect(await progress()).toMatchObject({ phase: "sending" });
  });
});

describe("mails that were not delivered", () => {
  beforeEach(async () => {
    await sendNewsletter();
    later(61);
    await settleMails("sent", 2);
    await settleMails("failed", 2);
    await settleMails("uncertain", 1);
    await finish();
  });

  it("are sent again to those that failed, once", async () => {
    const { seen = "" } = (await send())?.troubles.failed ?? {};
    for (const _ of [1, 2]) expect(await press("resendFailed", { seen, url: PAGE })).toMatch(/#progress$/);
    expect(await progress()).toMatchObject({ running: true, counts: { waiting: 2, sent: 2, uncertain: 1 } });
    expect(await due()).toHaveLength(1);
    expect(await actions()).toEqual(["sent 5", "sent again to failed 2"]);
  });

  it("are not sent again on the word of a page that showed others", async () => {
    const { seen = "" } = (await send())?.troubles.failed ?? {};
    await press("resendFailed", { seen });
    later(60);
    await settleMails("failed", 2);
    await finish();
    expect(await press("resendFailed", { seen })).toContain("The numbers have changed");
  });

  it("may be left when they are uncertain, and are asked about again when there are more", async () => {
    const { seen = "" } = (await send())?.troubles.uncertain ?? {};
    expect(await press("leaveUncertain", { seen: "2 earlier" })).toContain("The numbers have changed");
    await press("leaveUncertain", { seen });
    expect((await send())?.troubles.review).toMatchObject({ mails: 1, reviewed_by: ann.email });
    await press("resendUncertain", { seen });
    expect((await send())?.progress).toMatchObject({ running: true, counts: { waiting: 1, uncertain: 0 } });
    expect(await actions()).toEqual(["sent 5", "left uncertain mails 1", "sent again to uncertain 1"]);
  });
});

describe("a team update that every mail server refused", () => {
  const settle = () =>
    services.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("mail_queues").execute();
      await settleCampaign(trx, 1, clock);
    });
  const draft = async () => (await page()).teamUpdate.draft;

  it("is a draft again, and no longer when its mails are sent again", { tags: ["@staff-8.3"] }, async () => {
    await sendTeamUpdate();
    later(61);
    await settleMails("failed", 1);
    await settle();
    expect((await progress())?.outcome?.message).toBe("Failed to send team update. Please try again.");
    expect(await draft()).toMatchObject({ subject: "Meeting", content: "At <b>six</b>" });
    const { failedSeen: seen = "" } = (await progress()) ?? {};
    await press("resendFailed", { seen });
    expect(await draft()).toBeNull();
    await settleMails("sent", 1);
    await settle();
    expect(await draft()).toBeNull();
  });

  it("leaves another draft alone, and can be made one once that is gone", async () => {
    await sendTeamUpdate();
    await post({ form: "team-update", subject: "Other", content: "Text" });
    await settleMails("failed", 1);
    await settle();
    expect(await draft()).toMatchObject({ subject: "Other" });
    expect(await press("editAgain", { url: PAGE })).toContain("You have another draft");
    await post({ form: "team-update-discard" });
    await press("editAgain", { url: PAGE });
    expect(await draft()).toMatchObject({ subject: "Meeting" });
  });

  it("can be used as a draft after it was sent to everyone", async () => {
    await sendTeamUpdate();
    await settleMails("sent", 1);
    await settle();
    expect(await draft()).toBeNull();
    expect(await send()).toMatchObject({ canEditAgain: true });
    await press("editAgain", { url: PAGE });
    expect(await draft()).toMatchObject({ subject: "Meeting" });
  });
});

it("changes nothing of a campaign there is not", async () => {
  for (const send of ["1", "x", ""])
    expect(await post({ form: controlForms.pause.name, campaign: send, seen: "" })).toBe(
      "There is no such campaign.",
    );
  expect(await press("editAgain")).toContain("is not stored");
  expect(await actions()).toEqual([]);
});
