import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle, addReaders, addSubscriber } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import { cancelTimeForm, scheduleTeamUpdateForm } from "~/features/campaigns/desk/campaign.forms";
import { sendingHandlers } from "~/features/campaigns/desk/sending-handlers.server";
import { loadSending } from "~/features/campaigns/desk/sending-page.server";
import { changeDraft, dropPassedTimes, findNewsletterDraft } from "~/features/campaigns/drafts/drafts.server";
import { isFormErrorState } from "~/kits/forms/form-result";
import { handleForms } from "~/kits/forms/handle-forms.server";
import type { MailKind } from "~/kits/outbox/mail-kind";
import type { Services } from "~/server/services.server";
import { startCampaigns } from "./campaign-mails.server";
import { findScheduleState } from "./schedule.server";
import { newsletterSettings } from "./settings.server";

const TAB = "http://site/admin/dashboard/newsletter";
const ann = { userId: "", email: "ann@example.org" };
/** A Friday; the weekly run is on Mondays at nine. */
const FRIDAY = new Date("2026-11-20T09:00:00.000Z");
const TUESDAY = "2026-11-24T10:00:00.000Z";

let services: Services;
let kinds: MailKind[];
beforeEach(async () => {
  services = await testServices({ SITE_URL: "https://aa.example", NEWSLETTER_CRON: "0 9 * * 1" });
  ann.userId = await makeStaff(services);
  ann.email = (await services.db.selectFrom("users").select("email").executeTakeFirstOrThrow()).email;
  await addReaders(services.db, 2);
  await addSubscriber(services.db, "team@example.org", { wantsNews: 0, wantsTeamUpdates: 1 });
  await addArticle(services.db, { title: "Strike" });
  kinds = await startCampaigns(services.db, newsletterSettings(services.env), FRIDAY);
});
afterEach(() => services.db.destroy());

/** What the worker does each second. */
async function tick(now: string) {
  for (const kind of kinds) await kind.enqueueDue?.(services.db, new Date(now));
}

const sends = async () =>
  (
    await services.db
      .selectFrom("campaigns")
      .select(["kind", "status", "subject", "created_by", "scheduled_for"])
      .orderBy("id")
      .execute()
  ).map(({ kind, status, subject, scheduled_for }) =>
    status === "empty" ? `nothing for ${scheduled_for}` : `${kind}: ${subject}`,
  );
const finish = () =>
  services.db.updateTable("campaigns").set({ status: "sent" }).where("status", "=", "sending").execute();
async function choose(send_at: string | null, subject = "Special") {
  const change = { send_at, scheduled_by: ann.userId, subject };
  const draft = await findNewsletterDraft(services.db);
  await changeDraft(services.db, draft, { change, action: "edited", who: ann }, FRIDAY);
}
/** The id of the draft that all staff share. */
const SHARED = "1";
const page = (now = FRIDAY, search = "") => loadSending(services, ann, new URLSearchParams(search), now);

async function post(fields: Record<string, string>, now = FRIDAY): Promise<string> {
  const request = new Request(TAB, { method: "POST", body: new URLSearchParams(fields) });
  try {
    const { data } = await handleForms(request, sendingHandlers(request, services, ann), { now });
    if (!isFormErrorState(data)) return "no error state";
    return [data.failure, ...Object.values(data.errors)].filter(Boolean).join(" ");
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const to = new URL(thrown.headers.get("Location") ?? "", TAB);
    return to.search + to.hash;
  }
}

