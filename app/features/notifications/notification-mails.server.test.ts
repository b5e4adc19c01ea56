import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { Refusal, type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { LEASE_MS, newOwner } from "~/kits/outbox/lease.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import type { Mailer } from "~/mail/mail";
import { createMailer } from "~/mail/mailer.server";
import { notificationMails } from "./notification-mails.server";
import { BATCH_MS, batchNotifications, NOTIFICATION_QUEUE } from "./notifications.queries.server";

const START = new Date();
const later = (ms: number) => new Date(START.valueOf() + ms);
const ANN = "ann@example.org";
const BOB = "bob@example.org";

let db: Database;
let sink: SmtpSink;
let mailer: Mailer;
beforeEach(async () => {
  db = await openTestDatabase();
  sink = await startSmtpSink();
  mailer = createMailer({
    smtpUrl: sink.url,
    from: "After Automation <news@example.org>",
    outboxDirectory: "/nowhere",
    perSecond: 100_000,
  });
});
afterEach(async () => {
  mailer.close({ force: true });
  await sink.stop();
  await db.destroy();
});

const batch = (now = START, recipients = [ANN]) => batchNotifications(db, recipients, now);
const kind = notificationMails({
  recipients: [ANN],
  organization: "After Automation",
  siteUrl: "https://aa.example",
});
const send = (now = START) =>
  runQueue({
    db,
    mailer,
    domain: "aa.example",
    kind,
    queue: NOTIFICATION_QUEUE,
    now: () => now,
    signal: new AbortController().signal,
  });
async function addMessage(
  id: string,
  name = "Cara",
  subject: "support" | "other" = "support",
  danger: "self" | null = null,
) {
  await db
    .insertInto("contact_submissions")
    .values({
      id,
      name,
      email: `${id}@private.example`,
      subject,
      message: "A private matter",
      content_hash: id,
      created_at: new Date().toISOString(),
      danger,
    })
    .execute();
}
const notifications = () => db.selectFrom("notifications").select(["kind", "record_id"]).execute();
const mails = () =>
  db.selectFrom("mails").select(["recipient", "status", "attempts", "last_error"]).orderBy("id").execute();

describe("what is noted", () => {
  it("is every submission, and no sign-up", async () => {
    await fillForms(db, "x", new Date().toISOString());
    const kinds = (await notifications()).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(["contact", "partnership", "report", "survey", "volunteer"]);
  });

  it("is nothing that was brought from elsewhere, or back from the trash", async () => {
    await fillForms(db, "old", later(-2 * 24 * 60 * 60_000).toISOString());
    expect(await notifications()).toEqual([]);
    await addMessage("a");
    const row = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .where("id", "=", "a")
      .executeTakeFirstOrThrow();
    await db.deleteFrom("notifications").execute();
    await db.deleteFrom("contact_submissions").where("id", "=", "a").execute();
    await db.insertInto("contact_submissions").values(row).execute();
    expect(await notifications()).toEqual([]);
  });

  it("is rolled back with its submission", async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx
        .insertInto("contact_submissions")
        .values({
          id: "a",
          name: "Cara",
          email: "a@b.example",
          subject: "support",
          message: "",
          content_hash: "a",
          created_at: new Date().toISOString(),
        })
        .execute();
      throw new Error("Rolled back");
    });
    await expect(failing).rejects.toThrow("Rolled back");
    expect(await notifications()).toEqual([]);
  });
});

describe("what may tell of danger", () => {
  it("is mailed at once and by itself, with a subject that begins with Urgent", async () => {
    await addMessage("a");
    await batch();
    await addMessage("b", "Bea", "support", "self");
    await addMessage("c");
    // Within the minute in which others are gathered.
    await batch(later(1000));
    await send(later(1000));
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual([
      "New: contact message",
      "Urgent: contact message, somebody may be in danger",
    ]);
    expect(sink.mails[1]?.mail.text).toContain("“Bea”");
    expect(sink.mails[1]?.mail.text).toContain(
      "Urgent: may be in danger. Please read it now: it is due within 4 hours.",
    );
    expect(sink.mails[1]?.mail.text).not.toContain("private");
    await batch(later(BATCH_MS + 1000));
    await send(later(BATCH_MS + 1000));
    expect(sink.mails.at(-1)?.mail.subject).toBe("New: contact message");
  });
});

