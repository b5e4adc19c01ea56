import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import type { SubmissionForm } from "~/database/schema/schema.server";
import { saveMessage } from "~/features/contact/contact.server";
import { applyForPartnership } from "~/features/partnership/application.server";
import { reportMistake } from "~/features/resources/public/report.server";
import { saveSurvey } from "~/features/survey/save-survey.server";
import { applyToVolunteer } from "~/features/volunteer/application.server";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { listRows } from "~/kits/admin-table/list-rows.queries.server";
import { undoChange } from "~/kits/admin-table/undo.queries.server";
import { messages } from "../contact/messages.admin.queries.server";
import { quarantine } from "./quarantine.admin.queries.server";
import { countSuspected, purgeDecidedSpam } from "./quarantine.queries.server";
import { submissionTables } from "./submissions.queries.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const who = { userId: "u1", email: "ada@example.org" };
const CASINO = "Best online casino with free spins! https://casino.example.bet https://spin.example.top";
const filledIn = { honeypot: true };

let db: Database;
let sums = 0;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const write = (message: string, evidence = {}, at = now, email = "bo@example.org") => {
  sums += 1;
  const letter = { name: "Bo", email, subject: "other" as const, message };
  return saveMessage(db, letter, { expiresAt: later(999), usage: `sum ${sums}` }, at, evidence);
};
const quarantined = () => db.selectFrom("quarantined_submissions").selectAll().orderBy("id").execute();
const received = () => db.selectFrom("contact_submissions").selectAll().execute();
const notified = () => db.selectFrom("notifications").selectAll().execute();
const decide = async (status: string, at = now, was = "suspected", id = "1") => {
  const result = await setStatus(db, { who, table: quarantine, id, was, status, now: at });
  return result.ok ? result.change : "";
};
const undo = (change: string, at = now) => undoChange(db, { who, table: quarantine, change, now: at });

describe("a submission that tells of danger", () => {
  const marks = async (form: SubmissionForm) =>
    (await db.selectFrom(submissionTables[form]).select("danger").execute()).map(({ danger }) => danger);

  it("is never quarantined, whatever else speaks for spam, and its row has the mark", async () => {
    expect(await write(`I want to kill myself. ${CASINO}`, filledIn)).toMatchObject({
      id: expect.any(String),
    });
    await write(`My husband beats me. ${CASINO}`, { tooFast: true, senders: 100 });
    await write("Hello, I would like to help.");
    expect(await quarantined()).toEqual([]);
    expect(await marks("contact")).toEqual(["self", "home", null]);
  });

  it("is found in any of the texts of every form", async () => {
    const long = "I have worked in a warehouse for years. ".repeat(120);
    const applicant = {
      role: "peer_counselor",
      firstName: "Val",
      lastName: "V",
      email: "v@example.org",
    } as const;
    const rest = { phone: "", location: "Ohio", experience: long, motivation: long, availability: long };
    await applyToVolunteer(db, { ...applicant, ...rest, additionalInfo: "I want to die." }, now);
    expect(await marks("volunteer")).toEqual(["self"]);
    await applyForPartnership(
      db,
      {
        companyName: "Works",
        contactName: "Pat",
        email: "p@example.org",
        phone: "",
        partnershipType: "Other",
        message: "My boss took my passport and will not let me leave.",
      },
      "partner_page",
      now,
    );
    expect(await marks("partnership")).toEqual(["trafficking"]);
  });
});

