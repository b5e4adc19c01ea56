import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~/database/open-database.server";
import type { MailQueue } from "~/kits/outbox/mail-kind";
import { cancelQueue, pauseQueue, resumeQueue } from "~/kits/outbox/queue-controls.server";
import {
  checkInvariants,
  printReport,
  READERS,
  readMails,
  readQueue,
  report,
  SEED,
  skipPause,
  startCampaign,
  untilFinished,
} from "../support/fault-suite";
import { type NewsletterHarness, startNewsletterHarness } from "../support/newsletter-harness";
import type { Program } from "../support/program";
import { randomNumbers } from "../support/random";
import {
  atStep,
  connectionLimit,
  firstOf,
  greylisting,
  mailsPerConnection,
  quota,
  type Reaction,
  type Script,
  type Step,
} from "../support/scripted-smtp-server";
import { mountSmallDisk, type SmallDisk } from "../support/small-disk";
import { waitFor } from "../support/wait-for";

/** Retries and pauses of minutes take a moment; see also `skipPause`. */
const RATE = 30;
const CONNECTIONS = 5;
const fine: Script = () => undefined;

let disk: SmallDisk;
let harness: NewsletterHarness;
let worker: Program;
/** One worker lives through all faults. */
beforeAll(async () => {
  disk = mountSmallDisk(40);
  harness = await startNewsletterHarness({ directory: disk.directory });
  harness.clock.setRate(RATE);
  worker = harness.start("worker", [], { MAIL_CONNECTIONS: String(CONNECTIONS) });
  await worker.until(/The worker runs/);
});
afterAll(async () => {
  printReport("Faults of the mail server");
  await harness?.stop();
  disk?.unmount();
});

const random = randomNumbers(SEED);
/** At a share of the moments of a step. */
const sometimes = (step: Step, reaction: Reaction, share = 0.15): Script =>
  atStep(step, reaction, () => random() < share);
const steps = ["connect", "ehlo", "mail", "rcpt", "data", "content", "dot"] as const;

interface Played {
  uncertain?: number;
  readers?: number;
  skips?: boolean;
  text?: string;
}

async function play(
  name: string,
  script: Script,
  { uncertain = 0, readers = READERS, skips = true, text }: Played = {},
) {
  const began = Date.now();
  harness.server.script = script;
  const campaign = await startCampaign(harness, readers, text);
  await untilFinished(harness, campaign.id, { skips });
  const counts = await checkInvariants(harness, campaign, { uncertain });
  report(name, counts, began);
  return counts;
}

describe("a server that fails now and then", () => {
  it.each(steps)("drops connections at %s", async (step) => {
    let dropped = 0;
    const drops = sometimes(step, "drop");
    const counts = await play(
      `drops at ${step}`,
      async (moment) => {
        const reaction = await drops(moment);
        if (reaction) dropped++;
        return reaction;
      },
      { uncertain: READERS },
    );
    // Only a lost reply to the final dot leaves it open whether the mail was accepted; it follows short content at once.
    const possible = step === "content" || step === "dot" ? dropped : 0;
    expect(counts.uncertain).toBeLessThanOrEqual(possible);
    expect(counts.uncertain).toBeGreaterThanOrEqual(step === "dot" ? dropped : 0);
  });

  it("drops connections in the middle of a long mail, whose final dot never follows", async () => {
    const text = "A line of text.\n".repeat(100_000);
    const script = atStep("content", "drop", ({ index }) => index < 2);
    expect(await play("drops in a long mail", script, { readers: 2, text })).toMatchObject({ sent: 2 });
  });

  it("accepts mails and drops the connection before it says so", async () => {
    const { uncertain, sent } = await play("drops after the dot", sometimes("dot", "accept and drop"), {
      uncertain: READERS,
    });
    expect(uncertain).toBeGreaterThan(0);
    expect(uncertain + sent).toBe(READERS);
  });

  it.each([
    "421 4.3.2 Closing",
    "450 4.2.0 Busy",
    "451 4.3.0 Local error",
    "452 4.3.1 Out of storage",
  ] as const)("answers %s at any step", async (reply) => {
    const script = firstOf(
      ...steps.filter((step) => step !== "content").map((step) => sometimes(step, reply, 0.05)),
    );
    expect(await play(reply, script)).toMatchObject({ sent: READERS });
  });

  it("greylists", async () => {
    expect(await play("greylisting", greylisting())).toMatchObject({ sent: READERS });
  });

  it("has no room for 30 hours", async () => {
    const until = harness.clock.now().valueOf() + 30 * 60 * 60_000;
    const script = atStep("rcpt", "452 4.2.2 Mailbox full", () => harness.clock.now().valueOf() < until);
    expect(await play("452 for 30 hours", script, { readers: 5 })).toMatchObject({ sent: 5 });
  });

  it("is slow", async () => {
    const slow: Script = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return undefined;
    };
    expect(await play("20 ms a step", slow, { readers: 10 })).toMatchObject({ sent: 10 });
  });
});

