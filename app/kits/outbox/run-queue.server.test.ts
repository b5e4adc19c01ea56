import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { enqueueReaders, fastMailer, plainKind, QUEUE, reader } from "#tests/support/outbox";
import {
  atStep,
  connectionLimit,
  firstOf,
  greylisting,
  mailsPerConnection,
  quota,
  type ScriptedSmtpServer,
  startScriptedSmtpServer,
} from "#tests/support/scripted-smtp-server";
import type { Database } from "~/database/open-database.server";
import type { Mailer } from "~/mail/mail";
import type { QueueJob, SmtpReply } from "./mail-kind";
import { findQueue } from "./mail-queues.queries.server";
import { countMails } from "./mails.queries.server";
import { runQueue } from "./run-queue.server";

const START = new Date("2026-11-20T09:00:00.000Z");
const HOUR = 3600;
const later = (seconds: number) => new Date(START.valueOf() + seconds * 1000);

let db: Database;
let server: ScriptedSmtpServer;
let mailer: Mailer;
beforeEach(async () => {
  db = await openTestDatabase();
  server = await startScriptedSmtpServer();
  mailer = fastMailer(server.url);
});
afterEach(async () => {
  mailer.close({ force: true });
  await server.stop();
  await db.destroy();
});

const run = (now = START, parts: Partial<QueueJob> = {}) => {
  const { signal } = new AbortController();
  const job = { db, mailer, domain: "aa.example", now: () => now, signal, kind: plainKind, queue: QUEUE };
  return runQueue({ ...job, ...parts });
};
const counts = () => countMails(db, QUEUE);
const attempts = async () => {
  const rows = await db.selectFrom("mails").select("attempts").distinct().orderBy("attempts").execute();
  return rows.map((row) => row.attempts);
};
const mailTo = (recipient: string) =>
  db.selectFrom("mails").selectAll().where("recipient", "=", recipient).executeTakeFirstOrThrow();
const serverError = async () => (await findQueue(db, QUEUE))?.last_error;
const refuse = (reply: `${number} ${string}`, ...recipients: string[]) =>
  atStep("rcpt", reply, ({ to }) => recipients.length === 0 || recipients.includes(to));

/** Everything is sent, once, as soon as the server is in order. */
async function expectAllSent(count: number, now: Date): Promise<void> {
  server.script = () => undefined;
  expect(await run(now)).toBe("finished");
  expect(await counts()).toMatchObject({ sent: count, failed: 0, uncertain: 0 });
  expect(new Set(server.recipients()).size).toBe(count);
  expect(server.accepted).toHaveLength(count);
}

describe("a server that refuses us", () => {
  it.each([
    ["without a login", refuse("554 5.7.1 Relay access denied")],
    ["without a login, in an old server's words", refuse("550 Relaying denied")],
    ["at each recipient, with a code for unknown mailboxes", refuse("550 5.1.1 Unknown")],
    ["at each recipient, with a bare code", refuse("550 No")],
    ["with its own trouble", refuse("452 4.3.1 Insufficient system storage")],
    ["at the final dot", atStep("dot", "554 5.7.1 Rejected as spam")],
    ["before the content", atStep("data", "554 No")],
    ["as a sender", atStep("mail", "550 5.7.1 You may not send as this")],
    ["at the greeting", atStep("connect", "554 5.7.1 Blocked")],
    ["by closing every connection", atStep("rcpt", "421 4.7.0 Closing")],
  ])("%s: no mail has an attempt, staff read its words, and all are sent later", async (_, script) => {
    await enqueueReaders(db, 40, START);
    server.script = script;
    for (const seconds of [0, 30, 90]) {
      expect(await run(later(seconds))).toBe("server refuses");
      expect(await counts()).toMatchObject({ queued: 40, failed: 0 });
    }
    expect(await attempts()).toEqual([0]);
    expect(await serverError()).toMatch(/^\d{3} |connect|closed|Closing/i);
    expect(server.seen.rcpt).toBeLessThanOrEqual(3 * (10 + mailer.connections));
    await expectAllSent(40, later(120));
  });

  it("over its quota keeps the rest of the mails as they were", async () => {
    await enqueueReaders(db, 60, START);
    server.script = quota(30);
    expect(await run()).toBe("server refuses");
    const { sent, failed, queued } = await counts();
    expect({ sent, failed, queued }).toEqual({ sent: server.accepted.length, failed: 0, queued: 60 - sent });
    expect(await attempts()).toEqual([0, 1]);
    expect(await serverError()).toBe("550 5.4.5 Daily user sending limit exceeded");
    await expectAllSent(60, later(24 * HOUR));
  });

  it("after it accepted mails has made progress, which ends a pause", async () => {
    await enqueueReaders(db, 10, START);
    let told = 0;
    const onAccepted = () => void told++;
    server.script = refuse("554 5.7.1 Relay access denied");
    await run(START, { onAccepted });
    expect(told).toBe(0);
    server.script = quota(5);
    await run(later(30), { onAccepted });
    expect(told).toBe(1);
  });

  it("names its reason until it accepts a mail", async () => {
    await enqueueReaders(db, 5, START);
    server.script = refuse("554 5.7.1 Relay access denied");
    await run();
    let said: string | null | undefined;
    server.script = async ({ step, index }) => {
      if (step === "dot" && index === 0) said = await serverError();
      return step === "dot" && index > 0 ? "451 4.2.0 Later" : undefined;
    };
    await run(later(30));
    expect(said).toContain("Relay access denied");
    expect(await serverError()).toBeNull();
  });

  it("as if it knew no mailbox is not believed, nor told, in a queue of a few mails", async () => {
    await enqueueReaders(db, 5, START);
    server.script = refuse("550 5.1.1 Unknown");
    const told: string[] = [];
    const onRecipientRefused: QueueJob["kind"]["onRecipientRefused"] = async (_, { recipient }) =>
      void told.push(recipient);
    for (const seconds of [0, 60, 400])
      expect(await run(later(seconds), { kind: { ...plainKind, onRecipientRefused } })).toBe(
        "server refuses",
      );
    expect(told).toEqual([]);
    await expectAllSent(5, later(2 * HOUR));
  });

  it("forever does not use up mails that were put off before", async () => {
    await enqueueReaders(db, 1, START);
    server.script = refuse("554 5.7.1 Relay access denied");
    expect(await run()).toBe("server refuses");
    server.script = refuse("450 4.2.0 Mailbox busy");
    expect(await run(later(60 * HOUR))).toBe("retry later");
    expect(await mailTo(reader(1))).toMatchObject({ status: "queued", attempts: 1, reply: "4.2.0" });
    await expectAllSent(1, later(61 * HOUR));
  });
});

