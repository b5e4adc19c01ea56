import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addArticle, addOthers, addReaders } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { makeStaff } from "#tests/support/staff";
import { findDraft } from "~/features/campaigns/drafts/drafts.server";
import { draftKey } from "~/features/campaigns/team-update/team-update-writer.server";
import { type FormErrorState, isFormErrorState } from "~/kits/forms/form-result";
import { handleForms } from "~/kits/forms/handle-forms.server";
import type { Services } from "~/server/services.server";
import { sendForms, teamUpdateFormTo } from "./campaign.forms";
import { previewMail } from "./preview.server";
import { MAX_SENDING_BYTES, sendingHandlers } from "./sending-handlers.server";
import { loadSending, refreshHeaders } from "./sending-page.server";

const TAB = "http://site/admin/dashboard/newsletter";
const ann = { userId: "", email: "ann@example.org" };
const update = { form: "team-update", subject: "Meeting", content: "<p>At <b>six</b></p><script>1</script>" };

let services: Services;
beforeEach(async () => {
  services = await testServices({ SITE_URL: "https://aa.example" });
  ann.userId = await makeStaff(services);
  await addReaders(services.db, 3);
  await addOthers(services.db);
});
afterEach(() => services.db.destroy());

type Answer = { to: URL } | { status: number; refused: FormErrorState };

