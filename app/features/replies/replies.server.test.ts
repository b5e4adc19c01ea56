import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { Refusal, type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { messages } from "~/features/contact/messages.admin.queries.server";
import { linesFor } from "~/features/crisis/danger.copy";
import { partnerships } from "~/features/partnership/applications.admin.queries.server";
import { reports } from "~/features/resources/admin/reports.queries.server";
import { volunteers } from "~/features/volunteer/applications.admin.queries.server";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { purgeExpiredChanges, undoChange } from "~/kits/admin-table/undo.queries.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import { dangerFamilies } from "~/lib/danger-family";
import type { Mailer } from "~/mail/mail";
import { createMailer } from "~/mail/mailer.server";
import type { PublicServices } from "~/server/services.server";
import { loadRecordPane, readPaneQuery, recordPaneForms } from "./load-record-pane.server";
import { deleteOrphanedReplies, REPLY_QUEUE, reopenRecord, saveSignature } from "./replies.queries.server";
import { replyCopy as copy } from "./reply.copy";
import {
  CLOSE,
  decideForm,
  KEEP_OPEN,
  replyForm,
  sendNowForm,
  takeBackForm,
  USE_TEMPLATE,
} from "./reply.form";
import { replyMails } from "./reply-mails.server";
import { leftPlaceholders } from "./template-text";

const ann = { userId: "ann", email: "ann@aa.example" };
const bea = { userId: "bea", email: "bea@aa.example" };
const now = new Date("2026-11-20T12:00:00.000Z");
const WROTE = "2026-11-19T09:00:00.000Z";
const contact = { table: messages, id: "contact-x" };
const report = { table: reports, id: "report-x" };
const volunteer = { table: volunteers, id: "volunteer-x" };

let services: PublicServices;
let db: Database;
let sink: SmtpSink;
let mailer: Mailer;
beforeEach(async () => {
  sink = await startSmtpSink();
  services = await testServices({
    SMTP_URL: sink.url,
    MAIL_FROM: "After Automation <team@aa.example>",
    GENERAL_EMAIL: "hello@aa.example",
    SITE_URL: "https://aa.example",
  });
  ({ db } = services);
  mailer = createMailer({
    smtpUrl: sink.url,
    from: services.env.MAIL_FROM,
    replyTo: services.env.MAIL_REPLY_TO,
    outboxDirectory: "/nowhere",
    perSecond: 100_000,
  });
  await fillForms(db, "x", WROTE);
  for (const { userId: id, email } of [ann, bea])
    await db
      .insertInto("users")
      .values({ id, email, password_hash: "", created_at: now.toISOString() })
      .execute();
});
afterEach(async () => {
  mailer.close({ force: true });
  await sink.stop();
  await db.destroy();
});

interface Row {
  table: ServerTable;
  id: string;
}

async function open({ table, id }: Row, { search = "", who = ann } = {}) {
  const options = { query: readPaneQuery(new URLSearchParams(search)), now };
  const pane = await loadRecordPane(services, who, { table, id }, options);
  if (!pane?.reply) throw new Error("No reply form");
  return pane.reply;
}

async function post(
  row: Row,
  fields: Record<string, string>,
  { who = ann, form = replyForm.name, at = now } = {},
) {
  const url = new URL(`http://site/admin/dashboard/${row.table.kind}/${row.id}?q=a&template=1`);
  const body = new URLSearchParams({ form, ...fields });
  const answer = await handleForms(
    new Request(url, { method: "POST", body }),
    recordPaneForms(services, who, row, url),
    { now: at },
  ).catch((error: unknown) => error);
  return answer instanceof Response
    ? { status: answer.status, to: answer.headers.get("Location") }
    : Object(answer);
}

/** Sends what the form begins with, with some of it changed. */
async function reply(row: Row, fields: Record<string, string> = {}, who = ann) {
  const { initial } = await open(row, { who });
  return await post(row, { ...initial, ...fields }, { who });
}

const deliver = (at = now) =>
  runQueue({
    db,
    mailer,
    domain: "aa.example",
    kind: replyMails({ organization: "After Automation", env: services.env }),
    queue: REPLY_QUEUE,
    now: () => at,
    signal: new AbortController().signal,
  });

const answered = async () =>
  await db
    .selectFrom("contact_submissions")
    .select(["responded_at", "responded_by"])
    .where("id", "=", "contact-x")
    .executeTakeFirst();

describe("a reply", () => {
  it("reaches the person with greeting, signature and what they wrote, and marks the row as answered", async () => {
    await db.updateTable("contact_submissions").set({ message: "Two lines\nof mine" }).execute();
    await saveSignature(db, { user_id: "ann", signature: "Ann\nAt your side", replies_to_self: 0 });
    const { initial } = await open(contact);
    expect(initial).toMatchObject({ text: "Hello Cara x,\n\n\n\nAnn\nAt your side", quote: "on" });
    const text = initial.text.replace("\n\n\n\n", "\n\nsee https://aa.example/first-week.\n\n");
    expect(await post(contact, { ...initial, text })).toEqual({
      status: 303,
      to: "/admin/dashboard/contact/contact-x?q=a&sent=reply#reply",
    });
    expect(await deliver()).toBe("finished");
    const { mail, to } = sink.mails[0] ?? {};
    expect(to).toEqual(["contact.x@example.org"]);
    expect(mail?.text?.trimEnd()).toBe(
      "Hello Cara x,\n\nsee https://aa.example/first-week.\n\nAnn\nAt your side\n\nOn Nov 19, 2026 you wrote:\n> Two lines\n> of mine",
    );
    expect(mail?.html).toContain('<a class="link" href="https://aa.example/first-week"');
    expect(mail?.html).toContain("Two lines<br/>of mine");
    expect(mail?.replyTo).toMatchObject([{ address: "hello@aa.example" }]);
    expect(await answered()).toEqual({ responded_at: now.toISOString(), responded_by: ann.email });
    expect((await open(contact)).sent).toMatchObject([{ text, state: copy.states.sent, by: ann.email }]);
    const entries = db.selectFrom("audit_log").select(["action", "kind", "record_id", "after"]);
    expect(await entries.execute()).toEqual([
      { action: "replied", kind: "contact", record_id: "contact-x", after: null },
    ]);
  });

  it("has the writer's own address as Reply-To, where they chose that, and no quote where they do not want it", async () => {
    await saveSignature(db, { user_id: "ann", signature: "Ann", replies_to_self: 1 });
    await reply(contact, { quote: "" });
    await deliver();
    expect(sink.mails[0]?.mail.replyTo).toMatchObject([{ address: ann.email }]);
    expect(sink.mails[0]?.mail.text).not.toContain("wrote:");
  });

  it("is sent once however often its button is pressed", async () => {
    const { initial } = await open(contact);
    const sent = await Promise.all([post(contact, initial), post(contact, initial)]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    await post(contact, initial);
    await deliver();
    expect(sink.mails).toHaveLength(1);
  });

  it("is sent again after its last answer was lost, with the same Message-ID", async () => {
    await reply(contact);
    sink.hooks.accepted = ({ index, hangUp }) => {
      if (index === 0) hangUp();
    };
    await deliver();
    await deliver(new Date(now.valueOf() + 10 * 60_000));
    const ids = sink.mails.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ["no text", { text: " " }, { text: copy.textRequired }],
    ["no subject", { subject: "" }, { subject: copy.subjectRequired }],
    ["a placeholder left in it", { text: "Hello {name}" }, { text: copy.leftPlaceholders("{name}") }],
    ["a text far too long", { text: "x".repeat(10_001) }, { text: expect.stringContaining("10,000") }],
  ])("is not sent with %s, and what was typed stays", async (_, fields, errors) => {
    const refused = await reply(contact, fields);
    expect(refused).toMatchObject({ data: { errors, values: fields }, init: { status: 400 } });
    expect(await answered()).toEqual({ responded_at: null, responded_by: null });
  });

  it("waits for a second look when a colleague wrote meanwhile", async () => {
    const mine = (await open(contact)).initial;
    await reply(contact, { text: "Theirs" }, bea);
    const refused = await post(contact, { ...mine, text: "Mine" });
    expect(refused).toMatchObject({ init: { status: 409 }, data: { values: { text: "Mine" } } });
    expect(refused.data.failure).toContain(bea.email);
    expect(await post(contact, { ...mine, text: "Mine", seen: refused.data.values.seen })).toMatchObject({
      status: 303,
    });
    expect((await open(contact)).sent.map(({ text }) => text).sort()).toEqual(["Mine", "Theirs"]);
    expect(await answered()).toMatchObject({ responded_by: bea.email });
  });

  it("is refused for a row that is gone, and where no sender is set", async () => {
    const { initial } = await open(contact);
    await db.deleteFrom("contact_submissions").execute();
    expect(await post(contact, initial)).toMatchObject({
      init: { status: 404 },
      data: { failure: copy.gone },
    });
    services = { ...services, env: { ...services.env, unset: ["MAIL_FROM"] } };
    expect(await post(contact, initial)).toMatchObject({ data: { failure: copy.blocked } });
  });

  it("says that it reaches no one where no mail server is set", async () => {
    services = { ...services, env: { ...services.env, SMTP_URL: undefined } };
    expect((await open(contact)).trouble).toEqual({ text: copy.trial, isBlocked: false });
  });
});

describe("a reply that fails", () => {
  it("names the address that does not exist, lets the text be used again, and opens the row again", async () => {
    await reply(contact, { text: "A long letter" });
    sink.hooks.rcpt = () => {
      throw new Refusal(550, "5.1.1 No such user");
    };
    await deliver();
    const pane = await open(contact);
    const [failed] = pane.sent;
    expect(failed).toMatchObject({ isLost: true, state: expect.stringContaining("No such user") });
    expect(pane.undeliverable).toContain("no such mailbox");
    expect(await answered()).toEqual({ responded_at: null, responded_by: null });
    expect((await open(contact, { search: `again=${failed?.id}` })).initial.text).toBe("A long letter");
  });

  it("leaves a row answered that a person has marked since", async () => {
    await reply(contact);
    await db
      .updateTable("contact_submissions")
      .set({ responded_at: WROTE, responded_by: bea.email })
      .execute();
    sink.hooks.rcpt = () => {
      throw new Refusal(550, "5.1.1 No such user");
    };
    await deliver();
    expect(await answered()).toEqual({ responded_at: WROTE, responded_by: bea.email });
  });

  it("is shown as come back once a report arrives, also after the mail's own record is purged", async () => {
    await reply(contact);
    await deliver();
    await db
      .insertInto("mail_bounces")
      .columns(["email", "kind", "reply", "detail", "message_id", "received_at"])
      .expression(({ selectFrom, val }) =>
        selectFrom("mails").select([
          "recipient",
          val("hard").as("kind"),
          val("5.1.1").as("reply"),
          val("no").as("detail"),
          "message_id",
          val(WROTE).as("received_at"),
        ]),
      )
      .execute();
    expect((await open(contact)).sent).toMatchObject([{ state: copy.noSuchAddress, isLost: true }]);
    await db.deleteFrom("mails").execute();
    expect((await open(contact)).sent).toMatchObject([{ state: copy.states.sent }]);
  });
});

describe("a reply that is held", () => {
  const held = { again: "7", text: "A long letter" };
  const row = async () =>
    await db
      .selectFrom("contact_submissions")
      .select(["responded_at", "due_again_at", "snoozed_until"])
      .where("id", "=", "contact-x")
      .executeTakeFirst();
  const later = (seconds: number) => new Date(now.valueOf() + seconds * 1000);
  const press = async (form: string, { who = ann, at = now } = {}) => {
    const { held: id } = await open(contact, { who: ann });
    const sent = await db.selectFrom("replies").select("id").executeTakeFirst();
    return await post(contact, { reply: id ?? sent?.id ?? "" }, { form, who, at });
  };
  beforeEach(() => {
    services = { ...services, env: { ...services.env, REPLY_UNDO_SECONDS: 20 } };
  });

  it("leaves 20 seconds later, whoever runs the worker then", async () => {
    await reply(contact, held);
    await deliver(later(19));
    expect(sink.mails).toEqual([]);
    await deliver(later(20));
    expect(sink.mails).toHaveLength(1);
    expect((await open(contact)).held).toBeNull();
  });

  it("leaves at once with the other button", async () => {
    await reply(contact, held);
    expect(await press(sendNowForm.name)).toMatchObject({ status: 303 });
    await deliver();
    expect(sink.mails).toHaveLength(1);
  });

  it.each([
    ["that answered", {}],
    ["that left the row open", { [KEEP_OPEN]: "on" }],
  ])("%s is taken back: nobody gets it, the row is as before, and its text is a draft", async (_, button) => {
    const before = { responded_at: null, due_again_at: "2026-11-21T09:00:00.000Z", snoozed_until: null };
    await db.updateTable("contact_submissions").set(before).execute();
    await reply(contact, { ...held, subject: "About you", ...button });
    expect(await row()).not.toEqual(before);
    expect(await press(takeBackForm.name)).toEqual({
      status: 303,
      to: "/admin/dashboard/contact/contact-x?q=a&sent=take-back#reply",
    });
    expect(await row()).toEqual(before);
    expect(await open(contact)).toMatchObject({
      held: null,
      sent: [],
      initial: { subject: "About you", text: "A long letter" },
    });
    expect((await open(contact, { who: bea })).initial.text).toMatch(/^Hello Cara x/);
    await deliver(later(60));
    expect(sink.mails).toEqual([]);
    const actions = await db.selectFrom("audit_log").select("action").orderBy("id").execute();
    expect(actions.at(-1)).toEqual({ action: "reply taken back" });
    // Sent after all, it is one reply and no draft any more.
    await reply(contact);
    await deliver(later(60));
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual(["About you"]);
    expect((await open(contact)).initial.text).toMatch(/^Hello Cara x/);
    expect(await db.selectFrom("replies").select("id").execute()).toHaveLength(1);
  });

  it("gives the status back that was set with it, unless a colleague has set another one since", async () => {
    const status = async () =>
      (await db.selectFrom("volunteer_applications").select("status").executeTakeFirst())?.status;
    const takeBack = async () => {
      const { held: id } = await open(volunteer);
      expect(await post(volunteer, { reply: id ?? "" }, { form: takeBackForm.name })).toMatchObject({
        status: 303,
      });
    };
    await reply(volunteer, { decision: "approved", text: "Welcome" });
    expect(await status()).toBe("approved");
    await takeBack();
    expect(await status()).toBe("pending");
    expect((await open(volunteer)).decisions).toHaveLength(2);
    await reply(volunteer, { decision: "approved", text: "Welcome" });
    await db.updateTable("volunteer_applications").set({ status: "rejected" }).execute();
    await takeBack();
    expect(await status()).toBe("rejected");
  });

  it("leaves a row alone that a colleague has answered since", async () => {
    await reply(contact, held);
    const theirs = { responded_at: WROTE, responded_by: bea.email };
    await db.updateTable("contact_submissions").set(theirs).execute();
    await press(takeBackForm.name);
    expect(await answered()).toEqual(theirs);
  });

  it("is not taken back by a colleague, nor once it has left", async () => {
    await reply(contact, held);
    const refused = { data: { failure: copy.hasLeft }, init: { status: 409 } };
    expect(await press(takeBackForm.name, { who: bea })).toMatchObject(refused);
    expect((await open(contact, { who: bea })).held).toBeNull();
    await deliver(later(20));
    expect(await press(takeBackForm.name)).toMatchObject(refused);
    expect(await press(sendNowForm.name)).toMatchObject(refused);
    expect(await answered()).toMatchObject({ responded_by: ann.email });
  });

  it("is not sent again by the page that had sent it, before somebody says so", async () => {
    const { initial } = await open(contact);
    await post(contact, { ...initial, ...held });
    await press(takeBackForm.name);
    const asked = await post(contact, { ...initial, ...held });
    expect(asked).toMatchObject({ data: { failure: copy.wasTakenBack, values: { text: held.text } } });
    await post(contact, asked.data.values);
    await deliver(later(60));
    expect(sink.mails).toHaveLength(1);
  });
});

describe("a reply that keeps its row open", () => {
  const state = async () =>
    await db
      .selectFrom("contact_submissions")
      .select(["responded_at", "due_again_at"])
      .where("id", "=", "contact-x")
      .executeTakeFirst();
  const inAWeek = "2026-11-27T12:00:00.000Z";

  it("is sent, and leaves the row waiting with a new time at which it is due", async () => {
    await reply(contact, { text: "More soon", again: "7", [KEEP_OPEN]: "on" });
    expect(await state()).toEqual({ responded_at: null, due_again_at: inAWeek });
    await deliver();
    expect(sink.mails).toHaveLength(1);
    const entries = await db.selectFrom("audit_log").select("action").execute();
    expect(entries).toEqual([{ action: "replied and kept open" }]);
    await reply(contact, { text: "And now the answer" });
    expect(await state()).toEqual({ responded_at: now.toISOString(), due_again_at: null });
  });

  it("is what a letter that promises another mail does by itself, unless the other button is pressed", async () => {
    const { letters } = await open(contact);
    const promising = letters.filter(({ againAfter }) => againAfter !== null);
    expect(promising.map(({ name }) => name)).toEqual([
      "We have your message",
      "We need more time",
      "We have your message (Spanish)",
      "We need more time (Spanish)",
    ]);
    const { initial, canKeepOpen } = await open(contact, { search: `template=${promising[0]?.id}` });
    expect(initial).toMatchObject({ again: "3" });
    expect(canKeepOpen).toBe(true);
    await post(contact, { ...initial, keep: "on", again: "7" });
    expect(await state()).toEqual({ responded_at: null, due_again_at: inAWeek });
    await reply(contact, { keep: "on", [CLOSE]: "on" });
    expect(await state()).toMatchObject({ responded_at: now.toISOString() });
  });

  it("is due as it was promised at the form when it fails", async () => {
    await reply(contact, { again: "7", [KEEP_OPEN]: "on" });
    await reopenRecord(db, { record_id: "contact-x", created_at: now.toISOString() });
    expect(await state()).toEqual({ responded_at: null, due_again_at: null });
  });

  it("is no choice for a decision, nor for a report, which stays open in any case", async () => {
    expect((await open(report)).canKeepOpen).toBe(false);
    expect((await open(volunteer, { search: "decide=approved" })).canKeepOpen).toBe(false);
    await reply(volunteer, { decision: "approved", text: "Welcome", [KEEP_OPEN]: "on" });
    const row = await db.selectFrom("volunteer_applications").select("responded_at").executeTakeFirst();
    expect(row).toEqual({ responded_at: now.toISOString() });
  });
});

describe("a reply that also answers what else waits from the person", () => {
  const EMAIL = "Cara@Example.org";
  beforeEach(async () => {
    await fillForms(db, "y", WROTE);
    await fillForms(db, "z", WROTE);
    const write = (email: string, id: string) =>
      db.updateTable("contact_submissions").set({ email }).where("id", "=", id).execute();
    await write(EMAIL, "contact-x");
    await write(EMAIL.toLowerCase(), "contact-y");
    await write(EMAIL, "contact-z");
    await db
      .updateTable("contact_submissions")
      .set({ danger: "self" })
      .where("id", "=", "contact-z")
      .execute();
    await db
      .updateTable("volunteer_applications")
      .set({ email: EMAIL, due_again_at: "2026-12-01T00:00:00.000Z" })
      .where("id", "=", "volunteer-x")
      .execute();
  });

  const rows = async () => {
    const of = (table: "contact_submissions" | "volunteer_applications") =>
      db
        .selectFrom(table)
        .select(["id", "responded_at", "due_again_at"])
        .where("responded_at", "is not", null)
        .execute();
    return [...(await of("contact_submissions")), ...(await of("volunteer_applications"))].map(
      ({ id }) => id,
    );
  };
  const all = ["contact-x", "contact-y", "volunteer-x"];

  it("names them, without what tells of danger, and answers them only when it is ticked", async () => {
    const { also } = await open(contact);
    expect(also).toBe(
      "It also answers their message of Nov 19, 2026 and volunteer application of Nov 19, 2026",
    );
    await reply(contact, { text: "To one" });
    expect(await rows()).toEqual(["contact-x"]);
  });

  it("answers them once, with an entry for each in the audit log", async () => {
    await reply(contact, { text: "To all of it", also: "on" });
    expect(await rows()).toEqual(all);
    expect((await open({ table: messages, id: "contact-z" })).also).toBeNull();
    const entries = await db.selectFrom("audit_log").select(["action", "record_id"]).orderBy("id").execute();
    expect(entries).toEqual([
      { action: "answered", record_id: "contact-y" },
      { action: "answered", record_id: "volunteer-x" },
      { action: "replied", record_id: "contact-x" },
    ]);
  });

  it("leaves alone what came after the page was opened, and everything when it stays open", async () => {
    await reply(contact, { text: "To all of it", also: "on", others: "contact:contact-y" });
    expect(await rows()).toEqual(["contact-x", "contact-y"]);
    await reply(volunteer, { text: "Later", also: "on", others: "contact:contact-z", [KEEP_OPEN]: "on" });
    expect(await rows()).toEqual(["contact-x", "contact-y"]);
  });

  it("opens them again as they were when it is taken back, and when it fails", async () => {
    await reply(contact, { text: "To all of it", also: "on" });
    const { held } = await open(contact);
    await post(contact, { reply: held ?? "" }, { form: takeBackForm.name });
    expect(await rows()).toEqual([]);
    const { due_again_at } = await db
      .selectFrom("volunteer_applications")
      .select("due_again_at")
      .where("id", "=", "volunteer-x")
      .executeTakeFirstOrThrow();
    expect(due_again_at).toBe("2026-12-01T00:00:00.000Z");

    await reply(contact, { text: "Once more", also: "on" });
    expect(await rows()).toEqual(all);
    await reopenRecord(db, { record_id: "contact-x", created_at: now.toISOString() });
    expect(await rows()).toEqual([]);
  });
});

describe("the letter of a decision", () => {
  const status = async () =>
    await db.selectFrom("volunteer_applications").select(["status", "responded_at"]).executeTakeFirst();

  it("sets the status, is sent and marks the row, with one button", async () => {
    const { decisions, initial } = await open(volunteer);
    expect(decisions.map(({ decision }) => decision)).toEqual(["approved", "rejected"]);
    const { decision, subject, text } = decisions[0] ?? {};
    expect({ decision, subject }).toEqual({ decision: "approved", subject: "Welcome to After Automation" });
    const fields = { ...initial, decision: "approved", subject: subject ?? "", text: text ?? "", quote: "" };
    expect(await post(volunteer, fields, { form: decideForm("approved").name })).toMatchObject({
      status: 303,
    });
    expect(await status()).toEqual({ status: "approved", responded_at: now.toISOString() });
    await deliver();
    expect(sink.mails[0]?.mail.text).toMatch(/^Hello Val,\n\n[^{}]* as a peer counselor\.[^{}]*$/);
    expect((await open(volunteer)).decisions).toEqual([]);
    const actions = await db.selectFrom("audit_log").select("action").orderBy("id").execute();
    expect(actions.map(({ action }) => action)).toEqual(["status changed", "replied"]);
  });

  it("is not sent, and sets nothing, when a colleague has decided otherwise", async () => {
    const { initial } = await open(volunteer);
    const fields = { ...initial, decision: "approved", text: "Welcome" };
    await post(
      volunteer,
      { ...initial, key: "another-key", decision: "rejected", text: "Sorry" },
      { who: bea },
    );
    const { sent } = await open(volunteer);
    expect(await post(volunteer, { ...fields, seen: sent[0]?.id ?? "" })).toMatchObject({
      init: { status: 409 },
      data: { failure: copy.decided("Rejected", bea.email), values: { text: "Welcome", decision: "" } },
    });
    expect(await status()).toMatchObject({ status: "rejected" });
  });

  it("is filled in by an address, for a status that was set before", async () => {
    const chosen = async (search: string) => {
      const { initial, decision } = await open(volunteer, { search });
      return [initial.subject, decision];
    };
    expect(await chosen("decide=approved")).toEqual(["Welcome to After Automation", "approved"]);
    await db.updateTable("volunteer_applications").set({ status: "rejected" }).execute();
    expect(await chosen("template=rejected")).toEqual(["Your offer to help", null]);
    expect(await chosen("decide=rejected")).toEqual(["Your offer to help", null]);
    expect(await chosen("template=nonsense&decide=nonsense")).toEqual([
      "After Automation: your volunteer application",
      null,
    ]);
  });

  it("does not count as an answer by its status alone", async () => {
    await db.updateTable("volunteer_applications").set({ status: "approved" }).execute();
    const pane = await loadRecordPane(services, ann, volunteer, {
      query: readPaneQuery(new URLSearchParams()),
      now,
    });
    expect(pane?.record.shown.is_open).toBe(1);
  });
});

it("a template fills the form in without script, and loses nothing that was typed", async () => {
  const { letters, initial } = await open(contact);
  const letter = letters.find(({ name }) => name === "List of resources");
  const use = (fields: Record<string, string>) =>
    post(contact, { ...initial, [USE_TEMPLATE]: "on", template: String(letter?.id), ...fields });
  const untouched = await use({});
  expect(untouched.data.values).toMatchObject({ subject: letter?.subject, text: letter?.text });
  expect(letter?.text).toContain("https://aa.example/services/support-and-resources");
  const typed = await use({ subject: "My own", text: "My own words" });
  expect(typed.data.values).toMatchObject({ subject: "My own", text: `${letter?.text}\n\nMy own words` });
  expect(await use({ template: "999" })).toMatchObject({ data: { applied: "" } });
  expect(await db.selectFrom("replies").select("id").execute()).toEqual([]);
});

it("a question about a report quotes it, and leaves the report open", async () => {
  const { letters, initial, decisions } = await open(report);
  expect([initial.text.split("\n")[0], decisions]).toEqual(["Hello,", []]);
  expect(letters.map(({ name }) => name)).toEqual([
    "Question about a report",
    "Question about a report (Spanish)",
  ]);
  const { subject = "", text = "" } = letters[0] ?? {};
  expect(await post(report, { ...initial, subject, text })).toMatchObject({ status: 303 });
  await deliver();
  const { mail, to } = sink.mails[0] ?? {};
  expect({ to, subject: mail?.subject }).toEqual({
    to: ["report.x@example.org"],
    subject: "Your report about Entry x",
  });
  expect(mail?.text).toContain("about “Entry x”");
  expect(mail?.text).toContain("> Nobody there");
  const stored = db.selectFrom("resource_reports").select(["status", "resolved_at"]);
  expect(await stored.execute()).toEqual([{ status: "open", resolved_at: null }]);
  await deleteOrphanedReplies(db);
  expect((await open(report)).sent).toHaveLength(1);
  await db.deleteFrom("resource_reports").execute();
  await deleteOrphanedReplies(db);
  expect(await db.selectFrom("replies").select("id").execute()).toEqual([]);
});

it("a reply stays while its row can be restored, and goes with it for good", async () => {
  const count = async () => (await db.selectFrom("replies").select("id").execute()).length;
  await reply(contact);
  const deleted = await changeRows(db, { who: ann, table: messages, now, selection: { ids: ["contact-x"] } });
  await deleteOrphanedReplies(db);
  expect(await count()).toBe(1);
  const change = deleted.ok ? deleted.change : "";
  await undoChange(db, { who: ann, table: messages, change, now });
  expect((await open(contact)).sent).toHaveLength(1);
  await changeRows(db, { who: ann, table: messages, now, selection: { ids: ["contact-x"] } });
  await purgeExpiredChanges(db, new Date(now.valueOf() + 31 * 24 * 3600_000));
  await deleteOrphanedReplies(db);
  expect(await count()).toBe(0);
});

describe("who wrote in Spanish", () => {
  beforeEach(async () => {
    await db
      .updateTable("contact_submissions")
      .set({ message: "Hola, perdí mi trabajo y necesito ayuda con la renta." })
      .execute();
    await db
      .updateTable("volunteer_applications")
      .set({ motivation: "Quiero ayudar a mi comunidad" })
      .execute();
  });

  it("is greeted and quoted in Spanish, and the letters in Spanish come first", async () => {
    const { initial, letters } = await open(contact);
    expect(initial).toMatchObject({
      subject: "After Automation: su mensaje",
      text: "Hola Cara x:\n\n\n\nSaludos cordiales\nAfter Automation",
    });
    expect(letters.map(({ language }) => language)).toEqual([
      ...letters.flatMap(({ language }) => (language === "es" ? ["es"] : [])),
      ...letters.flatMap(({ language }) => (language === "en" ? ["en"] : [])),
    ]);
    await reply(contact, { text: "Hola Cara:\n\nGracias por su mensaje." });
    await deliver();
    expect(sink.mails[0]?.mail.text).toContain("El 19 de noviembre de 2026 usted escribió:\n> Hola, perdí");
  });

  it("gets the letter of a decision in Spanish, and in English where staff choose that", async () => {
    const { decisions, letters } = await open(volunteer);
    expect(decisions.map(({ name }) => name)).toEqual([
      "Volunteer: approved (Spanish)",
      "Volunteer: not now (Spanish)",
    ]);
    const english = letters.find(({ name }) => name === "Volunteer: approved");
    const { initial } = await open(volunteer, { search: `decide=approved&template=${english?.id}` });
    expect(initial).toMatchObject({ subject: "Welcome to After Automation", decision: "approved" });
  });

  it("is given the lines that answer in Spanish", async () => {
    const { letters } = await open(contact);
    const urgent = letters.find(({ isUrgent }) => isUrgent);
    expect(urgent?.text).toContain("llame al 988 y oprima 2");
    for (const family of dangerFamilies) expect(linesFor(family, "es")).not.toMatch(/Call|Text \d/);
  });
});

it("who wrote on a page in Spanish is written to in Spanish, whatever the words, until staff take the label off", async () => {
  for (const table of ["contact_submissions", "resource_reports"] as const)
    await db.updateTable(table).set({ labels: '["press","spanish"]' }).execute();
  for (const row of [contact, report]) {
    const { initial, letters } = await open(row);
    expect(initial.text).toMatch(/^Hola/);
    expect(letters[0]?.language).toBe("es");
    expect(letters[0]?.text).not.toContain("aa.example/services");
  }
  await db.updateTable("contact_submissions").set({ labels: '["press"]' }).execute();
  expect((await open(contact)).initial.text).toMatch(/^Hello/);
});

it("each default letter begins with a greeting and a capital, in both languages, and leaves no placeholder", async () => {
  for (const row of [contact, volunteer, { table: partnerships, id: "partnership-x" }, report]) {
    const { letters } = await open(row);
    for (const { text, language } of letters) {
      expect(text).toMatch(language === "es" ? /^Hola[^:]*:\n\n\p{Lu}/u : /^Hello[^,]*,\n\n\p{Lu}/u);
      expect(leftPlaceholders(text)).toEqual([]);
    }
    expect(new Set(letters.map(({ language }) => language))).toEqual(new Set(["en", "es"]));
  }
});
