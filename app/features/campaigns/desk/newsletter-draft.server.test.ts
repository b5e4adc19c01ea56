import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle, addReaders } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import { loadIssue } from "~/features/campaigns/archive/load-archive.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { reopenCampaign, settleCampaign } from "~/features/campaigns/sending/settle-campaign.server";
import { currentIssue, weeklyWriter } from "~/features/campaigns/weekly/current-issue.server";
import { type FormErrorState, isFormErrorState } from "~/kits/forms/form-result";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { setTimeZone } from "~/lib/time/time-zone";
import type { Services } from "~/server/services.server";
import { THEN } from "./campaign.forms";
import { loadPreview } from "./preview.server";
import { newsletterDraftHandlers } from "./save-newsletter-draft.server";
import { loadNewsletterDraft } from "./sending-page.server";

const PAGE = "http://site/admin/newsletter/draft";
const ann = { userId: "", email: "ann@example.org" };
const ben = { userId: "", email: "ben@example.org" };

let services: Services;
let clock: Date;
beforeEach(async () => {
  clock = new Date("2026-11-20T09:00:00.000Z");
  services = await testServices({ SITE_URL: "https://aa.example" });
  ann.userId = await makeStaff(services);
  ben.userId = ann.userId;
  await addReaders(services.db, 3);
  for (const [index, title] of ["Oldest", "Middle", "Newest"].entries())
    await addArticle(services.db, { title, publishedDate: `2026-11-0${index + 1}` });
});
afterEach(() => services.db.destroy());

type Answer = { to: string } | { status: number; state: FormErrorState };