async function post(fields: Record<string, string>, { url = TAB, staff = ann } = {}): Promise<Answer> {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const handlers = sendingHandlers(request, services, staff);
  try {
    const { data, init } = await handleForms(request, handlers, { maxBytes: MAX_SENDING_BYTES });
    if (!isFormErrorState(data)) throw new Error("no error state");
    return { status: init?.status ?? 200, refused: data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(303);
    return { to: new URL(thrown.headers.get("Location") ?? "", TAB) };
  }
}

const page = (search = "", staff = ann) =>
  loadSending(services, staff, new URLSearchParams(search), new Date());
const previewOf = (search: string, staff = ann) =>
  previewMail(services, staff, new URLSearchParams(search), new Date());
/** As the confirmation page would post it. */
async function previewedNewsletter() {
  const { issue } = (await page("confirm=newsletter")).newsletter;
  return { form: "send-newsletter", key: issue?.key ?? "", shown: issue?.shown ?? "" };
}
const sendNewsletter = async (fields: Record<string, string> = {}, options?: { url: string }) =>
  post({ ...(await previewedNewsletter()), ...fields }, options);
const pathOf = (answer: Answer) => ("to" in answer ? answer.to.search + answer.to.hash : answer);
const sends = () =>
  services.db
    .selectFrom("campaigns")
    .select(["kind", "subject", "html", "text", "recipient_count", "created_by"])
    .execute();
const log = () =>
  services.db
    .selectFrom("audit_log")
    .select(["actor_email", "action", "kind", "record_id", "row_count", "after"])
    .where("kind", "=", "campaign")
    .execute();

describe("Send Newsletter Now", () => {
  it("makes a campaign and mails no one itself", { tags: ["@staff-6.2", "@staff-7.5"] }, async () => {
    await addArticle(services.db, { title: "Strike" });
    expect((await page()).newsletter).toMatchObject({
      recipients: 3,
      subject: "Strike",
      unfinished: null,
    });
    expect(pathOf(await sendNewsletter())).toBe("?campaign=1#progress");
    expect(await sends()).toMatchObject([{ kind: "newsletter", recipient_count: 3, created_by: ann.userId }]);
    expect(await log()).toEqual([
      {
        actor_email: ann.email,
        action: "sent",
        kind: "campaign",
        record_id: "1",
        row_count: 3,
        after: JSON.stringify({
          kind: "newsletter",
          subject: "Strike",
          recipients: 3,
        }),
      },
    ]);
    const { newsletter, progress, campaigns: past } = await page("campaign=1");
    expect(newsletter).toMatchObject({ unfinished: 1, asking: false });
    expect(progress).toMatchObject({ running: true, counts: { waiting: 3, sent: 0 } });
    expect(past).toMatchObject({ total: 1, rows: [{ id: 1, status: "sending", sent: 0 }] });
  });

  it("makes one send of several posts, and leads all of them to it", { tags: ["@staff-7.5"] }, async () => {
    await addArticle(services.db);
    const answers = await Promise.all([1, 2, 3].map(() => sendNewsletter()));
    expect(answers.map(pathOf)).toEqual(Array(3).fill("?campaign=1#progress"));
    expect(await sends()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it("does not send the same issue again once it is through", {
    tags: ["@staff-7.5", "@staff-8.4"],
  }, async () => {
    await addArticle(services.db, { addedAt: new Date(Date.now() - 1000).toISOString() });
    const previewed = await previewedNewsletter();
    await post(previewed);
    await services.db.updateTable("campaigns").set({ status: "sent" }).execute();
    for (const again of [previewed, await previewedNewsletter()])
      expect(await post(again)).toMatchObject({
        status: 409,
        refused: {
          failure:
            "Error sending newsletter: No article was added since the last newsletter, so there is nothing new to send.",
        },
      });
    expect(await sends()).toHaveLength(1);
  });

  it("asks again when the newsletter is not the one that was previewed, and says what has changed", async () => {
    await addArticle(services.db, { title: "Strike" });
    const previewed = await previewedNewsletter();
    await addArticle(services.db, { title: "Night shift over" });
    expect(await post(previewed)).toMatchObject({
      status: 409,
      refused: {
        failure: expect.stringMatching(/nothing was sent. New in it: “Night shift over”. Please look/),
      },
    });
    const longer = await previewedNewsletter();
    await services.db.updateTable("articles").set({ is_hidden: 1 }).where("title", "=", "Strike").execute();
    expect(await post(longer)).toMatchObject({
      refused: { failure: expect.stringContaining("No longer in it: “Strike”.") },
    });
    expect(await sends()).toEqual([]);
    expect(pathOf(await sendNewsletter())).toBe("?campaign=1#progress");
  });

  it("sends nothing while settings are missing, and says why beside the button", async () => {
    const { db } = services;
    const { env } = await testServices({
      SMTP_URL: "smtp://mail.example.org",
      SITE_URL: "https://aa.example",
    });
    const blocked = { db, env };
    services = blocked;
    await addArticle(db);
    const reason = expect.stringMatching(/MAIL_FROM is not set.* POSTAL_ADDRESS is not set/);
    expect(await sendNewsletter()).toMatchObject({
      status: 400,
      refused: { failure: reason },
    });
    await post(update);
    const { teamUpdate, blockers } = await page("preview=team-update");
    const { key = "" } = teamUpdate.preview ?? {};
    expect(await post({ form: "team-update-send", key })).toMatchObject({
      status: 400,
      refused: { failure: reason },
    });
    expect(blockers).toEqual([
      expect.stringContaining("MAIL_FROM"),
      expect.stringContaining("POSTAL_ADDRESS"),
    ]);
    expect(await sends()).toEqual([]);
    expect((await page()).teamUpdate.draft).toMatchObject({ subject: "Meeting" });
  });

  it("shows an error without recipients", async () => {
    await addArticle(services.db);
    await services.db.updateTable("newsletter_subscribers").set({ wants_news: 0 }).execute();
    expect(await sendNewsletter()).toMatchObject({
      refused: { failure: expect.stringMatching(/^Error sending newsletter: No one wants news/) },
    });
  });

  it("says so when it could not be written down", { tags: ["@staff-8.4"] }, async () => {
    await addArticle(services.db);
    const previewed = await previewedNewsletter();
    await services.db.schema.dropTable("mails").execute();
    expect(await post(previewed)).toMatchObject({
      status: 503,
      refused: { failure: "Error sending newsletter" },
    });
    expect(await sends()).toEqual([]);
    expect(await log()).toEqual([]);
  });

  it("keeps the page's other parameters, and has a page without script load itself again while it runs", async () => {
    await addArticle(services.db);
    const url = `${TAB}?from=2026-01-01&confirm=newsletter`;
    const answer = await sendNewsletter({ refresh: "on" }, { url });
    expect(pathOf(answer)).toBe("?from=2026-01-01&campaign=1&refresh=on#progress");
    if (!("to" in answer)) throw new Error("invalid");
    const refresh = { Refresh: "3; url=/admin/dashboard/newsletter?from=2026-01-01&campaign=1&refresh=on" };
    expect(refreshHeaders((await page(answer.to.search)).refreshes, answer.to)).toEqual(refresh);
    await services.db.updateTable("campaigns").set({ status: "sent" }).execute();
    expect(refreshHeaders((await page(answer.to.search)).refreshes, answer.to)).toEqual({});
    expect(refreshHeaders((await page("campaign=1")).refreshes, answer.to)).toEqual({});
  });
});

describe("a team update", () => {
  async function previewed() {
    expect(pathOf(await post(update))).toBe("?preview=team-update#send-team-update");
    const { preview } = (await page("preview=team-update")).teamUpdate;
    if (!preview) throw new Error("no preview");
    return preview;
  }
  const confirm = (key: string, staff = ann) => post({ form: "team-update-send", key }, { staff });

  it("is a draft first, and what is shown is what is sent", {
    tags: ["@staff-5.1", "@staff-6.2", "@staff-7.5"],
  }, async () => {
    const preview = await previewed();
    expect(preview).toMatchObject({ subject: "Meeting", facts: { removed: ["scripts"], changed: [] } });
    expect(preview.text).toContain("At six");
    expect(preview.text).toContain("Unsubscribe: (each reader's own link)");
    const shown = await previewOf("of=draft");
    expect(shown.headers.get("Content-Security-Policy")).toContain("default-src 'none'");

    expect(pathOf(await confirm(preview.key))).toBe("?campaign=1#progress");
    const [send] = await sends();
    expect(send).toMatchObject({ kind: "team_update", subject: "Meeting", recipient_count: 1 });
    const place = "https://unsubscribe.invalid/";
    expect(send?.html).not.toContain("<script");
    expect(send?.html).toContain(`href="${place}"`);
    expect(await shown.text()).toBe(
      send?.html
        .replaceAll(place, "https://aa.example/newsletter/unsubscribe?token=test")
        .replaceAll("https://preferences.invalid/", "https://aa.example/newsletter/preferences?token=test")
        .replace("<head>", '<head>\n<base target="_blank">'),
    );
    expect(send?.text.replace(/https:\/\/\w+\.invalid\//g, "(each reader's own link)")).toBe(preview.text);
    expect((await page()).teamUpdate).toMatchObject({ draft: null, unfinished: 1 });
    expect(await log()).toMatchObject([{ action: "sent", row_count: 1 }]);
    const sent = await previewOf("of=1");
    expect(await sent.text()).toContain("<b>six</b>");
  });

  it("is sent once, however often it is confirmed", async () => {
    const { key } = await previewed();
    const answers = await Promise.all([confirm(key), confirm(key)]);
    expect(answers.map(pathOf)).toEqual(["?campaign=1#progress", "?campaign=1#progress"]);
    await services.db.updateTable("campaigns").set({ status: "sent" }).execute();
    expect(pathOf(await confirm(key))).toBe("?campaign=1#progress");
    expect(await sends()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it("is not sent when it has changed since its preview", async () => {
    const { key } = await previewed();
    await post({ ...update, subject: "Another" });
    expect(await confirm(key)).toMatchObject({
      status: 400,
      refused: { failure: expect.stringContaining("has changed") },
    });
    await post({ form: "team-update-discard" });
    expect(await confirm(key)).toMatchObject({
      refused: { failure: expect.stringContaining("discarded") },
    });
    expect(await sends()).toEqual([]);
  });

  it("stays the same draft when nothing was changed", async () => {
    const { key } = await previewed();
    expect((await previewed()).key).toBe(key);
  });

  it("is not visible to another user", { tags: ["@staff-7.5"] }, async () => {
    const { key } = await previewed();
    const eve = { email: "eve@example.org", userId: "" };
    eve.userId = await makeStaff(services, { email: eve.email, password: "correct horse battery" });
    expect((await page("preview=team-update", eve)).teamUpdate).toMatchObject({ draft: null, preview: null });
    expect((await previewOf("of=draft", eve)).status).toBe(404);
    expect(await confirm(key, eve)).toMatchObject({ status: 400 });
    expect(await sends()).toEqual([]);
  });

  it.each([
    [
      { subject: "", content: "" },
      { subject: "Enter a subject", content: "Enter the content" },
    ],
    [{ content: "<script>1</script>" }, { content: expect.stringContaining("no words") }],
    [
      { content: "<b>".repeat(101) },
      { content: expect.stringContaining("more than 100 inside one another") },
    ],
  ])("rejects %o and preserves the input", { tags: ["@staff-2.5", "@staff-5.1"] }, async (parts, errors) => {
    const answer = await post({ ...update, ...parts });
    expect(answer).toMatchObject({ status: 400, refused: { errors } });
    if (!("refused" in answer)) throw new Error("accepted");
    expect(answer.refused.values).toEqual({
      subject: update.subject,
      ...{ content: update.content },
      ...parts,
    });
  });

  it("takes content that is too long for a visitor's form, up to 200,000 characters", {
    tags: ["@staff-5.1"],
  }, async () => {
    const content = `<p>${"ä".repeat(190_000)}</p>`;
    expect(pathOf(await post({ ...update, content }))).toMatch(/^\?preview/);
    expect(await post({ ...update, content: "x".repeat(200_001) })).toMatchObject({
      status: 400,
      refused: { errors: { content: "Content (HTML) must be 200,000 characters or fewer" } },
    });
  });

  it("shows an error without recipients or when saving fails, and preserves the draft", {
    tags: ["@staff-4.3", "@staff-8.3"],
  }, async () => {
    const { key } = await previewed();
    const failure = expect.stringMatching(/^Failed to send team update. Please try again./);
    await services.db.updateTable("newsletter_subscribers").set({ wants_team_updates: 0 }).execute();
    expect(await confirm(key)).toMatchObject({ status: 400, refused: { failure } });
    await services.db.updateTable("newsletter_subscribers").set({ wants_team_updates: 1 }).execute();
    await services.db.schema.dropTable("mails").execute();
    expect(await confirm(key)).toMatchObject({ status: 503, refused: { failure } });
    expect(draftKey(await findDraft(services.db, "team_update", ann.userId))).toBe(key);
  });
});

it("has the specified copy", { tags: ["@staff-2.5", "@staff-7.5"] }, () => {
  const form = teamUpdateFormTo(1204);
  expect(form.submit).toEqual({ idle: "Send to 1,204 subscribers", busy: "Sending..." });
  expect(form.fields.map(({ name, label, required }) => [name, label, Boolean(required)])).toEqual([
    ["subject", "Subject", true],
    ["content", "Content (HTML)", true],
  ]);
  expect(sendForms.team_update.submit.busy).toBe("Sending...");
  expect(sendForms.newsletter.submit.idle).toBe("Send Newsletter Now");
});

it("lists what was sent, the newest first, also while it is under way", {
  tags: ["@staff-3.1", "@staff-7.1"],
}, async () => {
  const send = (subject: string, day: number, sent_at: string | null, year = 2026) => ({
    kind: "team_update" as const,
    subject,
    html: "",
    text: "",
    status: sent_at ? ("sent" as const) : ("sending" as const),
    recipient_count: 0,
    created_at: `${year}-11-0${day}T09:00:00.000Z`,
    sent_at,
  });
  const sent = [
    send("Long ago", 1, "2020-11-01T10:00:00.000Z", 2020),
    send("First", 1, "2026-11-09T09:00:00.000Z"),
    send("Second", 2, "2026-11-02T10:00:00.000Z"),
    send("Third", 3, null),
  ];
  await services.db.insertInto("campaigns").values(sent).execute();
  const { rows, total } = (await page()).campaigns;
  expect([total, ...rows.map(({ subject }) => subject)]).toEqual([4, "Third", "Second", "First", "Long ago"]);
  expect(rows.filter(({ purged }) => purged).map(({ subject }) => subject)).toEqual(["Long ago"]);
});

it("shows no mail there is not", async () => {
  for (const search of ["", "of=", "of=draft", "of=newsletter", "of=1", "of=-1", "of=1e3"])
    expect((await previewOf(search)).status).toBe(404);
  for (const send of ["1", "x", "", "999999999999999999999"])
    expect((await page(`campaign=${send}`)).progress).toBeNull();
});