describe("a refusal that is about one reader", () => {
  it("by an enhanced code fails that mail alone, and is told in the same transaction", async () => {
    await enqueueReaders(db, 30, START);
    server.script = refuse("550 5.1.1 No such user", reader(2), reader(30));
    const told: [string, SmtpReply, boolean][] = [];
    const onRecipientRefused: QueueJob["kind"]["onRecipientRefused"] = async (trx, mail, reply) => {
      told.push([mail.recipient, reply, trx.isTransaction]);
    };
    expect(await run(START, { kind: { ...plainKind, onRecipientRefused } })).toBe("finished");
    expect(await counts()).toMatchObject({ sent: 28, failed: 2 });
    expect(await mailTo(reader(2))).toMatchObject({
      status: "failed",
      attempts: 1,
      reply: "5.1.1",
      last_error: "550 5.1.1 No such user",
    });
    const reply = { code: 550, enhanced: "5.1.1", text: "550 5.1.1 No such user" };
    expect(told.toSorted()).toEqual([
      [reader(2), reply, true],
      [reader(30), reply, true],
    ]);
  });

  it("is believed when it is the only mail", async () => {
    await enqueueReaders(db, 1, START);
    server.script = refuse("550 5.1.1 No such user");
    expect(await run()).toBe("finished");
    expect(await counts()).toMatchObject({ failed: 1 });
  });

  it("by a bare code fails that mail while others are accepted", async () => {
    await enqueueReaders(db, 40, START);
    const gone = [5, 10, 15, 20, 25, 30, 35, 40].map(reader);
    server.script = firstOf(refuse("550 No", reader(40)), refuse("550 No such user", ...gone));
    const told: string[] = [];
    const onRecipientRefused: QueueJob["kind"]["onRecipientRefused"] = async (_, { recipient }) =>
      void told.push(recipient);
    expect(await run(START, { kind: { ...plainKind, onRecipientRefused } })).toBe("finished");
    expect(await counts()).toMatchObject({ sent: 32, failed: 8 });
    // A bare "No" fails this mail, but does not stop all mail to the reader.
    expect(told.toSorted()).toEqual(gone.filter((recipient) => recipient !== reader(40)).toSorted());
  });

  it("by a bare code is asked again when no other mail shows that the server is in order", async () => {
    await enqueueReaders(db, 1, START);
    server.script = refuse("550 No such user");
    expect(await run()).toBe("retry later");
    expect(await mailTo(reader(1))).toMatchObject({ status: "queued", attempts: 1, reply: "550" });
    expect(await run(later(49 * HOUR))).toBe("finished");
    expect(await counts()).toMatchObject({ failed: 1 });
  });

  it("by policy is put off while others are accepted, and given up after two days", async () => {
    await enqueueReaders(db, 30, START);
    server.script = refuse("550 5.7.1 Not wanted here", reader(3));
    expect(await run()).toBe("retry later");
    expect(await counts()).toMatchObject({ sent: 29, queued: 1 });
    expect(await mailTo(reader(3))).toMatchObject({ attempts: 1, reply: "5.7.1" });
    expect(await run(later(HOUR))).toBe("retry later");
    expect(await run(later(49 * HOUR))).toBe("finished");
    expect(await counts()).toMatchObject({ sent: 29, failed: 1 });
  });

  it("is told from one of us when ten in a row are refused, whatever their code", async () => {
    await enqueueReaders(db, 40, START);
    // However slow the others are, ten are refused before a connection is free for the first mail that is accepted.
    const refused = 10 + mailer.connections - 1;
    const gone = Array.from({ length: refused }, (_, index) => reader(index + 1));
    server.script = refuse("550 No such user", ...gone);
    expect(await run()).toBe("server refuses");
    expect(await counts()).toMatchObject({ failed: 0 });
    for (const seconds of [30, 90, 200, 10 * HOUR, 60 * HOUR]) await run(later(seconds));
    expect(await counts()).toMatchObject({ sent: 40 - refused, failed: refused });
  });

  it("does not hold up those that were not tried", async () => {
    await enqueueReaders(db, 40, START);
    const gone = Array.from({ length: 15 }, (_, index) => reader(index + 1));
    server.script = refuse("550 5.1.1 No such user", ...gone);
    expect(await run()).toBe("server refuses");
    expect(await run(later(30))).toBe("finished");
    expect(await counts()).toMatchObject({ sent: 25, failed: 15 });
  });

  it("whose mailbox is full is put off", async () => {
    await enqueueReaders(db, 3, START);
    server.script = refuse("552 5.2.2 Mailbox full", reader(2));
    expect(await run()).toBe("retry later");
    expect(await mailTo(reader(2))).toMatchObject({ status: "queued", attempts: 1 });
    await expectAllSent(3, later(60));
  });

  it("and each of a greylist is put off for a minute", async () => {
    await enqueueReaders(db, 60, START);
    server.script = greylisting();
    expect(await run()).toBe("retry later");
    expect(await run(later(60))).toBe("finished");
    expect(server.accepted).toHaveLength(60);
  });
});