async function post(fields: Record<string, string>, staff = ann): Promise<Answer> {
  const request = new Request(PAGE, { method: "POST", body: new URLSearchParams(fields) });
  try {
    const handlers = newsletterDraftHandlers(services, staff);
    const { data, init } = await handleForms(request, handlers, { now: clock });
    if (!isFormErrorState(data)) throw new Error("no error state");
    return { status: init?.status ?? 200, state: data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { to: (thrown.headers.get("Location") ?? "").replace("http://site", "") };
  }
}

const page = () => loadNewsletterDraft(services, ann, clock);
const issue = () => currentIssue(services.db, newsletterSettings(services.env).publisher, clock);
const titles = async () => {
  const contents = (await issue())?.contents;
  return contents ? [contents.lead, ...contents.articles].map(({ title }) => title) : [];
};

/** What the page would post, with the rows as it shows them. */
async function shown(): Promise<Record<string, string>> {
  const { values, articles, resources } = await page();
  const rows = [...articles.rows, ...resources.rows].flatMap(({ key, choice }, index) => {
    const ticks =
      choice === "in" ? [[`include-${key}`, "on"]] : choice === "never" ? [[`never-${key}`, "on"]] : [];
    return [[`place-${key}`, String(index + 1)], ...ticks];
  });
  return { form: "newsletter-draft", ...values, ...Object.fromEntries(rows) };
}

const keyOf = async (title: string) =>
  (await page()).articles.rows.find((row) => row.title === title)?.key ?? "";

async function edit(change: Record<string, string>, without: readonly string[] = []): Promise<Answer> {
  const fields = { ...(await shown()), ...change };
  return post(Object.fromEntries(Object.entries(fields).filter(([name]) => !without.includes(name))));
}

async function send(): Promise<number> {
  const { publisher } = newsletterSettings(services.env);
  const creation = await createCampaign(services.db, {
    writer: weeklyWriter,
    owner: null,
    scheduledFor: null,
    createdBy: ann.userId,
    publisher,
    now: clock,
  });
  if (creation.result !== "created") throw new Error(creation.result);
  return creation.id;
}

const settle = (id: number, status: "sent" | "failed") =>
  services.db.transaction().execute(async (trx) => {
    await trx.updateTable("mails").set({ status }).where("campaign_id", "=", id).execute();
    await trx.deleteFrom("mail_queues").execute();
    await settleCampaign(trx, id, clock);
  });

describe("the draft of the newsletter", () => {
  it("leaves subject and introduction to the site until they are changed", async () => {
    const before = await issue();
    expect(await post(await shown())).toEqual({ to: "/admin/newsletter/draft?sent=newsletter-draft#draft" });
    expect((await issue())?.contents).toEqual(before?.contents);
    await addArticle(services.db, { title: "Late" });
    expect((await issue())?.contents.subject).toContain("and 3 more");
  });

  it("puts subject and introduction into the mail and the public page", async () => {
    await edit({
      subject: "Strike special",
      introduction: "Dear all,\n\nread & **act**: https://a.example.",
    });
    const current = await issue();
    expect(current?.issue.subject).toBe("Strike special");
    expect(current?.issue.html).toContain("Dear all,</p>");
    expect(current?.issue.html).toContain(
      'read &amp; <strong>act</strong>: <a href="https://a.example">https://a.example</a>.',
    );
    expect(current?.issue.text).toContain("Dear all,\n\nread & act: https://a.example.");
    const id = await send();
    await services.db.updateTable("campaigns").set({ published_at: clock.toISOString() }).execute();
    expect(await loadIssue(services, String(id))).toMatchObject({
      subject: "Strike special",
      intro:
        '<p>Dear all,</p>\n<p>read &amp; <strong>act</strong>: <a href="https://a.example">https://a.example</a>.</p>',
    });
  });

  it("orders the articles by number, and what comes later at the end, marked as new", async () => {
    expect(await titles()).toEqual(["Newest", "Middle", "Oldest"]);
    await edit({ [`place-${await keyOf("Oldest")}`]: "1" });
    expect(await titles()).toEqual(["Oldest", "Newest", "Middle"]);
    await edit({ [`place-${await keyOf("Oldest")}`]: "3" });
    expect(await titles()).toEqual(["Newest", "Middle", "Oldest"]);
    await addArticle(services.db, { title: "Late", publishedDate: "2026-11-30" });
    expect(await titles()).toEqual(["Newest", "Middle", "Oldest", "Late"]);
    const { rows } = (await page()).articles;
    expect(rows.map(({ title, isNew }) => (isNew ? `${title}!` : title))).toEqual([
      "Newest",
      "Middle",
      "Oldest",
      "Late!",
    ]);
  });

  it("leaves an article out of this issue, or out of all", async () => {
    const [middle, oldest] = [await keyOf("Middle"), await keyOf("Oldest")];
    await edit({ [`never-${oldest}`]: "on" }, [`include-${middle}`]);
    expect(await titles()).toEqual(["Newest"]);
    await settle(await send(), "sent");
    expect(await titles()).toEqual(["Middle"]);
    expect((await page()).articles.rows.map(({ title }) => title)).toEqual(["Middle"]);
  });

  it("makes no issue of a draft without an article", async () => {
    const { articles } = await page();
    await edit(
      {},
      articles.rows.map(({ key }) => `include-${key}`),
    );
    expect(await issue()).toBeUndefined();
    expect(await page()).toMatchObject({ hasIssue: false, articles: { rows: { length: 3 } } });
  });

  it("is gone once it is sent, and comes back when no one got it", async () => {
    const oldest = await keyOf("Oldest");
    await edit({ subject: "Special", [`never-${oldest}`]: "on" });
    const id = await send();
    expect(await page()).toMatchObject({ isBlank: true });
    await settle(id, "failed");
    expect(await page()).toMatchObject({ isBlank: false, values: { subject: "Special" } });
    expect(await titles()).toEqual(["Newest", "Middle"]);
    await services.db.transaction().execute((trx) => reopenCampaign(trx, id, clock));
    expect(await page()).toMatchObject({ isBlank: true, articles: { rows: [] } });
    await settle(id, "sent");
    expect(await page()).toMatchObject({ isBlank: true, articles: { rows: [] } });
  });

  it("does not replace another draft when it comes back", async () => {
    await edit({ subject: "First" });
    const id = await send();
    await edit({ subject: "Second" });
    await settle(id, "failed");
    expect((await page()).values.subject).toBe("Second");
  });

  it("can be discarded", async () => {
    await edit({ subject: "Special" });
    await post({ form: "newsletter-draft-discard" });
    expect(await page()).toMatchObject({ isBlank: true });
    const log = await services.db.selectFrom("audit_log").select(["kind", "action"]).execute();
    expect(log.slice(1).map(({ kind, action }) => `${kind} ${action}`)).toEqual([
      "newsletter_draft edited",
      "newsletter_draft discarded",
    ]);
  });

  it("saves nothing over a colleague's change, and shows both", async () => {
    const opened = await shown();
    await post({ ...opened, subject: "Theirs" }, ben);
    const middle = await keyOf("Middle");
    const { [`include-${middle}`]: _, ...without }: Record<string, string> = {
      ...opened,
      introduction: "Mine",
    };
    const answer = await post(without);
    expect(answer).toMatchObject({
      status: 409,
      state: {
        values: { version: "2", subject: "Theirs", introduction: "Mine" },
        extra: { changes: [{ name: "subject", before: "", theirs: "Theirs", mine: null }, {}] },
      },
    });
    expect((await page()).values.subject).toBe("Theirs");
    if (!("state" in answer)) throw new Error("was saved");
    expect(await post({ ...without, ...answer.state.values })).toHaveProperty("to");
    expect((await issue())?.contents).toMatchObject({ subject: "Theirs", intro: "Mine" });
    expect(await titles()).toEqual(["Newest", "Oldest"]);
  });

  it("loses no choice with an invalid field", async () => {
    const middle = await keyOf("Middle");
    const answer = await edit({ subject: "x".repeat(151), sendTime: "x" }, [`include-${middle}`]);
    expect(answer).toMatchObject({
      status: 400,
      state: { errors: { subject: expect.any(String), sendTime: expect.any(String) } },
    });
    const id = Number(middle.slice("article-".length));
    expect(answer).toMatchObject({
      state: { extra: { items: expect.arrayContaining([{ kind: "article", id, choice: "out" }]) } },
    });
    expect((await page()).isBlank).toBe(true);
  });

  it("holds no more than a page of articles, and counts the others", async () => {
    for (let index = 0; index < 120; index++) await addArticle(services.db);
    const { articles } = await page();
    expect([articles.rows.length, articles.more]).toEqual([50, 73]);
    await edit({ subject: "Many" });
    expect((await issue())?.contents.moreCount).toBe(113);
    expect((await page()).articles.rows.some(({ isNew }) => isNew)).toBe(false);
  });

  it("ignores what is no article, and numbers that are none", async () => {
    const fields = { "place-article-x": "1", "place-feed-1": "1", "place-article-99999": "", version: "abc" };
    expect(await post({ ...(await shown()), ...fields })).toHaveProperty("to");
    expect(await titles()).toEqual(["Newest", "Middle", "Oldest"]);
  });
});

describe("the time of the draft", () => {
  beforeEach(() => setTimeZone("Europe/Berlin"));
  afterEach(() => setTimeZone("UTC"));

  it("is read in the organization's time zone", async () => {
    await edit({ sendDate: "2026-11-24", sendTime: "10:00" });
    expect(await page()).toMatchObject({
      sendAt: "Tuesday, Nov 24, 2026, 10:00 UTC+1",
      values: { sendDate: "2026-11-24", sendTime: "10:00" },
    });
    const { send_at, scheduled_by } = await services.db
      .selectFrom("campaign_drafts")
      .select(["send_at", "scheduled_by"])
      .where("kind", "=", "newsletter")
      .executeTakeFirstOrThrow();
    expect([send_at, scheduled_by]).toEqual(["2026-11-24T09:00:00.000Z", ann.userId]);
    await edit({ sendDate: "", sendTime: "" });
    expect((await page()).sendAt).toBeNull();
  });

  it.each([
    ["a day alone", { sendDate: "2026-11-24", sendTime: "" }, "sendTime"],
    ["a time alone", { sendDate: "", sendTime: "10:00" }, "sendDate"],
    ["a time that has passed", { sendDate: "2026-11-20", sendTime: "10:00" }, "sendDate"],
    ["one that is months away", { sendDate: "2027-11-24", sendTime: "10:00" }, "sendDate"],
  ])("is refused: %s", async (_, times, field) => {
    expect(await edit(times)).toMatchObject({
      status: 400,
      state: { errors: { [field]: expect.any(String) } },
    });
  });

  it("may stand once it has passed, so that the text can still be edited", async () => {
    await edit({ sendDate: "2026-11-20", sendTime: "11:00" });
    clock = new Date("2026-11-20T10:30:00.000Z");
    expect(await edit({ subject: "Later" })).toHaveProperty("to");
    expect(await page()).toMatchObject({ isOverdue: true, sendAt: expect.stringContaining("11:00") });
  });
});

it("is saved by each of its buttons, which then lead on", async () => {
  expect(await edit({ subject: "One", [THEN]: "preview" })).toEqual({
    to: "/admin/newsletter/preview?of=newsletter#page-title",
  });
  expect(await edit({ subject: "Two", [THEN]: "send" })).toEqual({
    to: "/admin/dashboard/newsletter?confirm=newsletter#send-newsletter",
  });
  expect((await page()).values.subject).toBe("Two");
  const key = crypto.randomUUID();
  expect(await edit({ subject: "Three", [THEN]: "test", key })).toEqual({
    to: "/admin/newsletter/draft?sent=newsletter-test#draft",
  });
  const tests = await services.db.selectFrom("test_mails").select("subject").execute();
  expect(tests).toEqual([{ subject: "Three" }]);
});

it("has a preview with a way back", async () => {
  await edit({ subject: "Special" });
  const preview = await loadPreview(services, ann, "newsletter", clock);
  expect(preview).toMatchObject({ of: "newsletter", subject: "Special" });
  expect(preview?.back.map(({ to }) => to)).toEqual([
    "/admin/newsletter/draft",
    "/admin/dashboard/newsletter",
  ]);
  const id = await send();
  expect((await loadPreview(services, ann, String(id), clock))?.back[0]?.to).toBe(
    `/admin/dashboard/newsletter/campaigns/${id}`,
  );
  for (const of of ["draft", "newsletter", "99", "x"])
    expect(await loadPreview(services, ann, of, clock)).toBeNull();
});