describe("a server with limits", () => {
  it.each([1, 2, 4])("takes %i connections", async (limit) => {
    const script = connectionLimit(limit);
    expect(await play(`${limit} connections`, script, { readers: 100 })).toMatchObject({ sent: 100 });
  });

  it("closes a connection after three mails", async () => {
    expect(await play("3 mails a connection", mailsPerConnection(3))).toMatchObject({ sent: READERS });
  });
});

describe("a server that hangs", () => {
  it.each([...steps, "dot, accepted" as const])("once on each connection at %s", async (at) => {
    const [step] = at.split(",");
    const reaction = at === "dot, accepted" ? "accept and hang" : "hang";
    // Time-outs of minutes take a moment, but only those of the connections that hang: a timer keeps its rate.
    harness.server.cut();
    harness.clock.setRate(600);
    const script: Script = (moment) => {
      if (moment.step !== step || moment.index >= CONNECTIONS) return undefined;
      if (moment.index === CONNECTIONS - 1) harness.clock.setRate(RATE);
      return reaction;
    };
    const counts = await play(`hangs at ${at}`, script, { uncertain: CONNECTIONS });
    if (step !== "content") expect(counts.uncertain).toBe(step === "dot" ? CONNECTIONS : 0);
  });
});

describe("a refusal that is about us", () => {
  const refusals: [string, Step, Script, RegExp][] = [
    ["relay access denied", "rcpt", atStep("rcpt", "554 5.7.1 Relay access denied"), /Relay access denied/],
    ["a quota", "rcpt", quota(10), /Daily user sending limit/],
    ["no login", "mail", atStep("mail", "530 5.7.0 Authentication required"), /Authentication required/],
    ["our sender", "mail", atStep("mail", "550 5.7.1 Sender not allowed"), /Sender not allowed/],
    ["an hourly limit", "dot", atStep("dot", "554 5.7.0 Hourly limit"), /Hourly limit/],
    ["spam", "dot", atStep("dot", "554 Rejected as spam"), /Rejected as spam/],
    ["a blocklist", "connect", atStep("connect", "554 5.7.1 Blocked"), /Blocked/],
    ["every address", "rcpt", atStep("rcpt", "550 Mailbox unavailable"), /Mailbox unavailable/],
  ];

  it.each(refusals)(
    "stops for %s at %s, touches no reader, and goes on when it is mended",
    async (name, step, script, words) => {
      const began = Date.now();
      harness.server.cut();
      harness.server.script = script;
      const campaign = await startCampaign(harness, 60);
      const { id } = campaign;
      const isReported = async () => {
        const queue = await readQueue(harness, id);
        return queue?.lease_owner === null && words.test(queue.last_error ?? "");
      };
      for (let round = 0; round < 3; round++) {
        const before = harness.server.seen[step];
        const isAfterAnother = async () => {
          await skipPause(harness, id);
          return harness.server.seen[step] > before && (await isReported());
        };
        await waitFor("the server's words after another round", isAfterAnother, { everyMs: 20 });
      }
      const statuses = new Set((await readMails(harness, id)).map(({ status }) => status));
      expect([...statuses].filter((status) => status !== "queued" && status !== "sent")).toEqual([]);

      harness.server.script = fine;
      await untilFinished(harness, id);
      report(`refuses: ${name}`, await checkInvariants(harness, campaign), began);
    },
  );
});

