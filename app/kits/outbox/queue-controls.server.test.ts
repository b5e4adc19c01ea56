import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { enqueueReaders, fastMailer, plainKind, QUEUE } from "#tests/support/outbox";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import type { Database } from "~/database/open-database.server";
import type { Mailer } from "~/mail/mail";
import type { MailKind, QueueJob } from "./mail-kind";
import { findQueue, listQueuesToWorkOn } from "./mail-queues.queries.server";
import { doubtMails } from "./mail-transitions.queries.server";
import { countMails, enqueueMail } from "./mails.queries.server";
import { cancelQueue, holdQueue, pauseQueue, resendMails, resumeQueue } from "./queue-controls.server";
import { runQueue } from "./run-queue.server";

const START = new Date("2026-11-20T09:00:00.000Z");
const later = (seconds: number) => new Date(START.valueOf() + seconds * 1000);

let db: Database;
let sink: SmtpSink;
let mailer: Mailer;
let settled: string[];
beforeEach(async () => {
  db = await openTestDatabase();
  sink = await startSmtpSink();
  settled = [];
  mailer = fastMailer(sink.url);
});
afterEach(async () => {
  mailer.close({ force: true });
  await sink.stop();
  await db.destroy();
});

const kind: MailKind = { ...plainKind, onSettled: async (_, { kind: name }) => void settled.push(name) };
const job = (now: Date, parts: Partial<QueueJob> = {}): QueueJob => {
  const { signal } = new AbortController();
  return { db, mailer, domain: "aa.example", now: () => now, signal, kind, queue: QUEUE, ...parts };
};

const enqueue = (count: number) => enqueueReaders(db, count, START);
const inTransaction = <T>(work: (trx: Database) => Promise<T>) => db.transaction().execute(work);
const due = async (now: Date) => (await listQueuesToWorkOn(db, now.toISOString())).length > 0;
const settle = (recipient: string, status: "failed" | "uncertain") =>
  db.updateTable("mails").set({ status, attempts: 3 }).where("recipient", "=", recipient).execute();

describe("a queue that is held", () => {
  it("sends nothing before the end of the undo window, and everything after it", async () => {
    await inTransaction(async (trx) => {
      await enqueueMail(trx, QUEUE, { recipient: "ann@example.org", reference: null }, START);
      await holdQueue(trx, QUEUE, later(60));
    });
    expect(await due(later(59))).toBe(false);
    expect(await runQueue(job(later(59)))).toBe("busy");
    expect(sink.seen.connect).toBe(0);
    expect(await due(later(60))).toBe(true);
    expect(await runQueue(job(later(60)))).toBe("finished");
    expect(sink.recipients()).toEqual(["ann@example.org"]);
  });

  it("mails no one when it is cancelled within the undo window", async () => {
    await enqueue(3);
    await inTransaction((trx) => holdQueue(trx, QUEUE, later(60)));
    expect(await inTransaction((trx) => cancelQueue(trx, QUEUE, later(59)))).toBe(3);
    expect(await due(later(59))).toBe(true);
    expect(await runQueue(job(later(59)))).toBe("finished");
    expect(settled).toEqual(["newsletter"]);
    expect(sink.seen.connect).toBe(0);
    expect(await countMails(db, QUEUE)).toMatchObject({ cancelled: 3, queued: 0 });
    expect(await findQueue(db, QUEUE)).toBeUndefined();
  });

  it("does not wait for a time that was set while the clock was ahead", async () => {
    await enqueue(1);
    await inTransaction((trx) => holdQueue(trx, QUEUE, later(60)));
    expect(await due(later(-24 * 3600))).toBe(true);
    expect(await runQueue(job(later(-24 * 3600)))).toBe("finished");
  });

  it("cannot be held for longer than the undo window may be", async () => {
    await enqueue(1);
    await expect(inTransaction((trx) => holdQueue(trx, QUEUE, later(3600)))).rejects.toThrow(RangeError);
  });
});

describe("a queue of a site that another machine may have taken over", () => {
  it("claims no mail, and leaves all as they were", async () => {
    await enqueue(3);
    let asked = 0;
    const mayClaim = () => {
      asked += 1;
      return false;
    };
    expect(await runQueue(job(START, { mayClaim }))).not.toBe("finished");
    expect(asked).toBeGreaterThan(0);
    expect(sink.recipients()).toEqual([]);
    expect(await countMails(db, QUEUE)).toMatchObject({ queued: 3 });
  });

  it("has no mail in doubt that was not due yet, and sends none that is, also none that was being sent", async () => {
    for (const recipient of ["due@example.org", "sending@example.org", "put-off@example.org"])
      await enqueueMail(db, QUEUE, { recipient, reference: null }, START);
    await enqueueMail(db, QUEUE, { recipient: "held@example.org", reference: null }, START, 600_000);
    const change = (recipient: string) => db.updateTable("mails").where("recipient", "=", recipient);
    await change("sending@example.org").set({ status: "sending" }).execute();
    await change("put-off@example.org")
      .set({ attempts: 1, next_attempt_at: later(600).toISOString() })
      .execute();
    expect(await doubtMails(db, later(15), later(20))).toBe(2);
    await runQueue(job(later(700)));
    expect(sink.recipients()).toEqual(["held@example.org", "put-off@example.org"]);
    const { uncertain, sent } = await countMails(db, QUEUE);
    expect({ uncertain, sent }).toEqual({ uncertain: 2, sent: 2 });
  });
});