describe("the mail to staff", () => {
  it("names each submission and leads to it, and says nothing that was written", async () => {
    await fillForms(db, "x", new Date().toISOString());
    await batch();
    expect(await send()).toBe("finished");
    expect(sink.recipients()).toEqual([ANN]);
    const mail = sink.mails[0]?.mail;
    expect(mail?.subject).toBe("5 new submissions");
    for (const part of [
      "Contact message\n“Cara x” · I need support\nhttps://aa.example/admin/dashboard/contact/contact-x",
      "Volunteer application\n“Val x” · Peer Counselor\nhttps://aa.example/admin/dashboard/volunteer/volunteer-x",
      "Partnership application\n“Pat Doe (Works x)” · Other\nhttps://aa.example/admin/dashboard/partnership/partnership-x",
      "Survey response\n“Sol x”\nhttps://aa.example/admin/dashboard/survey/survey-x",
      "Report about a resource\n“",
    ])
      expect(mail?.text).toContain(part);
    for (const secret of ["Hello", "Much", "Evenings", "contact.x@", "lost_job"]) {
      expect(mail?.text).not.toContain(secret);
      expect(mail?.html).not.toContain(secret);
    }
    expect(mail?.html).toContain('href="https://aa.example/admin/dashboard/contact/contact-x"');
    expect(mail?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
    expect(await mails()).toEqual([{ recipient: ANN, status: "sent", attempts: 1, last_error: null }]);
  });

  it("says what was written on a page in Spanish", async () => {
    await fillForms(db, "x", new Date().toISOString());
    await db.updateTable("contact_submissions").set({ labels: '["press","spanish"]' }).execute();
    await db.updateTable("resource_reports").set({ labels: '["spanish"]' }).execute();
    await batch();
    await send();
    const { text = "" } = sink.mails[0]?.mail ?? {};
    expect(text).toContain("Contact message, in Spanish\n“Cara x”");
    expect(text).toContain("Report about a resource, in Spanish\n");
    expect(text).toContain("Volunteer application\n");
  });

  it("keeps what strangers typed out of its headers, its markup and its lines", async () => {
    await addMessage(
      "a",
      'Eve\r\nBcc: all@evil.example\r\n\r\n<a href="https://evil.example">Sign in</a>\u202e',
    );
    await batch();
    await send();
    const { mail, raw, to } = sink.mails[0] ?? {};
    expect(mail?.subject).toBe("New: contact message");
    expect(to).toEqual([ANN]);
    expect(raw).not.toMatch(/^bcc/im);
    expect(mail?.text).toContain(
      '\n“Eve Bcc: all@evil.example <a href="https://evil.example">Sign in</a>” · ',
    );
    expect(mail?.html).toContain("&lt;a href=");
  });

  it("batches what comes in within a minute, and tells of nothing twice", async () => {
    await addMessage("a");
    await batch();
    await addMessage("b");
    await addMessage("c", "Dan", "other");
    await batch(later(BATCH_MS - 1));
    await send(later(BATCH_MS - 1));
    expect(sink.mails).toHaveLength(1);
    await batch(later(BATCH_MS));
    await batch(later(BATCH_MS));
    await send(later(BATCH_MS));
    await batch(later(3 * BATCH_MS));
    await send(later(3 * BATCH_MS));
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual(["New: contact message", "2 new submissions"]);
    expect(sink.mails[1]?.mail.text).toContain("“Dan” · Something else");
  });

  it("names the first fifty and counts the rest", async () => {
    for (let index = 0; index < 53; index++) await addMessage(`m${index}`);
    await batch();
    await send();
    const text = sink.mails[0]?.mail.text ?? "";
    expect(sink.mails[0]?.mail.subject).toBe("53 new submissions");
    expect(text.match(/Contact message/g)).toHaveLength(50);
    expect(text).toContain("And 3 more:\nhttps://aa.example/admin/dashboard");
  });

  it("goes to every address once, whatever becomes of the others", async () => {
    await addMessage("a");
    sink.hooks.rcpt = ({ to }) => {
      if (to.includes(ANN)) throw new Refusal(550, "No such user");
    };
    await batch(START, [ANN, BOB]);
    await send();
    await send(later(1000));
    expect(sink.recipients()).toEqual([BOB]);
    expect(await mails()).toMatchObject([
      { recipient: ANN, status: "failed", last_error: expect.stringContaining("No such user") },
      { recipient: BOB, status: "sent" },
    ]);
  });

  it("is tried again when it was deferred", async () => {
    await addMessage("a");
    await batch();
    sink.hooks.rcpt = () => {
      throw new Refusal(451, "Greylisted");
    };
    expect(await send()).toBe("retry later");
    sink.hooks = {};
    await send(later(59_000));
    expect(sink.mails).toEqual([]);
    await send(later(61_000));
    expect(sink.mails).toHaveLength(1);
    expect(await mails()).toMatchObject([{ status: "sent", attempts: 2 }]);
  });

  it("waits untried while no server listens", async () => {
    await addMessage("a");
    await batch();
    await sink.stop();
    expect(await send()).toBe("server refuses");
    expect(await mails()).toMatchObject([
      { status: "queued", attempts: 0, last_error: expect.stringMatching(/./) },
    ]);
    sink = await startSmtpSink();
  });

  it("is not sent again when the answer to its last dot was lost", async () => {
    await addMessage("a");
    await batch();
    sink.hooks.accepted = ({ hangUp }) => hangUp();
    expect(await send()).toBe("finished");
    sink.hooks = {};
    await send(later(60 * 60_000));
    expect(sink.mails).toHaveLength(1);
    expect(await mails()).toMatchObject([{ status: "uncertain" }]);
  });

  it("is uncertain when its sender is gone, and left alone while it lives", async () => {
    await addMessage("a");
    await batch();
    const claim = async (lease_owner: string) => {
      await db.updateTable("mails").set({ status: "sending" }).execute();
      const lease = { lease_owner, lease_expires_at: later(LEASE_MS).toISOString() };
      await db.deleteFrom("mail_queues").execute();
      await db
        .insertInto("mail_queues")
        .values({ kind: "notification", campaign_id: null, ...lease })
        .execute();
    };
    await claim(newOwner());
    expect(await send()).toBe("busy");
    expect(await mails()).toMatchObject([{ status: "sending" }]);
    const { hostname } = await import("node:os");
    await claim(`${hostname()} ${process.pid} from-an-earlier-life`);
    await send();
    expect(await mails()).toMatchObject([{ status: "uncertain", attempts: 1 }]);
    await claim("another-machine 1 uuid");
    await send(later(LEASE_MS - 1));
    expect(await mails()).toMatchObject([{ status: "sending" }]);
    await send(later(LEASE_MS));
    expect(await mails()).toMatchObject([{ status: "uncertain" }]);
    expect(sink.mails).toEqual([]);
  });

  it("is sent by one of two senders", async () => {
    for (const id of ["a", "b"]) await addMessage(id);
    await batch(START, [ANN, BOB]);
    await Promise.all([send(), send(), send()]);
    expect(sink.recipients()).toEqual([ANN, BOB]);
    expect(await mails()).toMatchObject([{ status: "sent" }, { status: "sent" }]);
  });

  it("does not speak of what was deleted meanwhile", async () => {
    await addMessage("a");
    await addMessage("b", "Dan");
    await batch(START, [ANN]);
    await db.deleteFrom("contact_submissions").where("id", "=", "a").execute();
    await send();
    expect(sink.mails[0]?.mail.subject).toBe("New: contact message");
    expect(sink.mails[0]?.mail.text).not.toContain("Cara");
    await addMessage("c");
    await batch(later(BATCH_MS), [ANN]);
    await db.deleteFrom("contact_submissions").execute();
    await send(later(BATCH_MS));
    expect(sink.mails).toHaveLength(1);
    expect((await mails()).at(-1)).toMatchObject({ status: "skipped" });
  });

  it("is off with an empty list, and does not mail those submissions later", async () => {
    await addMessage("a");
    await batch();
    await addMessage("b");
    await batch(later(BATCH_MS), []);
    await batch(later(2 * BATCH_MS), [ANN]);
    await send(later(2 * BATCH_MS));
    expect(sink.mails).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});
