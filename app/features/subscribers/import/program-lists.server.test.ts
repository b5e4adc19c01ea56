import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { type ProgramList, programLists } from "#tests/support/program-lists";
import type { Database } from "~/database/open-database.server";
import { parseSheet } from "~/kits/csv-import/parse-sheet.server";
import { planSubscribers, type SubscriberPlan } from "./plan-subscribers.server";
import { subscriberSheet } from "./subscriber-sheet.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const env = { SESSION_SECRET: "a".repeat(40), SESSION_SECRET_PREVIOUS: "" };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

async function read(file: string, fileName?: string) {
  const parsed = parseSheet(subscriberSheet, file, fileName);
  if (!parsed.ok) throw new Error(parsed.problem);
  const plan = await planSubscribers({ db, env }, parsed.sheet, now);
  return { plan, sheet: parsed.sheet };
}

const emails = (rows: SubscriberPlan["added"]) => rows.map(({ values }) => values.email);

async function outcome({ file, fileName }: ProgramList) {
  const { plan, sheet } = await read(file, fileName);
  const [question] = sheet.questions;
  if (question) return { mailed: {}, left: [], held: 0, asks: question.column };
  return {
    mailed: Object.fromEntries(plan.added.map(({ values }) => [values.email, values.name])),
    left: emails(plan.unsubscribed).sort(),
    held: plan.problems.length,
    asks: undefined,
  };
}

describe("a list of another program", () => {
  it.each(programLists)("of $program comes in as it is meant", async (list) => {
    const { mailed, left = [], held = [], asks } = list;
    expect(await outcome(list)).toEqual({ mailed, left, held: held.length, asks });
  });
});