describe("a submission that looks like spam", () => {
  it("is accepted, and is in no table, notification or figure but the quarantine's, with its reasons", async () => {
    expect(await write(CASINO)).toEqual({ ok: true, id: null });
    expect(await received()).toEqual([]);
    expect(await notified()).toEqual([]);
    expect(await quarantined()).toMatchObject([
      { form: "contact", name: "Bo", email: "bo@example.org", message: CASINO, spam_state: "suspected" },
    ]);
    const [{ reasons } = { reasons: "" }] = await quarantined();
    expect(reasons).toMatch(
      /^A link leads to a domain that spam often uses: casino\.example\.bet\. It reads like spam, above all “.+”\.$/,
    );
    expect(await countSuspected(db, "contact")).toBe(1);
    expect(await countSuspected(db, "survey")).toBe(0);
  });

  it("is quarantined of every form, and comes back whole", async () => {
    await db
      .insertInto("support_resources")
      .values({
        id: 7,
        category: "Food",
        title: "Food bank",
        organization: "",
        description: "",
        cost: "",
        website_url: "https://food.example",
        geographic_scope: "",
        tags: "[]",
        is_active: 1,
        created_at: now.toISOString(),
        eligibility_requirements: null,
        phone_number: null,
        country: null,
        state: null,
        checked_at: null,
        checked_by: null,
        link_status: null,
        link_reason: null,
        link_checked_at: null,
        link_failed_at: null,
      })
      .execute();
    const volunteer = {
      role: "policy_advocate" as const,
      firstName: "Bo",
      lastName: "Doe",
      email: "bo@example.org",
      phone: "",
      location: "Here",
      experience: "Some",
      motivation: "Much",
      availability: "Evenings",
      additionalInfo: "",
    };
    const partnership = {
      companyName: "Works",
      contactName: "Bo",
      email: "bo@example.org",
      phone: "",
      partnershipType: "Other" as const,
      message: "Hello",
    };
    const survey = {
      impactLevel: "lost_job",
      worryLevel: "very",
      industryChanges: "retail",
      personalExperience: "mass_layoffs",
      financialImpact: "major_loss",
      supportNeeds: "job_training",
      timeframe: "longer",
      name: "Bo",
      email: "bo@example.org",
      wantsNews: true,
      wantsTeamUpdates: false,
    };
    const report = { entry: "7", problem: "closed" as const, details: "Nobody there", email: "" };
    const sendAll = async (evidence: object) => {
      await write("Hello", evidence);
      await applyToVolunteer(db, volunteer, now, evidence);
      await applyForPartnership(db, partnership, "partner_page", now, evidence);
      await saveSurvey(db, survey, { now, confirm: true }, evidence);
      await reportMistake(db, report, now, evidence);
    };
    const rows = async () => {
      const all = await Promise.all(
        Object.values(submissionTables).map((table) => db.selectFrom(table).selectAll().execute()),
      );
      return all.map((list) => list.map((row) => ({ ...row, id: "", number: 0, released_at: null })));
    };
    const signups = () => db.selectFrom("newsletter_signups").selectAll().execute();

    await sendAll(filledIn);
    expect((await rows()).flat()).toEqual([]);
    expect(await signups()).toEqual([]);
    expect((await quarantined()).map(({ form }) => form)).toEqual(Object.keys(submissionTables));
    for (const { id } of await quarantined()) await decide("not_spam", now, "suspected", String(id));
    const released = await rows();
    expect(await signups()).toMatchObject([{ email: "bo@example.org", wants_news: 1 }]);
    expect(await notified()).toHaveLength(5);

    for (const table of Object.values(submissionTables)) await db.deleteFrom(table).execute();
    await sendAll({});
    expect(released).toEqual(
      (await rows()).map((list) => list.map((row) => ({ ...row, released_at: null }))),
    );
  });

  it("is stored once, and not at all when a person has sent it again without the hidden field", async () => {
    await write("Hello, I need advice", filledIn);
    await write("Hello, I need advice", filledIn);
    expect(await quarantined()).toHaveLength(1);
    expect(await write("Hello, I need advice")).toMatchObject({ ok: true, id: expect.any(String) });
    expect(await quarantined()).toEqual([]);
    expect(await received()).toHaveLength(1);
  });

  it("never is one that tells of a crisis, not even with the hidden field filled in", async () => {
    await write(`${CASINO} I want to die`, filledIn);
    expect(await received()).toHaveLength(1);
    expect(await quarantined()).toEqual([]);
  });

  it("is one with the text of confirmed spam, however it is disguised", async () => {
    const text = "Dear friend of the project, our monthly packages make every project known to everyone";
    await write(text, filledIn);
    await decide("confirmed");
    await write(`${text.toUpperCase()}!!! 4711 https://other.example`, {}, later(100), "cy@example.org");
    expect((await quarantined())[1]?.reasons).toContain("the same text as a message marked as spam");
  });

  it("is rejected with what was typed when a thousand wait for a decision, unlike all others", async () => {
    await write(CASINO);
    const [first] = await quarantined();
    if (!first) throw new Error("nothing quarantined");
    await db.transaction().execute(async (trx) => {
      for (let place = 0; place < 999; place += 1) {
        const { id, decided_at, ...row } = first;
        const copy = { ...row, submission_id: String(place), content_hash: String(place) };
        await trx.insertInto("quarantined_submissions").values(copy).execute();
      }
    });
    await expect(write(`${CASINO} More`)).rejects.toThrow("We cannot take this right now");
    expect(await write("I was laid off")).toMatchObject({ id: expect.any(String) });
  });
});

describe("a decision", () => {
  const table = () =>
    listRows(
      db,
      { queries: messages.queries, pageSize: 10 },
      { q: "", choices: {}, sort: { column: "created_at", descending: true }, page: 1 },
      later(50),
    );

  it("that it is not spam moves it into its table, tells staff, and lets its time begin", async () => {
    await write(CASINO);
    await decide("not_spam", later(40));
    expect(await received()).toMatchObject([
      { message: CASINO, created_at: now.toISOString(), released_at: later(40).toISOString() },
    ]);
    expect(await notified()).toMatchObject([{ kind: "contact" }]);
    expect((await table()).rows[0]).toMatchObject({ due_at: later(40 + 48).toISOString(), is_open: 1 });
    expect(await countSuspected(db)).toBe(0);
    const audit = await db.selectFrom("audit_log").select(["kind", "after"]).execute();
    expect(audit).toMatchObject([{ kind: "spam", after: expect.stringContaining("not_spam") }]);
  });

  it("can be undone, and taken again without telling staff twice", async () => {
    await write(CASINO);
    const change = await decide("not_spam");
    await db.updateTable("contact_submissions").set({ response_note: "Called" }).execute();
    expect(await undo(change)).toMatchObject({ ok: true });
    expect(await received()).toEqual([]);
    expect(await countSuspected(db)).toBe(1);
    await decide("not_spam");
    expect(await received()).toMatchObject([{ response_note: "Called" }]);
    expect(await notified()).toHaveLength(1);
  });

  it("that it is spam deletes it after 30 days, and one that it is not the copy after a day", async () => {
    await write(CASINO);
    await write(`${CASINO} Again`);
    await write(`${CASINO} And again`);
    await decide("confirmed");
    await decide("not_spam", now, "suspected", "2");
    const left = async (hours: number) => {
      await purgeDecidedSpam(db, later(hours));
      return (await quarantined()).map(({ id }) => id);
    };
    expect(await left(23)).toEqual([1, 2, 3]);
    expect(await left(25)).toEqual([1, 3]);
    expect(await left(30 * 24 + 1)).toEqual([3]);
    expect(await received()).toHaveLength(1);
  });
});
