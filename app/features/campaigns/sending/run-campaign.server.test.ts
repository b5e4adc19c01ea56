import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import {
  addOthers,
  addReaders,
  addSubscriber,
  campaignRequest,
  shortIssue,
  tokenOf,
} from "#tests/support/newsletter";
import { testSecrets } from "#tests/support/services";
import { Refusal, type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import { waitFor } from "#tests/support/wait-for";
import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import { rememberErased } from "~/kits/erasure/erased-addresses.server";
import { LEASE_MS, takeLease } from "~/kits/outbox/lease.server";
import { findQueue } from "~/kits/outbox/mail-queues.queries.server";
import { countMails } from "~/kits/outbox/mails.queries.server";
import type { Mailer } from "~/mail/mail";
import { createMailer } from "~/mail/mailer.server";
import { runCampaign } from "./campaign-mails.server";
import { getCampaign } from "./campaigns.server";
import { createCampaign } from "./create-campaign.server";

const START = new Date("2026-11-20T09:00:00.000Z");
const minutesLater = (minutes: number) => () => new Date(START.valueOf() + minutes * 60_000);

let db: Database;
let sink: SmtpSink;
let mailer: Mailer;
beforeEach(async () => {
  db = await openTestDatabase();
  sink = await startSmtpSink();
  mailer = mailerTo(sink.url);
});
afterEach(async () => {
  mailer.close({ force: true });
  await sink.stop();
  await db.destroy();
});

function mailerTo(smtpUrl: string): Mailer {
  return createMailer({
    smtpUrl,
    from: "News <news@example.org>",
    outboxDirectory: "/nowhere",
    perSecond: 100_000,
  });
}

async function makeCampaign(kind: CampaignKind = "newsletter"): Promise<number> {
  const creation = await createCampaign(db, { ...campaignRequest(shortIssue, { kind }), now: START });
  if (creation.result !== "created") throw new Error(creation.result);
  return creation.id;
}

type Job = Parameters<typeof runCampaign>[0];
const job = (campaignId: number, parts: Partial<Job> = {}): Job => ({
  db,
  mailer,
  campaignId,
  domain: "aa.example",
  siteUrl: "https://aa.example",
  secrets: testSecrets,
  now: () => START,
  signal: new AbortController().signal,
  ...parts,
});

const queueOf = (campaignId: number) => ({ kind: "newsletter", campaignId }) as const;

const mailTo = (email: string) =>
  db
    .selectFrom("mails")
    .select(["status", "attempts", "last_error", "next_attempt_at"])
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();

const deactivate = (email: string) =>
  db.updateTable("newsletter_subscribers").set({ is_active: 0 }).where("email", "=", email).execute();

describe("runCampaign", () => {
  it("sends nothing to an address that was erased, whatever put it back on the list", async () => {
    const [first = ""] = await addReaders(db, 2);
    const erased = {
      email: first.toUpperCase(),
      scope: "mailing_list",
      erasedAt: START.toISOString(),
    } as const;
    await rememberErased(db, testSecrets, erased);
    await runCampaign(job(await makeCampaign()));
    expect(await mailTo(first)).toMatchObject({ status: "skipped" });
    expect(sink.mails).toHaveLength(1);
  });

  it("sends one mail with an unsubscribe link to each subscriber who wants it", {
    tags: ["@staff-7.5", "@staff-9.3"],
  }, async () => {
    const readers = await addReaders(db, 30);
    await addOthers(db);
    const id = await makeCampaign();
    expect(await runCampaign(job(id))).toBe("finished");
    expect(sink.recipients()).toEqual(readers);
    expect(await countMails(db, queueOf(id))).toMatchObject({ sent: 30, queued: 0, sending: 0 });
    expect(await getCampaign(db, id)).toMatchObject({ status: "sent", recipient_count: 30 });
    for (const { to, mail } of sink.mails) {
      const url = `https://aa.example/newsletter/unsubscribe?token=${tokenOf(to[0] ?? "")}`;
      const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
      expect(headers).toMatchObject({
        "list-unsubscribe": `<${url}>`,
        "list-unsubscribe-post": "List-Unsubscribe=One-Click",
        "list-id": "<newsletter.aa.example>",
        precedence: "bulk",
      });
      expect(headers).not.toHaveProperty("auto-submitted");
      expect(mail.html).toContain(`href="${url}"`);
      expect(mail.text).toContain(url);
    }
    const messageIds = sink.mails.map(({ mail }) => mail.messageId);
    expect(new Set(messageIds).size).toBe(30);
    for (const messageId of messageIds) expect(messageId).toMatch(/^<[0-9a-f]{32}@aa\.example>$/);
    const stored = await db.selectFrom("mails").select("message_id").execute();
    expect(stored.map(({ message_id }) => message_id).toSorted()).toEqual(messageIds.toSorted());
    expect(await runCampaign(job(id))).toBe("busy");
  });

  it("mails a team update to those who want team updates", { tags: ["@staff-9.3"] }, async () => {
    await addReaders(db, 2);
    await addOthers(db);
    await runCampaign(job(await makeCampaign("team_update")));
    expect(sink.recipients()).toEqual(["team-only@example.org"]);
  });

  it("keeps names typed by strangers inside the To header", async () => {
    await addSubscriber(db, "ann@example.org", {
      name: 'Ann"\r\nBcc: eve@evil.example\r\n\r\nBuy now \u202e',
    });
    await runCampaign(job(await makeCampaign()));
    expect(sink.mails[0]?.mail.to).toEqual([
      { name: 'Ann" Bcc: eve@evil.example Buy now', address: "ann@example.org" },
    ]);
    expect(sink.mails[0]?.to).toEqual(["ann@example.org"]);
    expect(sink.mails[0]?.raw).not.toMatch(/^(bcc|buy)/im);
  });

  it("skips a recipient who unsubscribed after the campaign was created", async () => {
    await addReaders(db, 3);
    const id = await makeCampaign();
    await deactivate("reader2@example.org");
    await db.deleteFrom("newsletter_subscribers").where("email", "=", "reader3@example.org").execute();
    expect(await runCampaign(job(id))).toBe("finished");
    expect(sink.recipients()).toEqual(["reader1@example.org"]);
    expect(await countMails(db, queueOf(id))).toMatchObject({ sent: 1, skipped: 2 });
  });

  it("skips a recipient who unsubscribes during the handover", async () => {
    await addReaders(db, 3);
    const id = await makeCampaign();
    sink.hooks.rcpt = async ({ to }) => {
      if (to.includes("reader2@example.org")) await deactivate("reader2@example.org");
    };
    expect(await runCampaign(job(id))).toBe("finished");
    expect(sink.recipients()).toEqual(["reader1@example.org", "reader3@example.org"]);
    expect(await mailTo("reader2@example.org")).toMatchObject({ status: "skipped", attempts: 0 });
  });

  it("gives up a mailbox that is refused for good", async () => {
    await addReaders(db, 3);
    const id = await makeCampaign();
    sink.hooks.rcpt = ({ to }) => {
      if (to.includes("reader2@example.org")) throw new Refusal(550, "No such user");
    };
    expect(await runCampaign(job(id))).toBe("finished");
    expect(await mailTo("reader2@example.org")).toMatchObject({
      status: "failed",
      attempts: 1,
      last_error: expect.stringContaining("No such user"),
    });
    expect(await countMails(db, queueOf(id))).toMatchObject({ sent: 2, failed: 1 });
    const stopped = await db.selectFrom("undeliverable_addresses").select(["email", "reason"]).execute();
    expect(stopped).toEqual([{ email: "reader2@example.org", reason: "hard" }]);
  });

  it("asks staff before it sends what has waited for more than two days", async () => {
    await addReaders(db, 3);
    const id = await makeCampaign();
    const now = minutesLater(2 * 24 * 60 + 1);
    expect(await runCampaign(job(id, { now }))).toBe("paused");
    expect(await findQueue(db, queueOf(id))).toMatchObject({ pause_reason: "age" });
    expect(sink.seen.connect).toBe(0);
  });

  it.each(["rcpt", "accepted"] as const)(
    "tries again later what is deferred at %s, and gives up after 48 hours",
    async (stage) => {
      await addReaders(db, 1);
      const id = await makeCampaign();
      sink.hooks[stage] = () => {
        throw new Refusal(451, "Greylisted");
      };
      expect(await runCampaign(job(id))).toBe("retry later");
      expect(await mailTo("reader1@example.org")).toMatchObject({
        status: "queued",
        attempts: 1,
        next_attempt_at: minutesLater(1)().toISOString(),
      });
      expect(await runCampaign(job(id, { now: minutesLater(0.9) }))).toBe("retry later");
      expect(sink.seen[stage]).toBe(1);
      for (const minutes of [1, 5, 21])
        expect(await runCampaign(job(id, { now: minutesLater(minutes) }))).toBe("retry later");
      expect(await runCampaign(job(id, { now: minutesLater(48 * 60 - 1) }))).toBe("retry later");
      expect(await runCampaign(job(id, { now: minutesLater(51 * 60) }))).toBe("finished");
      expect(await mailTo("reader1@example.org")).toMatchObject({ status: "failed", attempts: 6 });
      expect(sink.mails).toEqual([]);
    },
  );

  it("sends what was deferred once the server takes it", async () => {
    await addReaders(db, 3);
    const id = await makeCampaign();
    sink.hooks.rcpt = ({ index }) => {
      if (index < 2) throw new Refusal(450);
    };
    expect(await runCampaign(job(id))).toBe("retry later");
    expect(await runCampaign(job(id, { now: minutesLater(2) }))).toBe("finished");
    expect(sink.recipients()).toEqual(["reader1@example.org", "reader2@example.org", "reader3@example.org"]);
  });

  it("never sends again what was lost after the final dot", async () => {
    const readers = await addReaders(db, 5);
    const id = await makeCampaign();
    sink.hooks.accepted = ({ index, hangUp }) => (index === 1 ? hangUp() : undefined);
    expect(await runCampaign(job(id))).toBe("finished");
    expect(sink.recipients()).toEqual(readers);
    expect(await countMails(db, queueOf(id))).toMatchObject({ sent: 4, uncertain: 1 });
  });

  it("sends again what was lost before the final dot", async () => {
    const readers = await addReaders(db, 5);
    const id = await makeCampaign();
    // The first mail of a connection: one that was used before would be replaced at once.
    sink.hooks.rcpt = ({ index, hangUp }) => (index === 0 ? hangUp() : undefined);
    expect(await runCampaign(job(id))).toBe("finished");
    expect(sink.recipients()).toEqual(readers);
  });

  const refuse = (code: number) => () => {
    throw new Refusal(code);
  };
  it.each<[string, () => unknown]>([
    ["no server listens", () => sink.stop()],
    ["we are not let in", () => Object.assign(sink.hooks, { connect: refuse(554) })],
    ["our address is refused", () => Object.assign(sink.hooks, { mail: refuse(553) })],
  ])("stops early when %s, and leaves every mail queued and untried", async (_, disturb) => {
    await addReaders(db, 200);
    const id = await makeCampaign();
    await disturb();
    expect(await runCampaign(job(id))).toBe("server refuses");
    expect(await countMails(db, queueOf(id))).toMatchObject({ queued: 200, failed: 0 });
    expect(await mailTo("reader1@example.org")).toMatchObject({ attempts: 0 });
    expect((await findQueue(db, queueOf(id)))?.last_error).toMatch(/./);
  });

  it("clears why the server refused once it is tried again", async () => {
    await addReaders(db, 10);
    const id = await makeCampaign();
    sink.hooks.mail = refuse(553);
    await runCampaign(job(id));
    expect((await findQueue(db, queueOf(id)))?.last_error).toContain("Refused by the test");
    sink.hooks = {};
    expect(await runCampaign(job(id))).toBe("finished");
    expect(await findQueue(db, queueOf(id))).toBeUndefined();
  });

  it("stops early when every mail is refused after the final dot, and gives no one up", async () => {
    await addReaders(db, 200);
    const id = await makeCampaign();
    sink.hooks.accepted = () => {
      throw new Refusal(554, "We do not like you");
    };
    expect(await runCampaign(job(id))).toBe("server refuses");
    expect(await countMails(db, queueOf(id))).toMatchObject({ queued: 200, failed: 0 });
    expect(sink.seen.accepted).toBeLessThanOrEqual(3 + mailer.connections);
    sink.hooks = {};
    expect(await runCampaign(job(id))).toBe("finished");
    expect(new Set(sink.recipients()).size).toBe(200);
  });

  it("is not stopped by one unreadable address", async () => {
    await addSubscriber(db, "not an address");
    const readers = await addReaders(db, 2);
    const id = await makeCampaign();
    await runCampaign(job(id));
    expect(sink.recipients().filter((address) => readers.includes(address))).toEqual(readers);
  });

  it("finishes the mails in hand when asked to stop, and goes on from there", async () => {
    const readers = await addReaders(db, 40);
    const id = await makeCampaign();
    const stop = new AbortController();
    sink.hooks.accepted = ({ index }) => void (index === 7 && stop.abort());
    expect(await runCampaign(job(id, { signal: stop.signal }))).toBe("stopped");
    const { sent, queued } = await countMails(db, queueOf(id));
    expect(sent).toBe(sink.mails.length);
    expect(sent + queued).toBe(40);
    expect(await runCampaign(job(id))).toBe("finished");
    expect(sink.recipients()).toEqual(readers);
  });
});

describe("two senders at once", () => {
  it("do not work on the same campaign", async () => {
    const readers = await addReaders(db, 50);
    const id = await makeCampaign();
    const results = await Promise.all([runCampaign(job(id)), runCampaign(job(id)), runCampaign(job(id))]);
    expect(results.sort()).toEqual(["busy", "busy", "finished"]);
    expect(sink.recipients()).toEqual(readers);
  });

  it("one that lost its lease while handing mails over does not finish them", async () => {
    const readers = await addReaders(db, 20);
    const id = await makeCampaign();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    sink.hooks.rcpt = ({ index }) => (index < 5 ? released : undefined);
    const first = runCampaign(job(id));
    await waitFor("five mails in hand", () => sink.seen.rcpt === 5);

    const other = mailerTo(sink.url);
    const later = () => new Date(START.valueOf() + LEASE_MS + 1);
    expect(await runCampaign(job(id, { now: later, mailer: other }))).toBe("finished");
    other.close();
    release();
    expect(await first).toBe("finished");
    expect(sink.recipients()).toEqual(readers);
    expect(await countMails(db, queueOf(id))).toMatchObject({ sent: 20, uncertain: 0 });
  });

  it("one that lost its lease after a final dot still records the answer", async () => {
    await addReaders(db, 1);
    const id = await makeCampaign();
    let release = () => {};
    sink.hooks.accepted = () => new Promise((resolve) => (release = resolve));
    const first = runCampaign(job(id));
    await waitFor("the final dot", () => sink.mails.length === 1);
    const later = () => new Date(START.valueOf() + LEASE_MS + 1);
    expect(await runCampaign(job(id, { now: later }))).toBe("finished");
    expect(await mailTo("reader1@example.org")).toMatchObject({ status: "uncertain" });
    release();
    await first;
    expect(await mailTo("reader1@example.org")).toMatchObject({ status: "sent" });
    expect(sink.mails).toHaveLength(1);
  });

  it("take over at once from a process of this machine that has ended, from another machine's after the lease", async () => {
    await addReaders(db, 1);
    const id = await makeCampaign();
    const held = (owner: string) =>
      db
        .updateTable("mail_queues")
        .set({ lease_owner: owner, lease_expires_at: new Date(START.valueOf() + LEASE_MS).toISOString() })
        .execute();
    await held("another-machine 1 some-uuid");
    expect(await takeLease(db, queueOf(id), { whenUncertain: "park" }, "me", START)).toBeUndefined();
    const { hostname } = await import("node:os");
    await held(`${hostname()} 4194399 some-uuid`);
    expect(await takeLease(db, queueOf(id), { whenUncertain: "park" }, "me", START)).toMatchObject({
      interrupted: 0,
    });
    await held(`${hostname()} ${process.pid} from-an-earlier-life`);
    expect(await takeLease(db, queueOf(id), { whenUncertain: "park" }, "me", START)).toMatchObject({
      interrupted: 0,
    });
    await held("another-machine 1 some-uuid");
    expect(
      await takeLease(
        db,
        queueOf(id),
        { whenUncertain: "park" },
        "me",
        new Date(START.valueOf() + LEASE_MS + 1),
      ),
    ).toMatchObject({
      interrupted: 0,
    });
  });
});