describe("a refusal that is about a reader", () => {
  it("fails that reader alone", async () => {
    const began = Date.now();
    const isGone = (address: string) => /[05]@/.test(address);
    harness.server.script = atStep("rcpt", "550 5.1.1 No such user", ({ to }) => isGone(to));
    const campaign = await startCampaign(harness, READERS);
    await untilFinished(harness, campaign.id);
    const failed = campaign.audience.filter(isGone);
    report("unknown users", await checkInvariants(harness, campaign, { failed }), began);
  });
});

describe("staff who step in while mails are being sent", () => {
  /** After ten mails. */
  const meanwhile = (act: (trx: Database, queue: MailQueue) => Promise<unknown>): Script => {
    let acted = false;
    return async ({ step, index }) => {
      if (step !== "dot" || index !== 10 || acted) return undefined;
      acted = true;
      await harness.db.transaction().execute(async (trx) => {
        const { campaign_id: campaignId } = await trx
          .selectFrom("mail_queues")
          .select("campaign_id")
          .executeTakeFirstOrThrow();
        await act(trx, { kind: "newsletter", campaignId });
      });
      return undefined;
    };
  };

  it("pause and resume", async () => {
    const began = Date.now();
    harness.server.script = meanwhile((trx, queue) => pauseQueue(trx, queue, "staff", harness.clock.now()));
    const campaign = await startCampaign(harness, READERS);
    const { id } = campaign;
    await waitFor("a pause", async () => {
      const queue = await readQueue(harness, id);
      return queue?.paused_at !== null && queue?.lease_owner === null;
    });
    const before = harness.server.accepted.length;
    expect(before).toBeLessThanOrEqual(10 + CONNECTIONS);
    harness.clock.jump(60 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(harness.server.accepted).toHaveLength(before);

    const queue = { kind: "newsletter", campaignId: id } as const;
    await harness.db.transaction().execute((trx) => resumeQueue(trx, queue, harness.clock.now()));
    await untilFinished(harness, id);
    report("paused and resumed", await checkInvariants(harness, campaign), began);
    expect(harness.server.accepted).toHaveLength(READERS);
  });

  it("cancel", async () => {
    const began = Date.now();
    harness.server.script = meanwhile((trx, queue) => cancelQueue(trx, queue, harness.clock.now()));
    const campaign = await startCampaign(harness, READERS);
    await untilFinished(harness, campaign.id);
    const counts = await checkInvariants(harness, campaign, { cancelled: true });
    expect(counts.sent).toBeLessThanOrEqual(10 + CONNECTIONS);
    expect(counts.sent + counts.cancelled).toBe(READERS);
    report("cancelled", counts, began);
  });
});

describe("a clock that jumps", () => {
  it.each([1, -1])("by %i day while mails are being sent", async (days) => {
    const script: Script = ({ step, index }) => {
      if (step === "dot" && index === 10) harness.clock.jump(days * 24 * 60 * 60_000);
      return undefined;
    };
    expect(await play(`clock ${days} day`, script, { skips: false })).toMatchObject({ sent: READERS });
  });

  it("back by ten years while the server is given a pause", async () => {
    const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60_000;
    harness.clock.jump(TEN_YEARS_MS);
    const played = play("clock set back ten years", atStep("mail", "421 4.3.2 Closing"), { skips: false });
    const sends = () => harness.db.selectFrom("mail_queues").select("last_error").executeTakeFirst();
    await waitFor("a pause", async () => (await sends())?.last_error);
    harness.clock.jump(-TEN_YEARS_MS);
    harness.server.script = fine;
    expect(await played).toMatchObject({ sent: READERS });
  });
});

describe("a full disk", () => {
  it("while mails are being sent", async () => {
    const script: Script = ({ step, index }) => {
      if (step === "dot" && index === 10) {
        disk.fill();
        setTimeout(() => disk.empty(), 500);
      }
      return undefined;
    };
    // Only a log that has to grow needs space.
    await sql`pragma wal_checkpoint(truncate)`.execute(harness.db);
    const { uncertain, sent } = await play("full disk", script, { uncertain: CONNECTIONS, readers: 300 });
    expect(uncertain + sent).toBe(300);
    expect(/ error .*disk/.test(worker.output())).toBe(true);
  });
});