describe("a newsletter with a chosen time", () => {
  it("is sent then, once, also when the worker is a little late", async () => {
    await choose(TUESDAY);
    await tick("2026-11-24T09:59:59.000Z");
    expect(await sends()).toEqual(["nothing for 2026-11-23T09:00:00.000Z"]);
    for (const _ of [1, 2, 3]) await tick("2026-11-24T14:30:00.000Z");
    expect((await sends()).slice(1)).toEqual(["newsletter: Special"]);
    const [entry] = await services.db
      .selectFrom("audit_log")
      .select(["actor_email", "after"])
      .where("kind", "=", "campaign")
      .execute();
    expect(entry?.actor_email).toBe(ann.email);
    expect(entry?.after).toContain(TUESDAY);
    expect((await page()).scheduled).toEqual([]);
    // The next week's run goes on.
    await finish();
    await addArticle(services.db, { title: "Next" });
    await tick("2026-11-30T09:00:00.000Z");
    expect((await sends()).at(-1)).toBe("newsletter: Next");
  });

  it("is sent once by two workers at the same moment", async () => {
    await choose(TUESDAY);
    await Promise.all([1, 2, 3].map(() => tick("2026-11-24T10:00:00.000Z")));
    expect((await sends()).filter((send) => send.startsWith("newsletter"))).toHaveLength(1);
  });

  it("takes the place of the weekly run before it, also when the time is removed after that", async () => {
    await choose(TUESDAY);
    const settings = newsletterSettings(services.env);
    expect((await findScheduleState(services.db, settings, FRIDAY)).next?.toISOString()).toBe(
      "2026-11-30T09:00:00.000Z",
    );
    await tick("2026-11-23T09:00:00.000Z");
    await choose(null);
    await tick("2026-11-23T09:00:01.000Z");
    expect(await sends()).toEqual(["nothing for 2026-11-23T09:00:00.000Z"]);
  });

  it("takes the place of a weekly run that came due while the worker was away", async () => {
    await choose(TUESDAY);
    await tick("2026-11-24T10:00:00.000Z");
    await addArticle(services.db, { title: "Next" });
    await finish();
    await tick("2026-11-24T10:00:01.000Z");
    expect((await sends()).filter((send) => send.startsWith("newsletter"))).toEqual(["newsletter: Special"]);
  });

  it("leaves a weekly run out that came due before its time was removed", async () => {
    await choose(TUESDAY);
    const now = new Date("2026-11-23T12:00:00.000Z");
    await post({ form: cancelTimeForm.name, of: SHARED, at: TUESDAY }, now);
    await tick("2026-11-23T12:00:01.000Z");
    expect(await sends()).toEqual(["nothing for 2026-11-23T09:00:00.000Z"]);
  });

  it("is not sent more than 12 hours late, and staff read why", async () => {
    await choose(TUESDAY);
    for (const _ of [1, 2]) await tick("2026-11-24T22:00:01.000Z");
    expect((await sends()).filter((send) => send.startsWith("newsletter"))).toEqual([]);
    const { newsletter, scheduled } = await page(new Date("2026-11-24T22:00:02.000Z"));
    expect(scheduled).toEqual([]);
    expect(newsletter).toMatchObject({
      subject: "Special",
      missed: expect.stringContaining("did not get to it within 12 hours"),
    });
  });

  it("waits for a newsletter under way, and is not sent without an article or a reader", async () => {
    await choose(TUESDAY);
    await services.db.updateTable("articles").set({ is_hidden: 1 }).execute();
    await tick(TUESDAY);
    expect((await page()).newsletter.missed).toContain("there was no article to send");
    await services.db.updateTable("articles").set({ is_hidden: 0 }).execute();
    await services.db.updateTable("newsletter_subscribers").set({ wants_news: 0 }).execute();
    await choose("2026-11-25T10:00:00.000Z");
    await tick("2026-11-25T10:00:00.000Z");
    expect((await page()).newsletter.missed).toContain("no one wanted it");
    expect((await page()).newsletter.subject).toBe("Special");
  });

  it("can be taken back by any of the staff, as long as the page shows that time", async () => {
    await choose(TUESDAY);
    expect((await page()).scheduled).toMatchObject([
      { of: SHARED, text: expect.stringContaining("Tuesday, Nov 24, 2026, 10:00 UTC") },
    ]);
    const form = cancelTimeForm.name;
    expect(await post({ form, of: SHARED, at: FRIDAY.toISOString() })).toContain("was changed");
    expect(await post({ form, of: SHARED, at: TUESDAY })).toBe("?sent=scheduled-cancel#scheduled");
    expect(await post({ form, of: SHARED, at: TUESDAY })).toContain("Nothing was changed now");
    await tick("2026-11-23T08:59:59.000Z");
    expect(await sends()).toEqual([]);
    expect((await page()).newsletter.subject).toBe("Special");
  });
});

