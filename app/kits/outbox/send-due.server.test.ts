import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { enqueueReaders, fastMailer, plainKind, QUEUE, reader } from "#tests/support/outbox";
import {
  atStep,
  type ScriptedSmtpServer,
  startScriptedSmtpServer,
} from "#tests/support/scripted-smtp-server";
import type { Database } from "~/database/open-database.server";
import type { Mailer } from "~/mail/mail";
import { listQueuesToWorkOn } from "./mail-queues.queries.server";
import { countMails } from "./mails.queries.server";
import { runQueue } from "./run-queue.server";

const START = new Date("2026-11-20T09:00:00.000Z");
const later = (minutes: number) => new Date(START.valueOf() + minutes * 60_000);

let db: Database;
let server: ScriptedSmtpServer;
let mailer: Mailer;
beforeEach(async () => {
  db = await openTestDatabase();
  server = await startScriptedSmtpServer();
  mailer = fastMailer(server.url);
  await enqueueReaders(db, 12, START);
});
afterEach(async () => {
  mailer.close({ force: true });
  await server.stop();
  await db.destroy();
});

const run = (now: Date) => {
  const { signal } = new AbortController();
  const kind = { ...plainKind, concurrency: 2, ceiling: { limit: 5, windowSeconds: 3600 } };
  return runQueue({ db, mailer, domain: "aa.example", now: () => now, signal, kind, queue: QUEUE });
};
const hasWork = async (now: Date) => (await listQueuesToWorkOn(db, now.toISOString())).length > 0;

it("sends no more mails of a kind within an hour than its ceiling, and the others later, each once", async () => {
  expect(await run(START)).toBe("retry later");
  expect(await countMails(db, QUEUE)).toMatchObject({ sent: 5, queued: 7, failed: 0 });
  expect(await hasWork(later(0.5))).toBe(false);
  for (let minutes = 15; (await countMails(db, QUEUE)).queued > 0 && minutes < 600; minutes += 15) {
    const before = server.accepted.length;
    if (await hasWork(later(minutes))) await run(later(minutes));
    expect(server.accepted.length - before).toBeLessThanOrEqual(5);
  }
  expect(server.recipients().sort()).toEqual(
    Array.from({ length: 12 }, (_, index) => reader(index + 1)).sort(),
  );
});

it("counts no mail that the server has not accepted", async () => {
  server.script = atStep("rcpt", "421 4.7.0 Closing");
  for (const minutes of [0, 1, 2, 3]) expect(await run(later(minutes))).toBe("server refuses");
  server.script = () => undefined;
  await run(later(4));
  expect(server.accepted).toHaveLength(5);
});
