import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { confirmSignup } from "~/features/subscribers/signup/confirm.server";
import { rememberErased } from "~/kits/erasure/erased-addresses.server";
import { addSubscriberHandler } from "./add-subscriber.server";
import { editSubscriberHandler, versionOf } from "./edit-subscriber.server";

const at = "2026-11-10T08:00:00.000Z";
const now = new Date("2026-11-20T12:00:00.000Z");
const who = { userId: "staff", email: "staff@example.org" };
const env = { SESSION_SECRET: "a".repeat(40), SESSION_SECRET_PREVIOUS: "" };
const id = "newsletter-Ann";
const email = "newsletter.Ann@example.org";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await fillForms(db, "Ann", at);
});
afterEach(() => db.destroy());

const services = () => ({ db, env });

async function post(handler: ReturnType<typeof addSubscriberHandler>, sent: Record<string, string>) {
  const validated = handler.validate(new Map(Object.entries(sent)));
  return validated.ok ? await validated.save({ now, visitor: "", sender: "" }) : validated;
}

const subscriber = (from = id) =>
  db.selectFrom("newsletter_subscribers").selectAll().where("id", "=", from).executeTakeFirstOrThrow();

const auditEntries = () =>
  db.selectFrom("audit_log").select(["action", "record_id", "before", "after"]).execute();

describe("editSubscriberHandler", () => {
  async function edit(values: Record<string, string>) {
    const row = await db
      .selectFrom("newsletter_subscribers")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    const version = row ? versionOf(row) : "";
    const stored = { version, email, name: "Nia Ann", wantsNews: "on" };
    return await post(editSubscriberHandler(services(), who, id), { ...stored, ...values });
  }

  it("corrects name, address and wishes, and leaves the links in mails as they are", async () => {
    const before = await subscriber();
    await db.updateTable("newsletter_subscribers").set({ confirmed_at: at }).execute();
    expect(await edit({ email: "Ann@EXAMPLE.net", name: " Ann  Lee ", wantsTeamUpdates: "on" })).toEqual({
      ok: true,
    });
    expect(await subscriber()).toEqual({
      ...before,
      email: "Ann@EXAMPLE.net",
      name: "Ann Lee",
      wants_team_updates: 1,
      confirmed_at: null,
    });
  });

  it("writes which fields were corrected into the audit log, and nothing that a visitor typed", async () => {
    await edit({ email: "ann@example.net", name: "Ann Lee", wantsTeamUpdates: "on" });
    expect(await auditEntries()).toEqual([
      {
        action: "edited",
        record_id: id,
        before: '{"wants_team_updates":0}',
        after: '{"wants_team_updates":1,"corrected":"email, name"}',
      },
    ]);
  });

  it("writes nothing where nothing differs", async () => {
    expect(await edit({})).toEqual({ ok: true });
    expect(await auditEntries()).toEqual([]);
  });

  it("keeps the confirmation where only the case of the address differs", async () => {
    await db.updateTable("newsletter_subscribers").set({ confirmed_at: at }).execute();
    await edit({ email: email.toLowerCase() });
    expect(await subscriber()).toMatchObject({ email: email.toLowerCase(), confirmed_at: at });
  });

  it("refuses the address of another subscriber, in any case", async () => {
    await fillForms(db, "Bo", at);
    expect(await edit({ email: "NEWSLETTER.bo@example.org" })).toEqual({
      ok: false,
      errors: { email: "Another subscriber has this address already" },
    });
  });

  it("refuses an address that was erased", async () => {
    await rememberErased(db, env, { email: "gone@example.org", scope: "everything", erasedAt: at });
    expect(await edit({ email: "gone@example.org" })).toMatchObject({
      ok: false,
      errors: { email: expect.stringMatching(/erased/) },
    });
  });

  it.each([
    [{ email: "no address" }, "email"],
    [{ name: "see www.example.org" }, "name"],
    [{ wantsNews: "" }, "wantsNews"],
  ])("refuses %j", async (values, field) => {
    expect(await edit(values)).toMatchObject({ ok: false, errors: { [field]: expect.any(String) } });
  });

  it("saves nothing over a change that somebody made meanwhile, and says what is stored", async () => {
    const conflict = await edit({ version: "other", name: "Mine" });
    expect(conflict).toMatchObject({ ok: false, status: 409 });
    expect(conflict).toMatchObject({ failure: expect.stringContaining("Nia Ann") });
    expect(await subscriber()).toMatchObject({ name: "Nia Ann" });
  });

  it("says so where the subscriber was deleted meanwhile", async () => {
    await db.deleteFrom("newsletter_subscribers").execute();
    expect(await edit({})).toMatchObject({ ok: false, status: 404 });
  });
});

