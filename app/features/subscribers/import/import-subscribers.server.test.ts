import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { rememberErased } from "~/kits/erasure/erased-addresses.server";
import {
  importSubscriberHandlers,
  loadSubscriberPreview,
  subscriberImports,
} from "./import-subscribers.server";

const at = "2026-11-10T08:00:00.000Z";
const now = new Date("2026-11-20T12:00:00.000Z");
const env = { SESSION_SECRET: "a".repeat(40), SESSION_SECRET_PREVIOUS: "" };

let db: Database;
let who: { userId: string; email: string };
beforeEach(async () => {
  db = await openTestDatabase();
  who = { userId: "staff", email: "staff@example.org" };
  await db
    .insertInto("users")
    .values({ id: who.userId, email: who.email, password_hash: "x", created_at: at })
    .execute();
  await fillForms(db, "known", at);
  await fillForms(db, "left", at);
  await db
    .updateTable("newsletter_subscribers")
    .set({ is_active: 0, unsubscribed_at: at })
    .where("id", "=", "newsletter-left")
    .execute();
  await rememberErased(db, env, { email: "erased@example.org", scope: "everything", erasedAt: at });
  await db
    .insertInto("undeliverable_addresses")
    .values({ email: "angry@example.org", reason: "complaint", detail: "", since: at })
    .execute();
});
afterEach(() => db.destroy());

const services = () => ({ db, env });