describe("a team update with a chosen time", () => {
  const write = (content = "At six") => post({ form: "team-update", subject: "Meeting", content });
  const preview = async () => (await page(FRIDAY, "preview=team-update")).teamUpdate.preview;
  const schedule = async (times = { sendDate: "2026-11-24", sendTime: "10:00" }, key?: string) =>
    post({ form: scheduleTeamUpdateForm.name, key: key ?? (await preview())?.key ?? "", ...times });

  it("is sent then, once, as it was saved last, and can be written anew after that", async () => {
    await write();
    expect(await schedule()).toBe("?sent=team-update-schedule#scheduled");
    await write("At seven");
    expect(await preview()).toMatchObject({ sendAt: "Tuesday, Nov 24, 2026, 10:00 UTC" });
    await tick("2026-11-24T09:59:59.000Z");
    for (const _ of [1, 2]) await tick("2026-11-24T10:00:05.000Z");
    expect((await sends()).filter((send) => send.startsWith("team"))).toEqual(["team_update: Meeting"]);
    const { text } = await services.db
      .selectFrom("campaigns")
      .select("text")
      .where("kind", "=", "team_update")
      .executeTakeFirstOrThrow();
    expect(text).toContain("At seven");
    expect((await page()).teamUpdate.draft).toBeNull();
  });

  it("needs a day, a time, and the draft that was previewed", async () => {
    await write();
    expect(await schedule({ sendDate: "", sendTime: "" })).toContain("Choose a day and a time");
    expect(await schedule({ sendDate: "2026-11-19", sendTime: "10:00" })).toContain("has passed");
    expect(await schedule(undefined, "another")).toContain("has changed");
    expect((await page()).scheduled).toEqual([]);
  });

  it("stays a draft when it is more than 12 hours late, or no one wants it", async () => {
    await write();
    await schedule();
    await tick("2026-11-24T23:00:00.000Z");
    expect((await page()).teamUpdate).toMatchObject({
      draft: { subject: "Meeting" },
      missed: expect.stringContaining("within 12 hours"),
    });
    await schedule({ sendDate: "2026-11-25", sendTime: "10:00" });
    expect((await page()).teamUpdate.missed).toBeNull();
    await services.db.updateTable("newsletter_subscribers").set({ wants_team_updates: 0 }).execute();
    await tick("2026-11-25T10:00:00.000Z");
    expect((await page()).teamUpdate.missed).toContain("no one wanted it");
    expect(await sends()).not.toContain("team_update: Meeting");
  });

  it("can be taken back, and is then sent by hand once", async () => {
    await write();
    await schedule();
    const [scheduled] = (await page()).scheduled;
    expect(scheduled?.text).toContain(ann.email);
    const { of = "", at = "" } = scheduled ?? {};
    await post({ form: cancelTimeForm.name, of, at });
    await tick(TUESDAY);
    expect(await sends()).not.toContain("team_update: Meeting");
    await schedule();
    await post({ form: "team-update-send", key: (await preview())?.key ?? "" });
    await tick(TUESDAY);
    expect((await sends()).filter((send) => send.startsWith("team"))).toEqual(["team_update: Meeting"]);
  });
});

it("is not sent by a restored backup when its time has passed", async () => {
  await choose("2026-11-20T08:00:00.000Z");
  await post({ form: "team-update", subject: "Meeting", content: "At six" });
  await services.db.updateTable("campaign_drafts").set({ send_at: "2026-11-20T08:00:00.000Z" }).execute();
  await dropPassedTimes(services.db, FRIDAY);
  await tick(FRIDAY.toISOString());
  expect(await sends()).toEqual([]);
  const { newsletter, teamUpdate } = await page();
  for (const { missed } of [newsletter, teamUpdate]) expect(missed).toContain("A backup was restored since");
});