describe("a queue that is paused", () => {
  it("waits until it is resumed, with its mails as they were", async () => {
    await enqueue(3);
    expect(await inTransaction((trx) => pauseQueue(trx, QUEUE, "staff", START))).toBe(true);
    expect(await due(later(3600))).toBe(false);
    expect(await runQueue(job(later(3600)))).toBe("paused");
    expect(await findQueue(db, QUEUE)).toMatchObject({
      paused_at: START.toISOString(),
      pause_reason: "staff",
    });
    expect(await countMails(db, QUEUE)).toMatchObject({ queued: 3 });
    await inTransaction((trx) => resumeQueue(trx, QUEUE, later(3600)));
    expect(await runQueue(job(later(3600)))).toBe("finished");
    expect(sink.recipients()).toHaveLength(3);
  });

  it("stops a sender at once, which finishes only what is behind its final dot", async () => {
    await enqueue(50);
    sink.hooks.accepted = async ({ index }) => {
      if (index === 7) await inTransaction((trx) => pauseQueue(trx, QUEUE, "staff", START));
    };
    expect(await runQueue(job(START))).toBe("paused");
    const { sent, queued, uncertain } = await countMails(db, QUEUE);
    expect({ sent, uncertain }).toEqual({ sent: sink.mails.length, uncertain: 0 });
    expect(sent).toBeLessThanOrEqual(8 + mailer.connections);
    expect(queued).toBe(50 - sent);
    await inTransaction((trx) => resumeQueue(trx, QUEUE, START));
    expect(await runQueue(job(START))).toBe("finished");
    expect(new Set(sink.recipients()).size).toBe(50);
    expect(sink.mails).toHaveLength(50);
  });
});

describe("a queue that waited longer than its kind allows", () => {
  const impatient = { ...kind, maxWaitMs: 3600_000 };

  it("is paused instead of sent, until staff resume it", async () => {
    await enqueue(2);
    expect(await runQueue(job(later(3601), { kind: impatient }))).toBe("paused");
    expect(await findQueue(db, QUEUE)).toMatchObject({ pause_reason: "age" });
    expect(sink.seen.connect).toBe(0);
    await inTransaction((trx) => resumeQueue(trx, QUEUE, later(3700)));
    expect(await runQueue(job(later(3701), { kind: impatient }))).toBe("finished");
    expect(sink.recipients()).toHaveLength(2);
  });

  it("still tries again what a server put off", async () => {
    await enqueue(1);
    sink.hooks.rcpt = ({ index }) => {
      if (index === 0) throw Object.assign(new Error("Greylisted"), { responseCode: 450 });
    };
    expect(await runQueue(job(START, { kind: impatient }))).toBe("retry later");
    expect(await runQueue(job(later(7200), { kind: impatient }))).toBe("finished");
    expect(sink.recipients()).toHaveLength(1);
  });
});

describe("a queue that is cancelled", () => {
  it("finishes what is behind its final dot, and mails no one else", async () => {
    await enqueue(50);
    sink.hooks.accepted = async ({ index }) => {
      if (index === 7) await inTransaction((trx) => cancelQueue(trx, QUEUE, START));
    };
    expect(await runQueue(job(START))).toBe("finished");
    const { sent, cancelled } = await countMails(db, QUEUE);
    expect(sent).toBe(sink.mails.length);
    expect(cancelled).toBe(50 - sent);
    expect(settled).toEqual(["newsletter"]);
  });

  it("cancels a mail that comes back from a server afterwards", async () => {
    await enqueue(1);
    sink.hooks.accepted = async () => {
      await inTransaction((trx) => cancelQueue(trx, QUEUE, START));
      throw Object.assign(new Error("Try again later"), { responseCode: 451 });
    };
    expect(await runQueue(job(START))).toBe("finished");
    expect(await countMails(db, QUEUE)).toMatchObject({ cancelled: 1 });
  });
});

describe("mails that are sent again", () => {
  it.each(["failed", "uncertain"] as const)("%s ones go out with the same Message-ID", async (which) => {
    await enqueue(3);
    expect(await runQueue(job(START))).toBe("finished");
    const first = sink.mails.find(({ to }) => to.includes("reader2@example.org"));
    await settle("reader2@example.org", which);
    await settle("reader3@example.org", which === "failed" ? "uncertain" : "failed");
    expect(await inTransaction((trx) => resendMails(trx, QUEUE, which, later(60)))).toBe(1);
    expect(await due(later(60))).toBe(true);
    expect(await runQueue(job(later(60)))).toBe("finished");
    expect(sink.mails).toHaveLength(4);
    expect(sink.mails[3]?.to).toEqual(["reader2@example.org"]);
    expect(sink.mails[3]?.mail.messageId).toBe(first?.mail.messageId);
    expect(await inTransaction((trx) => resendMails(trx, QUEUE, "failed", later(60)))).toBe(
      which === "failed" ? 0 : 1,
    );
  });

  it("are not settled by the late report of the sender that lost them", async () => {
    await enqueue(1);
    let release = () => {};
    sink.hooks.accepted = ({ index }) =>
      index === 0 ? new Promise((resolve) => (release = resolve)) : undefined;
    const first = runQueue(job(START));
    while (sink.mails.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await runQueue(job(later(61)))).toBe("finished");
    await inTransaction((trx) => resendMails(trx, QUEUE, "uncertain", later(61)));
    release();
    await first;
    expect(await countMails(db, QUEUE)).toMatchObject({ queued: 1, sent: 0 });
  });
});
