import { expect } from "vitest";
import { countMails } from "~/kits/outbox/mails.queries.server";
import { addSubscriber } from "./newsletter";
import type { NewsletterHarness } from "./newsletter-harness";
import { waitFor } from "./wait-for";

/** All that is random follows from it: a run is repeated with FAULTS_SEED. */
export const SEED = Number(process.env.FAULTS_SEED || 1);
/** In `npm test` a few; `npm run test:faults` sets 50. */
export const KILLS = Number(process.env.FAULTS_KILLS || 6);
const isLong = process.env.FAULTS_KILLS !== undefined;
/** Of a campaign while the mail server fails. */
export const READERS = isLong ? 100 : 30;

const MINUTE_MS = 60_000;
let campaigns = 0;

/** Puts these readers in the place of all others, with addresses that no campaign before had. */
async function replaceReaders({ db }: NewsletterHarness, count: number): Promise<string[]> {
  const prefix = `campaign${++campaigns}.reader`;
  const emails = Array.from({ length: count }, (_, index) => `${prefix}${index + 1}@example.org`);
  await db.transaction().execute(async (trx) => {
    // What a failed test before has left.
    await trx.updateTable("campaigns").set({ status: "sent" }).execute();
    await trx.deleteFrom("mails").where("status", "in", ["queued", "sending"]).execute();
    await trx.deleteFrom("newsletter_subscribers").where("email", "like", "campaign%").execute();
    for (const email of emails) await addSubscriber(trx, email);
  });
  return emails;
}

/** A campaign to new readers, on a server whose records begin anew. */
export async function startCampaign(harness: NewsletterHarness, readers: number, text?: string) {
  const { server } = harness;
  const audience = await replaceReaders(harness, readers);
  server.accepted.length = 0;
  for (const step of Object.keys(server.seen)) Reflect.set(server.seen, step, 0);
  return { id: await harness.makeCampaign(text), audience };
}

export const readQueue = ({ db }: NewsletterHarness, campaignId: number) =>
  db.selectFrom("mail_queues").selectAll().where("campaign_id", "=", campaignId).executeTakeFirst();

export const readMails = ({ db }: NewsletterHarness, campaignId: number) =>
  db.selectFrom("mails").selectAll().where("campaign_id", "=", campaignId).orderBy("id").execute();

/** The time until the next attempt passes at once, and pauses of the server quickly, while no one sends. */
export async function skipPause(harness: NewsletterHarness, campaignId: number): Promise<void> {
  const queue = await readQueue(harness, campaignId);
  if (!queue || queue.lease_owner !== null) return;
  const queued = (await readMails(harness, campaignId)).filter(({ status }) => status === "queued");
  const next = Math.min(...queued.map(({ next_attempt_at }) => Date.parse(next_attempt_at)));
  const untilNext = queued.length > 0 ? next - harness.clock.now().valueOf() : 0;
  harness.clock.jump(Math.max(untilNext, MINUTE_MS));
}

/** @param options.skips false: the time between two attempts is waited for */
export async function untilFinished(
  harness: NewsletterHarness,
  campaignId: number,
  { skips = true } = {},
): Promise<void> {
  const isFinished = async () => {
    const campaign = await harness.db
      .selectFrom("campaigns")
      .select("status")
      .where("id", "=", campaignId)
      .executeTakeFirstOrThrow();
    if (campaign.status !== "sending") return true;
    if (skips) await skipPause(harness, campaignId);
    return false;
  };
  // Each look ends a pause, of which there are many.
  await waitFor(`the end of campaign ${campaignId}`, isFinished, { everyMs: 20 });
}

interface Expected {
  /** Addresses that may fail, because the server knows no such user. */
  failed?: readonly string[];
  /** The most mails that may be uncertain: one for each connection that was lost after its final dot. */
  uncertain?: number;
  cancelled?: boolean;
}

/**
 * Accepted and uncertain, with those that failed or were cancelled, are the whole audience; no one is accepted twice, or
 * accepted and not known to be; a retry has the same Message-ID.
 */
export async function checkInvariants(
  harness: NewsletterHarness,
  { id, audience }: { id: number; audience: readonly string[] },
  { failed = [], uncertain = 0, cancelled = false }: Expected = {},
) {
  const mails = await readMails(harness, id);
  const { accepted } = harness.server;
  const acceptedBy = (address: string) => accepted.filter(({ to }) => to === address);

  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([...audience].sort());
  expect(harness.server.recipients()).toEqual([...new Set(harness.server.recipients())]);
  expect(accepted.filter(({ to }) => !audience.includes(to))).toEqual([]);
  const final = new Set(["sent", "uncertain", "failed", ...(cancelled ? ["cancelled"] : [])]);
  for (const mail of mails) {
    expect(final, mail.recipient).toContain(mail.status);
    const [received] = acceptedBy(mail.recipient);
    if (received) {
      expect(["sent", "uncertain"], mail.recipient).toContain(mail.status);
      expect(mail.message_id).toBe(received.messageId);
    } else expect(mail.status, mail.recipient).not.toBe("sent");
  }
  const messageIds = accepted.map(({ messageId }) => messageId);
  expect(new Set(messageIds).size).toBe(messageIds.length);
  const counts = await countMails(harness.db, { kind: "newsletter", campaignId: id });
  const failures = mails.filter(({ status }) => status === "failed").map(({ recipient }) => recipient);
  expect(failures.sort()).toEqual([...failed].sort());
  expect(counts.uncertain).toBeLessThanOrEqual(uncertain);
  return counts;
}

const rows: string[] = [];

/** A line of the table that the long form prints in the end. */
export function report(name: string, counts: Record<string, number>, since: number): void {
  const figures = Object.entries(counts).filter(([, count]) => count > 0);
  const text = figures.map(([status, count]) => `${status} ${count}`).join(", ");
  rows.push(`${name.padEnd(64)} ${((Date.now() - since) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

export function printReport(title: string): void {
  if (isLong) process.stdout.write(`\n${title} (seed ${SEED})\n${rows.join("\n")}\n`);
  rows.length = 0;
}