describe("a column of consent", () => {
  const one = async (header: string, cell: string) => {
    const { plan, sheet } = await read(`Email,${header}\nann@example.org,"${cell}"`);
    if (sheet.questions.length > 0) return "asks";
    if (plan.added.length > 0) return "mailed";
    return plan.unsubscribed.length > 0 ? "left" : "held";
  };

  it.each([
    ["Status", "Inactive", "left"],
    ["status", "blocklisted", "left"],
    ["Status", "unsubscribed", "left"],
    ["Status", "Cleaned", "left"],
    ["Status", "complained", "left"],
    ["Status", "suppressed", "left"],
    ["STATUS", "SPAM_COMPLAINT", "left"],
    ["Status", "Hard bounced", "left"],
    ["Status", "Abgemeldet", "left"],
    ["Statut", "Désabonné", "left"],
    ["Estado", "Dado de baja", "left"],
    ["Status", "Not subscribed", "held"],
    ["Status", "Never subscribed", "held"],
    ["Status", "Non-subscribed", "held"],
    ["Status", "Unconfirmed", "held"],
    ["Status", "pending confirmation", "held"],
    ["Status", "Subscribed", "mailed"],
    ["Status", "not unsubscribed", "mailed"],
    ["Status", "Never bounced", "mailed"],
    ["Status", "Aktiv", "mailed"],
    ["Status", "VIP", "asks"],
    ["State", "OH", "mailed"],
    ["UNSUB_TIME", "2024-05-02 10:11:12", "left"],
    ["UNSUB_TIME", "", "mailed"],
    ["unsubscribed_at", "1714644672", "left"],
    ["UNSUB_REASON", "Too many mails", "left"],
    ["subscribed_to_emails", "false", "left"],
    ["subscribed_to_emails", "true", "mailed"],
    ["email_disabled", "true", "left"],
    ["email_disabled", "FALSE", "mailed"],
    ["HasOptedOutOfEmail", "1", "left"],
    ["Opt-Out", "x", "left"],
    ["Opt-In", "", "asks"],
    ["Opt-In", "x", "mailed"],
    ["Do not contact", "Yes", "left"],
    ["Do not contact", "perhaps", "asks"],
    ["Mail stopped", "Yes", "left"],
    ["Accepts Marketing", "no", "left"],
    ["Email Marketing Consent", "TRUE", "mailed"],
    ["Deleted at", "2024-05-02", "left"],
    ["Einwilligung", "nein", "left"],
    ["Newsletter abonniert", "ja", "mailed"],
    ["Désabonné le", "02.05.2024", "left"],
    ["Fecha de baja", "2024-05-02", "left"],
    ["GDPR", "yes", "mailed"],
    ["Permission level", "B", "asks"],
    ["Consent source", "Form", "mailed"],
    ["Unsubscribe link", "https://example.org/u/1", "mailed"],
    ["SMS opt out", "yes", "mailed"],
    ["Tags", "donor; Unsubscribed", "left"],
    ["Tags", "donor", "mailed"],
    ["Notes", "Asked to be unsubscribed by telephone", "asks"],
    ["Lead status", "Open", "mailed"],
    ["Marital status", "Single", "mailed"],
    ["Subscriber ID", "17", "mailed"],
    ["Mailing list", "no", "left"],
    ["On mailing list?", "Yes", "mailed"],
    ["Mailing list", "Friends; Donors", "mailed"],
    ["Wants mail", "no", "left"],
    ["Gets newsletter", "false", "left"],
    ["Receives emails", "yes", "mailed"],
    ["Okay to contact?", "no", "left"],
    ["May we email you?", "no", "left"],
    ["Can we contact you", "Yes", "mailed"],
    ["Werbung erlaubt", "nein", "left"],
    ["Acepta correos", "no", "left"],
    ["Souhaite recevoir la newsletter", "non", "left"],
    ["Email newsletter B", "no", "asks"],
    ["Please remove", "x", "left"],
    ["Take off list", "yes", "left"],
    ["Dado de baja", "sí", "left"],
    ["DNC", "1", "left"],
    ["IsExcludedFromCampaigns", "true", "left"],
    ["Email Validity", "invalid", "left"],
    ["Email Validity", "valid", "mailed"],
    ["Deliverable", "no", "left"],
    ["Spam reports", "1", "left"],
    ["Spam reports", "0", "mailed"],
    ["Is this user confirmed", "0", "held"],
    ["Confirmed", "no", "held"],
    ["Verified", "false", "held"],
    ["Comments", "take me off your list", "left"],
    ["Comments", "please stop emailing me", "asks"],
    ["Notes", "Remove from list!", "left"],
    ["Notes", "She does not want our mail", "asks"],
    ["Notes", "Met at the picnic, wants to help with mail", "mailed"],
    ["Email opened", "no", "mailed"],
    ["Contact type", "Individual", "mailed"],
    ["Has email", "yes", "mailed"],
    ["May", "50", "mailed"],
  ])("%s: %j is %s", async (header, cell, expected) => expect(await one(header, cell)).toBe(expected));

  it("holds a row whose value is not understood beside others that are", async () => {
    const { plan } = await read(
      "Email,Status\nann@example.org,subscribed\nbo@example.org,zombie\ncy@example.org,",
    );
    expect(emails(plan.added)).toEqual(["ann@example.org"]);
    expect(plan.problems.map(({ line }) => line)).toEqual([3, 4]);
  });

  it("counts somebody as gone who left in one of their rows", async () => {
    const { plan } = await read(
      "Email,Status\nann@example.org,subscribed\nANN@example.org,unsubscribed\nann@example.org,subscribed",
    );
    expect(emails(plan.added)).toEqual([]);
    expect(emails(plan.unsubscribed)).toEqual(["ANN@example.org"]);
    expect(plan.problems.map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe("addresses and names", () => {
  const people = async (file: string) =>
    (await read(file)).plan.added.map(({ values: { email, name } }) => `${name} <${email}>`);

  it.each([
    [
      "two columns of names",
      "E-mail,First Name,Last Name\na@example.org,Ann,Lee",
      ["Ann Lee <a@example.org>"],
    ],
    ["German names", "E-Mail-Adresse;Vorname;Nachname\na@example.org;Änn;Lee", ["Änn Lee <a@example.org>"]],
    ["French names", "Prénom;Nom;Adresse e-mail\nZoë;Lefèvre;a@example.org", ["Zoë Lefèvre <a@example.org>"]],
    [
      "Spanish names",
      "Nombre,Apellidos,Correo electrónico\nAna,Gil Paz,a@example.org",
      ["Ana Gil Paz <a@example.org>"],
    ],
    ["a name and a surname", "Email,Name,Surname\na@example.org,Ann,Lee", ["Ann Lee <a@example.org>"]],
    [
      "a name and its parts",
      "Email,Name,First,Last\na@example.org,Ann M. Lee,Ann,Lee",
      ["Ann M. Lee <a@example.org>"],
    ],
    [
      "a report with a title",
      "Contacts of 2026\n\nExported,today\nEmail,Name\na@example.org,Ann",
      ["Ann <a@example.org>"],
    ],
    ["only a first name", "email,fname,lname\na@example.org,Ann,", ["Ann <a@example.org>"]],
    [
      "an address twice",
      "Email,Email\n,a@example.org\nb@example.org,c@example.org",
      [" <a@example.org>", " <b@example.org>"],
    ],
    ["a header nobody knows", "Kontakt,Ort\na@example.org,Ulm", [" <a@example.org>"]],
    ["a line for Excel", "sep=;\nEmail;Name\na@example.org;Ann", ["Ann <a@example.org>"]],
    ["tabs", "Email\tName\na@example.org\tLee, Ann", ["Lee, Ann <a@example.org>"]],
    ["bars", "Email|Name\na@example.org|Ann", ["Ann <a@example.org>"]],
    ["a bare list", "a@example.org\nb@example.org", [" <a@example.org>", " <b@example.org>"]],
    ["a list in one line", "a@example.org, b@example.org; ", [" <a@example.org>", " <b@example.org>"]],
    [
      "a line with commas and semicolons",
      "Ann Lee <a@example.org>, Bo <b@example.org>; c@example.org",
      ["Ann Lee <a@example.org>", "Bo <b@example.org>", " <c@example.org>"],
    ],
    [
      "mailboxes",
      '"Lee, Ann" <a@example.org>; Bo <b@example.org>',
      ["Lee, Ann <a@example.org>", "Bo <b@example.org>"],
    ],
    ["links", "mailto:a@example.org\n<b@example.org>", [" <a@example.org>", " <b@example.org>"]],
    [
      "a list with names",
      "a@example.org,Ann Lee\nb@example.org,Bo",
      ["Ann Lee <a@example.org>", "Bo <b@example.org>"],
    ],
    [
      "what nobody sees",
      "Email\n\u202aa@example.org\u202c\nb@example.org\u00a0",
      [" <a@example.org>", " <b@example.org>"],
    ],
  ])("come in from %s", async (_, file, expected) => expect(await people(file)).toEqual(expected));

  it("leaves out those of a bare list whose title says that they left", async () => {
    const { plan } = await read("Unsubscribed\na@example.org\nb@example.org");
    expect(emails(plan.added)).toEqual([]);
    expect(emails(plan.unsubscribed)).toEqual(["a@example.org", "b@example.org"]);
  });

  it("leaves out those who stand below such a title within a bare list", async () => {
    const { plan } = await read("Subscribed:\na@example.org\n\nUnsubscribed:\nb@example.org\nc@example.org");
    expect(emails(plan.added)).toEqual(["a@example.org"]);
    expect(emails(plan.unsubscribed)).toEqual(["b@example.org", "c@example.org"]);
  });

  it("leaves out who is marked in a bare list", async () => {
    const { plan } = await read("a@example.org,unsubscribed\nb@example.org,");
    expect(emails(plan.added)).toEqual(["b@example.org"]);
    expect(emails(plan.unsubscribed)).toEqual(["a@example.org"]);
  });
});
