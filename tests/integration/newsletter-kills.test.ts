import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  checkInvariants,
  KILLS,
  printReport,
  readMails,
  report,
  SEED,
  startCampaign,
  untilFinished,
} from "../support/fault-suite";
import {
  type NewsletterHarness,
  type SenderName,
  startNewsletterHarness,
} from "../support/newsletter-harness";
import { randomNumbers } from "../support/random";
import type { Step } from "../support/scripted-smtp-server";
import { startTestClock } from "../support/test-clock";
import { waitFor } from "../support/wait-for";

const CONNECTIONS = 5;
const KILLS_A_CAMPAIGN = 10;
/** More than are reached before the last kill. */
const READERS_A_KILL = 20;
/** A retry of minutes takes a second. */
const RATE = 60;

let harness: NewsletterHarness;
beforeEach(async () => {
  harness = await startNewsletterHarness();
});
afterEach(() => harness.stop());
afterAll(() => printReport(`${KILLS} kills`));

const steps: Step[] = ["connect", "ehlo", "mail", "rcpt", "data", "content", "dot"];
const random = randomNumbers(SEED);
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** Kills a new sender at a random moment. @returns how many connections it had */
async function killOnce(name: SenderName): Promise<number> {
  const { server, start } = harness;
  const step = pick(steps) ?? "dot";
  const at =
    server.seen[step] + Math.floor(random() * (step === "connect" || step === "ehlo" ? CONNECTIONS : 12));
  const delayMs = pick([0, 0, 1, 2, 5]) ?? 0;
  let isKilled = false;
  let connections = 0;
  const program = start(name, [], { MAIL_CONNECTIONS: String(CONNECTIONS) });
  const kill = () => {
    connections = server.open();
    // It may have ended after its last mail.
    if (program.running()) process.kill(program.pid, "SIGKILL");
  };
  server.script = (moment) => {
    if (moment.step !== step || moment.index < at || isKilled) return undefined;
    isKilled = true;
    if (delayMs > 0) setTimeout(kill, delayMs);
    else kill();
    return undefined;
  };
  const began = Date.now();
  await program.exit;
  const mails = { accepted: server.accepted.length };
  report(`${name} ${delayMs} ms after ${step} ${at}, ${connections} connections`, mails, began);
  return connections;
}

describe("a sender that is killed", () => {
  const campaigns = Array.from({ length: Math.ceil(KILLS / KILLS_A_CAMPAIGN) }, (_, index) =>
    Math.min(KILLS_A_CAMPAIGN, KILLS - index * KILLS_A_CAMPAIGN),
  );

  it.each(campaigns)(
    "%i times at random moments mails no one twice and leaves out no one",
    {
      tags: ["@staff-7.5", "@staff-9.3"],
    },
    async (kills) => {
      const began = Date.now();
      harness.clock.setRate(RATE);
      const campaign = await startCampaign(harness, READERS_A_KILL * kills);
      let uncertain = 0;
      for (let killed = 0; killed < kills; killed++) {
        const connections = await killOnce(killed % 2 ? "send-newsletter" : "worker");
        expect(connections).toBeGreaterThan(0);
        const inHand = (await readMails(harness, campaign.id)).filter(({ status }) => status === "sending");
        expect(inHand.length).toBeLessThanOrEqual(connections);
        uncertain += inHand.length;
      }
      harness.server.script = () => undefined;
      harness.start("worker");
      await untilFinished(harness, campaign.id);
      report(`${kills} kills`, await checkInvariants(harness, campaign, { uncertain }), began);
    },
  );
});

describe("two senders at once", () => {
  it("send each mail once", { tags: ["@staff-9.3"] }, async () => {
    const { start } = harness;
    const campaign = await startCampaign(harness, 200);
    start("worker");
    const clis = [start("send-newsletter"), start("send-newsletter")];
    start("worker");
    expect(await Promise.all(clis.map(({ exit }) => exit))).toEqual([0, 0]);
    expect(await checkInvariants(harness, campaign)).toMatchObject({ sent: 200 });
    expect(clis[0]?.output()).toMatch(/^Sent 200, failed 0, uncertain 0, skipped 0, waiting 0\.$/m);
  });

  it("send each mail once with clocks a day apart", async () => {
    const { directory, start } = harness;
    const ahead = startTestClock(join(directory, "ahead.json"));
    ahead.jump(24 * 60 * 60_000);
    const campaign = await startCampaign(harness, 100);
    start("worker");
    start("worker", [], ahead.env);
    // A sender that has lost its lease still reports what it knows.
    await waitFor("all mails", async () => {
      const mails = await readMails(harness, campaign.id);
      return mails.every(({ status }) => status === "sent");
    });
    await checkInvariants(harness, campaign);
  });

  it("send nothing more after they were suspended past their lease", async () => {
    const { db, server, start } = harness;
    const campaign = await startCampaign(harness, 8);
    let release = () => {};
    const held = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    server.script = ({ step, index }) => (step === "rcpt" && index === 0 ? held : undefined);
    const asleep = start("worker", [], { MAIL_CONNECTIONS: "1" });
    await waitFor("a mail in hand", () => server.seen.rcpt === 1);
    // Stopped in the middle of a write, it would keep every other from writing.
    await db.transaction().execute(async () => process.kill(asleep.pid, "SIGSTOP"));
    await db.updateTable("mail_queues").set({ lease_expires_at: "2000-01-01T00:00:00.000Z" }).execute();
    expect(await start("send-newsletter").exit).toBe(0);
    expect(await checkInvariants(harness, campaign)).toMatchObject({ sent: 8 });

    release();
    process.kill(asleep.pid, "SIGCONT");
    await asleep.until(/Stopped sending mails/);
    expect(await checkInvariants(harness, campaign)).toMatchObject({ sent: 8 });
  });
});