describe("connections", () => {
  it.each([1, 2, 4])("that the server limits to %i send everything in one run", async (limit) => {
    await enqueueReaders(db, 60, START);
    server.script = connectionLimit(limit);
    expect(await run()).toBe("finished");
    expect(await attempts()).toEqual([1]);
    expect(server.accepted).toHaveLength(60);
  });

  it("that the server closes after some mails are no attempts of the next ones", async () => {
    await enqueueReaders(db, 60, START);
    server.script = mailsPerConnection(5);
    expect(await run()).toBe("finished");
    expect(await attempts()).toEqual([1]);
    expect(server.accepted).toHaveLength(60);
  });

  it("that are lost with the only mail there is make the worker wait", async () => {
    await enqueueReaders(db, 1, START);
    server.script = atStep("rcpt", "421 4.7.0 Closing");
    expect(await run()).toBe("server refuses");
    expect(await attempts()).toEqual([0]);
    expect(await serverError()).toBe("421 4.7.0 Closing");
    await expectAllSent(1, later(30));
  });

  it("that are lost whenever one reader is named put off that reader's mail alone", async () => {
    await enqueueReaders(db, 40, START);
    server.script = atStep("rcpt", "drop", ({ to }) => to === reader(2));
    expect(await run()).toBe("retry later");
    expect(await counts()).toMatchObject({ sent: 39, queued: 1 });
    expect(await mailTo(reader(2))).toMatchObject({ attempts: 1 });
  });

  it("lost after the final dot leave at most one uncertain mail each", async () => {
    await enqueueReaders(db, 40, START);
    server.script = atStep("dot", "accept and drop", ({ index }) => index % 8 === 0);
    expect(await run()).toBe("finished");
    expect(await counts()).toMatchObject({ sent: 35, uncertain: 5 });
    expect(new Set(server.recipients()).size).toBe(40);
  });
});

describe("two senders", () => {
  it("whose clocks are a day apart send each mail once", async () => {
    await enqueueReaders(db, 60, START);
    const other = fastMailer(server.url);
    const results = await Promise.all([run(), run(later(24 * HOUR), { mailer: other })]);
    other.close({ force: true });
    while ((await counts()).queued > 0) results.push(await run(later(24 * HOUR)));
    expect(results).toContain("finished");
    expect(server.accepted).toHaveLength(60);
    expect(new Set(server.recipients()).size).toBe(60);
  });
});

describe("a clock", () => {
  it("that was ahead when mails were queued or put off holds nothing up", async () => {
    await enqueueReaders(db, 3, later(365 * 24 * HOUR));
    server.script = refuse("450 4.2.0 Busy", reader(2));
    expect(await run(later(365 * 24 * HOUR))).toBe("retry later");
    expect(await counts()).toMatchObject({ sent: 2, queued: 1 });
    await expectAllSent(3, START);
  });

  it("set back sends what was queued before at once", async () => {
    await enqueueReaders(db, 3, later(365 * 24 * HOUR));
    await expectAllSent(3, START);
  });
});