async function upload(text: string): Promise<Response> {
  const body = new FormData();
  body.set("text", text);
  const request = new Request("http://127.0.0.1/admin/subscribers/import", { method: "POST", body });
  try {
    const { data } = await subscriberImports.upload(request, services(), { who, now });
    return new Response(JSON.stringify(data), { status: 400 });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** @returns the id of the preview */
async function uploaded(text: string): Promise<string> {
  const response = await upload(text);
  expect(response.status).toBe(303);
  return response.headers.get("Location")?.split(/[/#]/).at(-2) ?? "";
}

async function preview(id: string) {
  const { data } = await loadSubscriberPreview(services(), id, { who, now });
  if (data.state !== "open") throw new Error(data.state);
  return data;
}

async function confirm(id: string, sent: Record<string, string> = {}) {
  const { fingerprint } = await preview(id);
  const values = { fingerprint, consentNote: "Signed in Dayton", way: "signed", ...sent };
  return await submit(id, "confirm-import-subscribers", values);
}

async function submit(id: string, form: string, values: Record<string, string>) {
  const handler = importSubscriberHandlers(services(), who, id).find((one) => one.form.name === form);
  if (!handler) throw new Error(form);
  const validated = handler.validate(new Map(Object.entries(values)));
  return validated.ok ? await validated.save({ now, visitor: "", sender: "" }) : validated;
}

const imported = () =>
  db
    .selectFrom("newsletter_subscribers")
    .select(["email", "name", "is_active", "wants_news", "wants_team_updates", "consent_note"])
    .where("consent_note", "is not", null)
    .orderBy("email")
    .execute();

const file = [
  "Email;Full name;Wants news;Wants team updates;Shoe size",
  "ann@example.org;Ann Lee;yes;no;42",
  "bo@example.org;see www.example.org;;YES;",
  "NEWSLETTER.known@example.org;Known;;;",
  "newsletter.left@example.org;Left;;;",
  "erased@example.org;Erased;;;",
  "angry@example.org;Angry;;;",
  "ANN@example.org;Ann again;;;",
  "no address;X;;;",
  "cy@example.org;Cy;maybe;;",
  ";Nobody;;;",
  "di@example.org;Di;no;no;",
].join("\n");

describe("an import of subscribers", () => {
  it("shows who is new, who is known, and who is left out and why", async () => {
    const { groups, problems, notes, toAdd } = await preview(await uploaded(file));
    expect(groups.map(({ name, rows }) => [name, rows.map(({ email }) => email)])).toEqual([
      ["added", ["ann@example.org", "bo@example.org"]],
      ["known", ["NEWSLETTER.known@example.org"]],
      ["left", ["newsletter.left@example.org"]],
      ["erased", ["erased@example.org"]],
      ["complaint", ["angry@example.org"]],
    ]);
    expect(problems.rows.map(({ line }) => line)).toEqual([8, 9, 10, 11, 12]);
    expect(toAdd).toBe(2);
    expect(notes.join()).toContain("Shoe size");
  });

  it("adds only who is new, with the note, and one audit entry without addresses", async () => {
    const id = await uploaded(file);
    expect(await confirm(id)).toEqual({ ok: true });
    const shared = { is_active: 1, wants_news: 1, consent_note: "Signed in Dayton" };
    expect(await imported()).toEqual([
      { ...shared, email: "ann@example.org", name: "Ann Lee", wants_team_updates: 0 },
      { ...shared, email: "bo@example.org", name: "", wants_team_updates: 1 },
    ]);
    expect(await db.selectFrom("audit_log").select(["action", "row_count", "after"]).execute()).toEqual([
      { action: "imported", row_count: 2, after: '{"added":2,"asked":0,"unsubscribed":0}' },
    ]);
    expect((await loadSubscriberPreview(services(), id, { who, now })).data).toEqual({
      state: "done",
      added: 2,
      asked: 0,
      unsubscribed: 0,
    });
    const left = await db.selectFrom("subscriber_imports").select("rows").executeTakeFirstOrThrow();
    expect(left.rows).toBe("null");
  });

  it("asks each by mail where they still have to confirm", async () => {
    expect(await confirm(await uploaded(file), { way: "ask" })).toEqual({ ok: true });
    expect(await imported()).toEqual([]);
    const mails = await db.selectFrom("mails").select(["kind", "recipient"]).orderBy("id").execute();
    expect(mails).toEqual([
      { kind: "confirmation", recipient: "ann@example.org" },
      { kind: "confirmation", recipient: "bo@example.org" },
    ]);
  });

  it("imports nobody where the list has changed since the preview", async () => {
    const id = await uploaded(file);
    const { fingerprint } = await preview(id);
    await fillForms(db, "x", at);
    await db
      .updateTable("newsletter_subscribers")
      .set({ email: "ann@example.org" })
      .where("id", "=", "newsletter-x")
      .execute();
    expect(await confirm(id, { fingerprint })).toMatchObject({ ok: false, status: 409 });
    expect(await imported()).toEqual([]);
  });

  it("imports nobody twice when it is confirmed twice", async () => {
    const id = await uploaded(file);
    await Promise.all([confirm(id), confirm(id)]);
    expect(await imported()).toHaveLength(2);
    expect(await db.selectFrom("audit_log").select("row_count").execute()).toEqual([{ row_count: 2 }]);
  });

  it("needs a note on how they agreed", async () => {
    const id = await uploaded(file);
    expect(await confirm(id, { consentNote: "" })).toMatchObject({
      ok: false,
      errors: { consentNote: expect.any(String) },
    });
    expect(await confirm(id, { way: "perhaps" })).toMatchObject({
      ok: false,
      errors: { way: expect.any(String) },
    });
  });

  it.each([
    ["nothing", ""],
    ["no column of addresses", "Name\nAnn"],
    ["no rows", "Email"],
    ["a quote that does not end", '"Email\nann@example.org'],
    ["more than 5,000 rows", `Email\n${"a@example.org\n".repeat(5001)}`],
  ])("refuses a file with %s", async (_, text) => {
    expect((await upload(text)).status).toBe(400);
  });

  it("imports a thousand in slices", async () => {
    const rows = Array.from({ length: 1000 }, (_, place) => `reader${place}@example.org`);
    expect(await confirm(await uploaded(`Email\n${rows.join("\n")}`))).toEqual({ ok: true });
    expect(await imported()).toHaveLength(1000);
  });

  const moved = [
    "Email,Name,Status,Unsubscribed at",
    "ann@example.org,Ann,subscribed,",
    "gone@example.org,Gone One,unsubscribed,2024-05-02 10:11:12",
    "back@example.org,Back,bounced,",
    "rude@example.org,Rude,spam complaint,",
    "newsletter.known@example.org,Known,unsubscribed,2026-11-15",
    "newsletter.left@example.org,Left,unsubscribed,2024-05-02",
    "erased@example.org,Erased,unsubscribed,",
  ].join("\n");

  const stored = () =>
    db
      .selectFrom("newsletter_subscribers")
      .select(["email", "is_active", "unsubscribed_at"])
      .where("email", "not like", "newsletter.left%")
      .orderBy("email")
      .execute();

  it("keeps who left another list as unsubscribed, also subscribers, and mails nobody of them", async () => {
    const id = await uploaded(moved);
    const { groups, toAdd, toKeep } = await preview(id);
    expect(
      groups.map(({ name, rows }) => [name, rows.map(({ about, email }) => `${email} ${about}`)]),
    ).toEqual([
      ["added", ["ann@example.org News"]],
      [
        "unsubscribed",
        [
          "gone@example.org Status: unsubscribed",
          "back@example.org Status: bounced",
          "rude@example.org Status: spam complaint",
        ],
      ],
      ["leaving", ["newsletter.known@example.org Status: unsubscribed"]],
      ["left", ["newsletter.left@example.org Status: unsubscribed"]],
      ["erased", ["erased@example.org Status: unsubscribed"]],
    ]);
    expect([toAdd, toKeep]).toEqual([1, 4]);
    expect(await confirm(id, { keepLeft: "on" })).toEqual({ ok: true });
    expect(await stored()).toEqual([
      { email: "ann@example.org", is_active: 1, unsubscribed_at: null },
      { email: "back@example.org", is_active: 0, unsubscribed_at: now.toISOString() },
      { email: "gone@example.org", is_active: 0, unsubscribed_at: "2024-05-02T00:00:00.000Z" },
      { email: "newsletter.known@example.org", is_active: 0, unsubscribed_at: "2026-11-15T00:00:00.000Z" },
      { email: "rude@example.org", is_active: 0, unsubscribed_at: now.toISOString() },
    ]);
    const stopped = db.selectFrom("undeliverable_addresses").select(["email", "reason"]).orderBy("email");
    expect(await stopped.execute()).toEqual([
      { email: "angry@example.org", reason: "complaint" },
      { email: "back@example.org", reason: "hard" },
      { email: "rude@example.org", reason: "complaint" },
    ]);
    const mails = await db.selectFrom("mails").select(["kind", "reference"]).execute();
    const ann = await db
      .selectFrom("newsletter_subscribers")
      .select("id")
      .where("email", "=", "ann@example.org")
      .executeTakeFirstOrThrow();
    expect(mails).toEqual([{ kind: "welcome", reference: ann.id }]);
    expect((await loadSubscriberPreview(services(), id, { who, now })).data).toMatchObject({
      added: 1,
      unsubscribed: 4,
    });
  });

  it("leaves them out where staff choose so", async () => {
    expect(await confirm(await uploaded(moved))).toEqual({ ok: true });
    expect((await stored()).map(({ email, is_active }) => [email, is_active])).toEqual([
      ["ann@example.org", 1],
      ["newsletter.known@example.org", 1],
    ]);
  });

  it("keeps a subscriber who signed up here after they left there", async () => {
    const { groups } = await preview(
      await uploaded("Email,UNSUB_TIME\nnewsletter.known@example.org,2024-05-02"),
    );
    expect(groups.map(({ name }) => name)).toEqual(["known"]);
  });

  it("imports a file of people who left without a note on how they agreed", async () => {
    const id = await uploaded("Email,UNSUB_TIME\ngone@example.org,2024-05-02");
    const { fingerprint } = await preview(id);
    expect(await submit(id, "keep-left-subscribers", { fingerprint })).toEqual({ ok: true });
    expect(await stored()).toMatchObject([{ email: "gone@example.org", is_active: 0 }, { is_active: 1 }]);
  });

  it("imports nobody of a file with a question that is not answered", async () => {
    const id = await uploaded("Email,Permission level\nann@example.org,B\nbo@example.org,");
    const { data } = await loadSubscriberPreview(services(), id, { who, now });
    expect(data).toMatchObject({ state: "asking", question: { column: "Permission level", sample: "B" } });
    for (const fingerprint of ["", "x"])
      expect(await submit(id, "keep-left-subscribers", { fingerprint })).toMatchObject({ status: 409 });
    expect(await submit(id, "import-question", { column: "Other", answer: "nothing" })).toEqual({ ok: true });
    expect((await loadSubscriberPreview(services(), id, { who, now })).data.state).toBe("asking");
  });

  it.each([
    ["nothing", ["ann@example.org", "bo@example.org"], []],
    ["filled", ["bo@example.org"], ["ann@example.org"]],
    ["empty", ["ann@example.org"], ["bo@example.org"]],
  ])("takes the answer %s for a column that nobody understands", async (answer, added, left) => {
    const id = await uploaded("Email,Permission level\nann@example.org,B\nbo@example.org,");
    await submit(id, "import-question", { column: "Permission level", answer });
    const { groups } = await preview(id);
    const found = (name: string) =>
      groups.find((group) => group.name === name)?.rows.map(({ email }) => email) ?? [];
    expect([found("added"), found("unsubscribed")]).toEqual([added, left]);
  });

  it("belongs to whom uploaded it, for a day", async () => {
    const id = await uploaded(file);
    const tomorrow = new Date("2026-11-21T12:00:01.000Z");
    const other = { ...who, userId: "other" };
    for (const context of [
      { who: other, now },
      { who, now: tomorrow },
    ])
      expect((await loadSubscriberPreview(services(), id, context)).data).toEqual({ state: "gone" });
  });
});
