import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms, fillQuarantine } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import { loadAlsoFrom } from "./load-also-from.server";
import { loadPerson } from "./load-person.server";

const at = "2026-11-10T08:00:00.000Z";
const email = "ann@example.org";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const forms = [
  "contact_submissions",
  "volunteer_applications",
  "partnership_applications",
  "ai_impact_surveys",
  "newsletter_subscribers",
  "resource_reports",
] as const;

/** One row of each form, from one address in different cases. */
async function fillPerson(): Promise<void> {
  await fillForms(db, "one", at);
  await fillForms(db, "stranger", at);
  for (const [place, table] of forms.entries()) {
    const spelled = place % 2 === 0 ? email : "Ann@Example.org";
    await db.updateTable(table).set({ email: spelled }).where("id", "like", "%-one").execute();
  }
  await fillQuarantine(db, "one", at);
  await db.updateTable("quarantined_submissions").set({ fields: "{}" }).execute();
}

const person = async (kind: string, id: string) => (await loadPerson(db, { kind, id })).data.person;

const message = (id: string, values: { name?: string; email?: string; message?: string }) => ({
  id,
  name: "Ann Smith",
  email,
  subject: "other" as const,
  message: "Hello",
  content_hash: id,
  created_at: at,
  ...values,
});

describe("loadPerson", () => {
  it("shows every row of an address, in any case, and no other's", async () => {
    await fillPerson();
    const found = await person("contact", "contact-one");
    expect(found?.email).toBe(email);
    expect(found?.rows.map(({ kind }) => kind).sort()).toEqual(
      ["contact", "volunteer", "partnership", "survey", "newsletter", "report"].sort(),
    );
    expect(found?.rows.every(({ id }) => id.endsWith("-one"))).toBe(true);
  });

  it("shows mails, bounces, and why no mail goes to the address", async () => {
    await fillPerson();
    await enqueueMail(
      db,
      { kind: "welcome", campaignId: null },
      { recipient: "ann@example.org", reference: null },
      new Date(at),
    );
    await db
      .insertInto("mail_bounces")
      .values({
        email,
        kind: "hard",
        reply: "5.1.1",
        detail: "No such user",
        message_id: "<1@x>",
        received_at: at,
      })
      .execute();
    await db
      .insertInto("undeliverable_addresses")
      .values({ email, reason: "hard", detail: "No such user", since: at })
      .execute();
    expect(await person("survey", "survey-one")).toMatchObject({
      mails: [{ kind: "welcome", status: "queued" }],
      bounces: [{ detail: "No such user" }],
      stopped: "hard",
    });
  });

  it("has what we wrote and what they answered in one timeline with what they sent", async () => {
    await fillPerson();
    await db
      .insertInto("replies")
      .values({
        id: "r",
        kind: "contact",
        record_id: "contact-one",
        recipient: email,
        name: "Ann",
        subject: "About your message",
        text: "Hello",
        quoted: "",
        sent_by: "bea@aa.example",
        created_at: "2039-01-01T00:00:00.000Z",
      })
      .execute();
    const [first, second] = (await person("contact", "contact-one"))?.rows ?? [];
    expect(first).toEqual({
      kind: "reply",
      id: "r",
      to: "/admin/dashboard/contact/contact-one",
      name: "About your message",
      text: "By bea@aa.example",
      at: "2039-01-01T00:00:00.000Z",
      state: "queued",
      isUrgent: false,
    });
    expect(second?.kind).not.toBe("reply");
  });

  it("hints at messages with one text, and at a second application", async () => {
    await fillPerson();
    await db
      .insertInto("contact_submissions")
      .values([message("a", { message: "Hello  THERE" }), message("b", { message: "hello there" })])
      .execute();
    const { content_hash: _, ...again } = await db
      .selectFrom("volunteer_applications")
      .selectAll()
      .where("id", "=", "volunteer-one")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("volunteer_applications")
      .values({ ...again, id: "again", number: undefined, content_hash: "again" })
      .execute();
    expect((await person("contact", "a"))?.hints).toEqual([
      "2 messages with the same text",
      "Applied as a volunteer twice",
    ]);
  });

  it("names another address with the same name, in any order and without accents", async () => {
    await db
      .insertInto("contact_submissions")
      .values([
        message("a", { name: "Zoë Müller" }),
        message("b", { name: "muller zoe", email: "zoe@example.net" }),
        message("c", { name: "Zoe Mullerova", email: "other@example.net" }),
      ])
      .execute();
    expect((await person("contact", "a"))?.namesakes).toEqual([
      { name: "muller zoe", email: "zoe@example.net", to: "/admin/people/contact/b" },
    ]);
  });

  it.each([
    ["contact", "unknown"],
    ["nothing", "contact-one"],
    ["spam", "1e9"],
    ["contact", "' or 1=1 --"],
  ])("has nobody to show for %s %s", async (kind, id) => {
    await fillPerson();
    expect(await loadPerson(db, { kind, id })).toMatchObject({
      data: { person: null, hasRow: false },
      init: { status: 404 },
    });
  });

  it("says so where a row has no address", async () => {
    await fillForms(db, "one", at);
    await db.updateTable("resource_reports").set({ email: null }).execute();
    expect((await loadPerson(db, { kind: "report", id: "report-one" })).data).toEqual({
      person: null,
      hasRow: true,
    });
  });
});

describe("loadAlsoFrom", () => {
  it("lists what else came from the address of a row, without the row itself", async () => {
    await fillPerson();
    await db
      .insertInto("contact_submissions")
      .values([message("a", {}), message("b", {})])
      .execute();
    expect(await loadAlsoFrom(db, { kind: "contact", id: "contact-one" })).toEqual({
      links: [
        { label: "2 messages", to: "/admin/people/contact/b" },
        { label: "applied as a volunteer", to: "/admin/dashboard/volunteer/volunteer-one" },
        { label: "applied for a partnership", to: "/admin/dashboard/partnership/partnership-one" },
        { label: "1 survey response", to: "/admin/dashboard/survey/survey-one" },
        { label: "newsletter since Nov 2026", to: "/admin/dashboard/newsletter/newsletter-one" },
        { label: "1 report about a resource", to: "/admin/people/report/report-one" },
      ],
      person: "/admin/people/contact/contact-one",
      email: "ann@example.org",
    });
  });

  it("lists nothing else of an address that was used once", async () => {
    await fillForms(db, "one", at);
    expect(await loadAlsoFrom(db, { kind: "contact", id: "contact-one" })).toMatchObject({ links: [] });
    expect(await loadAlsoFrom(db, { kind: "analytics", id: "1" })).toBeNull();
    expect(await loadAlsoFrom(db, { kind: "contact", id: "unknown" })).toBeNull();
  });
});
