import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MailCounts } from "~/kits/outbox/mails.queries.server";
import { addReaders } from "../support/newsletter";
import {
  type NewsletterHarness,
  type SenderName,
  startNewsletterHarness,
} from "../support/newsletter-harness";
import type { Stage } from "../support/smtp-sink";
import { waitFor } from "../support/wait-for";

let harness: NewsletterHarness;
beforeEach(async () => {
  harness = await startNewsletterHarness();
});
afterEach(() => harness.stop());

interface Point {
  when: string;
  stage: Stage;
  index: number;
  readers: number;
  /** What is in the database at the moment of death, and what in the end. */
  left: Partial<MailCounts>;
  end: Partial<MailCounts>;
}

/** Longer than all buffers between sender and server, so that a server that does not read stops the sender half way. */
const LONG_TEXT = "A line of text.\n".repeat(500_000);

const point = (when: string, stage: Stage, index: number, left: Point["left"], end: Point["end"]): Point => {
  const readers = Object.values(left).reduce((sum, count) => sum + count, 0);
  return { when, stage, index, readers, left, end };
};
const points = [
  point("before it is greeted", "connect", 0, { queued: 9 }, { sent: 9 }),
  point("at the first MAIL FROM", "mail", 0, { queued: 9 }, { sent: 9 }),
  point("at RCPT TO", "rcpt", 3, { queued: 6, sent: 3 }, { sent: 9 }),
  point("in the middle of DATA", "data", 1, { queued: 5, sent: 1 }, { sent: 6 }),
  point(
    "before the answer to a final dot",
    "accepted",
    3,
    { queued: 5, sending: 1, sent: 3 },
    { sent: 8, uncertain: 1 },
  ),
  point("between two mails", "mail", 4, { queued: 5, sent: 4 }, { sent: 9 }),
];

const pairs: [SenderName, SenderName][] = [
  ["send-newsletter", "worker"],
  ["worker", "send-newsletter"],
];

describe("a killed and restarted worker sends each mail exactly once", () => {
  const cases = points.flatMap((each) => pairs.map(([first, second]) => ({ ...each, first, second })));

  it.each(cases)("$first killed $when, then $second", async (each) => {
    const { stage, index, left, end, first, second } = each;
    const { db, sink, start, makeCampaign, counts, finished } = harness;
    const readers = await addReaders(db, each.readers);
    await makeCampaign(stage === "data" ? LONG_TEXT : undefined);

    let alive = true;
    let died = () => {};
    const death = new Promise<void>((resolve) => {
      died = resolve;
    });
    const kill = async (moment: { index: number }) => {
      if (!alive || moment.index !== index) return;
      await program.end("SIGKILL");
      alive = false;
      died();
    };
    sink.hooks[stage] = kill;
    // One connection works; the others are not greeted, so that the moment of death is the same for every mail.
    sink.hooks.connect = (moment) => {
      if (moment.index === 0) return stage === "connect" ? kill(moment) : undefined;
      return alive ? death : undefined;
    };
    const program = start(first);
    await death;
    expect(await counts()).toMatchObject(left);

    start(second);
    await finished();
    expect(sink.recipients()).toEqual(readers);
    const nothingElse = { queued: 0, sending: 0, sent: 0, written: 0, failed: 0, uncertain: 0, skipped: 0 };
    expect(await counts()).toEqual({ ...nothingElse, ...end });
  });

  it.each(pairs)("%s killed right after the answer to a final dot, then %s", async (first, second) => {
    const { db, sink, start, makeCampaign, recipientsWith: addressesWith, finished } = harness;
    const readers = await addReaders(db, 12);
    await makeCampaign();
    let alive = true;
    sink.hooks.connect = ({ index }) => (alive && index > 0 ? program.exit.then(() => undefined) : undefined);
    sink.hooks.accepted = ({ index }) => {
      if (index === 4 && alive) setImmediate(() => process.kill(program.pid, "SIGKILL"));
    };
    const program = start(first);
    await program.exit;
    alive = false;
    start(second);
    await finished();
    expect(sink.recipients()).toEqual(readers);
    expect(await addressesWith("sent", "uncertain")).toEqual(readers);
  });

  it("is killed repeatedly while five mails are in flight", { tags: ["@staff-7.5"] }, async () => {
    const { db, sink, start, makeCampaign, recipientsWith: addressesWith, finished } = harness;
    const readers = await addReaders(db, 300);
    await makeCampaign();
    for (const mails of [1, 8, 40, 41, 90, 151, 220, 261]) {
      const program = start(mails % 2 ? "worker" : "send-newsletter");
      await waitFor("some mails", () => sink.mails.length >= mails || !program.running());
      await program.end("SIGKILL");
    }
    start("worker");
    await finished();
    const received = sink.recipients();
    expect(new Set(received).size).toBe(received.length);
    // Death between a claim and its final dot is the one case that cannot be told from death after it: the mail is
    // not sent again, and it is not lost silently.
    const uncertain = new Set(await addressesWith("uncertain"));
    expect(readers.filter((address) => !received.includes(address) && !uncertain.has(address))).toEqual([]);
    expect(await addressesWith("sent", "uncertain")).toEqual(readers);
  });
});

describe("concurrent workers", () => {
  it("send each mail once", { tags: ["@staff-9.3"] }, async () => {
    const { db, sink, start, makeCampaign } = harness;
    const readers = await addReaders(db, 200);
    await makeCampaign();
    start("worker");
    const one = start("send-newsletter");
    const other = start("send-newsletter");
    start("worker");
    expect(await Promise.all([one.exit, other.exit])).toEqual([0, 0]);
    expect(sink.recipients()).toEqual(readers);
    expect(one.output()).toMatch(/^Sent 200, failed 0, uncertain 0, skipped 0, waiting 0\.$/m);
  });

  it("a worker that was suspended past its lease sends nothing more", async () => {
    const { db, sink, start, makeCampaign } = harness;
    const readers = await addReaders(db, 8);
    await makeCampaign();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    sink.hooks.rcpt = ({ index }) => (index < 5 ? held : undefined);
    const asleep = start("worker");
    await waitFor("five mails in hand", () => sink.seen.rcpt === 5);
    process.kill(asleep.pid, "SIGSTOP");
    await db.updateTable("mail_queues").set({ lease_expires_at: "2000-01-01T00:00:00.000Z" }).execute();
    expect(await start("send-newsletter").exit).toBe(0);
    expect(sink.recipients()).toEqual(readers);

    release();
    process.kill(asleep.pid, "SIGCONT");
    await asleep.until(/Stopped sending mails/);
    expect(sink.recipients()).toEqual(readers);
  });
});