describe("addSubscriberHandler", () => {
  const add = (values: Record<string, string>) =>
    post(addSubscriberHandler(services(), who), {
      email: "new@example.org",
      name: "New Reader",
      wantsNews: "on",
      consentNote: "Signed the list in Dayton",
      way: "ask",
      ...values,
    });

  it("asks for a confirmation by mail, after which the note is the subscriber's", async () => {
    expect(await add({})).toEqual({ ok: true });
    expect(await db.selectFrom("mails").select(["kind", "recipient"]).execute()).toEqual([
      { kind: "confirmation", recipient: "new@example.org" },
    ]);
    const { token } = await db.selectFrom("newsletter_signups").select("token").executeTakeFirstOrThrow();
    const chosen = { name: "New Reader", wantsNews: true, wantsTeamUpdates: false };
    await confirmSignup({ db, env }, token, chosen, now);
    const added = await db
      .selectFrom("newsletter_subscribers")
      .select(["name", "wants_news", "wants_team_updates", "is_active", "consent_note"])
      .where("email", "=", "new@example.org")
      .execute();
    expect(added).toEqual([
      {
        name: "New Reader",
        wants_news: 1,
        wants_team_updates: 0,
        is_active: 1,
        consent_note: "Signed the list in Dayton",
      },
    ]);
  });

  it("adds at once whose consent staff can show, with a welcome mail, and without their words in the audit log", async () => {
    const result = await add({ way: "signed" });
    expect(result).toMatchObject({
      ok: true,
      to: expect.stringMatching(/^\/admin\/dashboard\/newsletter\//),
    });
    const row = await db
      .selectFrom("newsletter_subscribers")
      .selectAll()
      .where("email", "=", "new@example.org")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      is_active: 1,
      confirmed_at: null,
      consent_note: "Signed the list in Dayton",
    });
    expect(await db.selectFrom("mails").select("kind").execute()).toEqual([{ kind: "welcome" }]);
    expect(await auditEntries()).toEqual([
      {
        action: "added",
        record_id: row.id,
        before: null,
        after: '{"wants_news":1,"wants_team_updates":0,"asked_to_confirm":false}',
      },
    ]);
  });

  it("needs to know how they agreed", async () => {
    expect(await add({ consentNote: " " })).toMatchObject({
      ok: false,
      errors: { consentNote: expect.stringMatching(/agreed/) },
    });
    expect(await add({ way: "" })).toMatchObject({ ok: false, errors: { way: expect.any(String) } });
  });

  it("adds nobody twice", async () => {
    expect(await add({ email: email.toUpperCase() })).toMatchObject({
      errors: { email: expect.stringMatching(/on the list already/) },
    });
    await add({});
    expect(await add({})).toMatchObject({
      errors: { email: expect.stringMatching(/asked to confirm already/) },
    });
  });

  it("never brings somebody back who left, was erased or complained, unless they confirm", async () => {
    await db.updateTable("newsletter_subscribers").set({ is_active: 0, unsubscribed_at: at }).execute();
    expect(await add({ email, way: "signed" })).toMatchObject({
      errors: { email: expect.stringMatching(/left the list on Nov 10, 2026/) },
    });
    expect(await add({ email })).toEqual({ ok: true });
    expect(await subscriber()).toMatchObject({ is_active: 0 });

    await rememberErased(db, env, { email: "gone@example.org", scope: "everything", erasedAt: at });
    expect(await add({ email: "gone@example.org", way: "signed" })).toMatchObject({
      errors: { email: expect.stringMatching(/erased/) },
    });
    expect(await add({ email: "gone@example.org" })).toEqual({ ok: true });

    await db
      .insertInto("undeliverable_addresses")
      .values({ email: "angry@example.org", reason: "complaint", detail: "", since: at })
      .execute();
    expect(await add({ email: "angry@example.org" })).toMatchObject({
      errors: { email: expect.stringMatching(/unwanted/) },
    });
  });
});
