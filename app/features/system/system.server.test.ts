import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addOthers, addReaders, campaignRequest } from "#tests/support/newsletter";
import { testServices } from "#tests/support/services";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { AWAY_MS, startHeartbeat, workerState } from "~/kits/outbox/heartbeat.server";
import { countMailsByKind, listMailTroubles } from "~/kits/outbox/mail-figures.queries.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import type { Services } from "~/server/services.server";
import {
  addressRows,
  heldMailRows,
  linkRows,
  newsletterRows,
  programRows,
  secretRows,
  storageRows,
  workerRows,
} from "./describe-system.server";
import { alertRows, listHeldMails, loadSystem } from "./load-system.server";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const ago = (ms: number) => new Date(NOW.valueOf() - ms).toISOString();
const schedule = { pattern: "0 9 * * 1", timeZone: "UTC" };
const occurrences = { next: new Date("2026-11-23T09:00:00.000Z"), overdue: undefined, skipped: undefined };
const DAY = 24 * 60 * 60_000;

describe("in words", () => {
  it("how the newsletter stands", () => {
    const values = (last: Parameters<typeof newsletterRows>[0]["last"]) =>
      newsletterRows({ schedule, last, occurrences, blockers: [] }).map(({ value }) => value);
    const last = { createdAt: ago(DAY), sent: 40, written: 0, recipients: 1204 };
    expect(values(null)).toEqual(["0 9 * * 1 (cron, UTC)", "None yet", "Nov 23, 2026, 09:00 UTC"]);
    expect(values({ ...last, status: "sent" })[1]).toBe(
      "Nov 19, 2026, 12:00 UTC: sent to 40 of 1,204 subscribers",
    );
    expect(values({ ...last, status: "sending" })[1]).toContain("being sent, 40 of 1,204 so far");
    expect(values({ ...last, status: "empty" })[1]).toContain("nothing new to send");
    expect(values({ ...last, status: "sent", sent: 0, written: 1204 })[1]).toMatch(
      /sent to 0 of 1,204 subscribers, 1,204 written to files, not sent$/,
    );
  });

  it("which runs of the schedule were missed", () => {
    const missed = {
      overdue: new Date("2026-11-16T09:00:00.000Z"),
      skipped: new Date("2026-11-09T09:00:00.000Z"),
    };
    const facts = { schedule, last: null, occurrences: { ...occurrences, ...missed }, blockers: [] };
    const badge = { tone: "red", label: "Missed" };
    expect(newsletterRows(facts).slice(2, 4)).toEqual([
      { label: "Overdue run", value: expect.stringMatching(/^Nov 16, 2026, 09:00 UTC: not made yet/), badge },
      {
        label: "Skipped run",
        value: expect.stringMatching(/^Nov 9, 2026, 09:00 UTC: not made before/),
        badge,
      },
    ]);
  });

  it("why nothing may be sent", () => {
    const rows = newsletterRows({
      schedule,
      last: null,
      occurrences: { ...occurrences, next: null },
      blockers: ["SITE_URL is not set."],
    });
    expect(rows.at(-1)).toMatchObject({
      value: expect.stringContaining("SITE_URL is not set."),
      badge: { tone: "red", label: "Blocked" },
    });
  });

  it("whether the worker lives, in words and not by colour alone", () => {
    const now = NOW.toISOString();
    const seen = { startedAt: ago(DAY), now };
    const state = (facts: Parameters<typeof workerRows>[0]) => workerRows(facts)[0];
    expect(state({ ...seen, seenAt: ago(12_000), away: false })).toMatchObject({
      badge: { tone: "green", label: "Running" },
    });
    expect(state({ ...seen, seenAt: ago(12 * 60_000), away: true })).toMatchObject({
      value: "Not seen for 12 minutes: no mail goes out until it runs again.",
      badge: { tone: "red", label: "Not running" },
    });
    expect(state({ startedAt: null, seenAt: null, away: true, now })).toMatchObject({
      badge: { tone: "red", label: "Never seen" },
    });
  });

  it("how many resources staff have to check, and whether the worker opens links", () => {
    const facts = { isOn: false, lastAt: null, toCheck: { unchecked: 159, broken: 0, stale: 2 } };
    expect(linkRows(facts)).toMatchObject([
      { value: "159 unchecked, 2 checked more than 6 months ago" },
      { badge: { tone: "green", label: "0 broken" } },
      { value: expect.stringMatching(/^Off/) },
      { value: "None yet" },
    ]);
    const toCheck = { ...facts.toCheck, broken: 3 };
    expect(linkRows({ isOn: true, lastAt: NOW.toISOString(), toCheck })).toMatchObject([
      {},
      { badge: { tone: "red", label: "3 broken" } },
      { value: expect.stringMatching(/^On/) },
      { value: "Nov 20, 2026, 12:00 UTC" },
    ]);
  });

  it("what room there is", () => {
    const facts = { databaseBytes: 12_345_678, walBytes: 4_000_000 };
    const GB = 1e9;
    expect(storageRows({ ...facts, disk: { freeBytes: 20 * GB, totalBytes: 50 * GB } })).toEqual([
      { label: "Database", value: "12.3 MB" },
      { label: "Write-ahead log", value: "4.0 MB" },
      { label: "Free disk space", value: "20.0 GB of 50.0 GB", badge: { tone: "green", label: "Enough" } },
    ]);
    const low = (freeBytes: number, totalBytes: number) =>
      storageRows({ ...facts, disk: { freeBytes, totalBytes } })[2]?.badge?.label;
    expect([low(0.4 * GB, GB), low(4.9 * GB, 50 * GB), low(0.6 * GB, GB)]).toEqual(["Low", "Low", "Enough"]);
    expect(storageRows({ databaseBytes: null, walBytes: 65_000_000, disk: null })).toMatchObject([
      { value: "Not known" },
      { value: expect.stringMatching(/^65.0 MB\. Another program/), badge: { label: "Large" } },
      { value: "Not known" },
    ]);
  });

  it("whether visitors' own addresses are known, and what to set where they are not", () => {
    const row = (...facts: Parameters<typeof addressRows>) => addressRows(...facts)[0];
    expect(row(undefined, null)).toMatchObject({ value: "The connection", badge: { tone: "green" } });
    expect(row("x-real-ip", null)?.value).toContain("x-real-ip");
    expect(row(undefined, { kind: "unset", header: "x-forwarded-for" })).toMatchObject({
      value: expect.stringContaining("set CLIENT_ADDRESS_HEADER=x-forwarded-for"),
      badge: { tone: "red", label: "Unknown" },
    });
    expect(row("x-client", { kind: "unreadable", header: "x-client" })?.value).toContain("not an IP address");
  });

  it("what runs", () => {
    const rows = programRows({
      version: "1.2.3",
      build: { hash: "c42bae809190", madeAt: ago(DAY) },
      node: "20.1.0",
      sqlite: "3.50.0",
      webMs: DAY + 3_600_000,
      machineMs: 3 * DAY,
    });
    expect(rows.map(({ value }) => value)).toEqual([
      "1.2.3",
      "c42bae809190, made on Nov 19, 2026, 12:00 UTC",
      "20.1.0",
      "3.50.0",
      "1 day 1 hour",
      "3 days",
    ]);
  });
});

describe("the secrets", () => {
  const values = { name: "second factors", total: 3, unreadable: 0, outdated: 0 };

  it("are all readable", () => {
    expect(secretRows([values], false)).toEqual([
      {
        label: "Second factors",
        value: "3 stored, all readable",
        badge: { tone: "green", label: "Readable" },
      },
    ]);
  });

  it("say how many are not, and that the previous secret is still accepted", () => {
    const [factors, previous] = secretRows([{ ...values, unreadable: 2 }], true);
    expect(factors?.value).toMatch(/^2 of 3 cannot be read with this SESSION_SECRET\. Set/);
    expect(factors?.badge).toEqual({ tone: "red", label: "Not readable" });
    expect(previous?.value).toContain("SESSION_SECRET_PREVIOUS is set");
  });
});

describe("from the database", () => {
  let services: Services;
  beforeEach(async () => {
    services = await testServices();
  });
  afterEach(() => services.db.destroy());

  it("the worker's sign of life", async () => {
    const { db } = services;
    expect(await workerState(db, NOW)).toEqual({
      startedAt: null,
      seenAt: null,
      away: true,
      jumpedFrom: null,
      isRestarting: false,
    });
    (await startHeartbeat(db, () => NOW))();
    const at = NOW.toISOString();
    const seen = { startedAt: at, seenAt: at, jumpedFrom: null, isRestarting: false };
    expect(await workerState(db, new Date(NOW.valueOf() + AWAY_MS))).toEqual({ ...seen, away: false });
    expect(await workerState(db, new Date(NOW.valueOf() + AWAY_MS + 1))).toEqual({ ...seen, away: true });

    await db.schema.dropTable("worker_heartbeat").execute();
    const end = await startHeartbeat(db, () => NOW);
    expect(end, "after a heartbeat that could not be saved").not.toThrow();
  });

  async function makeCampaign(kind: "newsletter" | "team_update", now: Date) {
    const made = await createCampaign(services.db, { ...campaignRequest(undefined, { kind }), now });
    if (made.result !== "created") throw new Error(made.result);
    return made.id;
  }

  it("that mails to unconfirmed addresses are held back, until they are not", async () => {
    const { db } = services;
    const queue = { kind: "confirmation", campaignId: null } as const;
    for (const recipient of ["a@example.org", "b@example.org"])
      await enqueueMail(db, queue, { recipient, reference: null }, NOW);
    const rows = async (now: Date) => heldMailRows(await listHeldMails(db, now));
    expect(await rows(NOW)).toEqual([]);
    const not_before = new Date(NOW.valueOf() + 60_000).toISOString();
    await db.updateTable("mail_queues").set({ not_before }).execute();
    expect(await rows(NOW)).toEqual([
      {
        label: "Held back",
        value: expect.stringMatching(/^Sign-up confirmations are held back: 300 in the last hour.* 2 wait/),
        badge: { tone: "yellow", label: "Waiting" },
      },
    ]);
    expect(await rows(new Date(NOW.valueOf() + 61_000))).toEqual([]);
  });

  it("how the mails stand, and what went wrong with them last", async () => {
    const { db } = services;
    await addReaders(db, 6);
    await addOthers(db);
    const set = (
      id: number,
      email: string,
      change: { status?: "failed" | "uncertain" | "sent"; attempts?: number },
    ) =>
      db
        .updateTable("mails")
        .set({ ...change, last_error: `about ${email}` })
        .where("campaign_id", "=", id)
        .where("recipient", "=", email)
        .execute();
    const old = await makeCampaign("newsletter", new Date(ago(40 * DAY)));
    await set(old, "reader1@example.org", { status: "failed" });
    await db.updateTable("campaigns").set({ status: "sent" }).execute();
    const id = await makeCampaign("newsletter", new Date(ago(DAY)));
    await set(id, "reader1@example.org", { status: "failed" });
    await set(id, "reader2@example.org", { status: "uncertain" });
    await set(id, "reader3@example.org", { status: "sent" });
    await set(id, "reader4@example.org", { attempts: 1 });
    await makeCampaign("team_update", NOW);
    await db
      .updateTable("mail_queues")
      .set({ last_error: "Connection refused", last_error_at: NOW.toISOString() })
      .where("kind", "=", "team_update")
      .execute();
    const enqueue = async (kind: "notification" | "account", recipient: string, days: number) => {
      const queue = { kind, campaignId: null } as const;
      await enqueueMail(db, queue, { recipient, reference: "1" }, new Date(ago(days * DAY)));
    };
    const settle = (recipient: string, status: "failed" | "uncertain", last_error: string) =>
      db.updateTable("mails").set({ status, last_error }).where("recipient", "=", recipient).execute();
    await enqueue("notification", "ann@example.org", 2);
    await settle("ann@example.org", "uncertain", "Stopped");
    await enqueue("account", "bob@example.org", 3);
    await settle("bob@example.org", "failed", "No such user");
    await enqueue("account", "carl@example.org", 4);
    await db
      .updateTable("mails")
      .set({ last_error: "Away" })
      .where("recipient", "=", "carl@example.org")
      .execute();

    const none = { waiting: 0, retried: 0, failed: 0, uncertain: 0 };
    expect(await countMailsByKind(db, ago(30 * DAY))).toEqual({
      newsletter: { waiting: 2 + 5, retried: 1, failed: 1, uncertain: 1 },
      team_update: { ...none, waiting: 1 },
      notification: { ...none, uncertain: 1 },
      account: { ...none, waiting: 1, failed: 1 },
    });
    const troubles = await listMailTroubles(db, ago(30 * DAY), 10);
    expect(troubles.map(({ kind, address, status, error }) => [kind, address, status, error])).toEqual([
      ["team_update", null, "waits", "Connection refused"],
      ["newsletter", "reader2@example.org", "uncertain", "about reader2@example.org"],
      ["newsletter", "reader1@example.org", "failed", "about reader1@example.org"],
      ["notification", "ann@example.org", "uncertain", "Stopped"],
      ["account", "bob@example.org", "failed", "No such user"],
      ["account", "carl@example.org", "waits", "Away"],
    ]);
    expect(await listMailTroubles(db, ago(30 * DAY), 2)).toHaveLength(2);
  });

  it("everything together, also on a database that is new", async () => {
    const data = await loadSystem(services, { unset: ["SMTP_URL"], proxy: null }, NOW);
    expect(data.newsletter[1]?.value).toBe("None yet");
    expect(data.alerts.at(-1)?.value).toBe("No one: OPERATOR_MAIL_TO is not set");
    expect(data.mail.map(({ value }) => value)).toEqual([
      expect.stringContaining("outbox"),
      "hello@example.org",
    ]);
    expect(data.program.find(({ label }) => label === "SQLite")?.value).toMatch(/^3\.\d+\.\d+$/);
    expect(data.program.find(({ label }) => label === "Version")?.value).toMatch(/^\d+\.\d+\.\d+$/);
    expect(data.troubles).toEqual([]);
    expect(data.unset).toEqual(["SMTP_URL"]);
  });
});

it("says first what needs somebody, and who is told", () => {
  const told = { OPERATOR_MAIL_TO: ["op@example.org"], ALERT_URL: "https://monitor.example/1" };
  const checks = {
    disk: { ok: true, says: "ok" },
    worker: { ok: false, says: "not running", detail: "No mail goes out." },
  };
  const last = {
    label: "Told by mail",
    value: "op@example.org. ALERT_URL is asked while all is well",
  };
  expect(alertRows(checks, told)).toEqual([
    { label: "Worker", value: "No mail goes out.", badge: { tone: "red", label: "Not running" } },
    last,
  ]);
  expect(alertRows({ disk: checks.disk }, told)).toEqual([
    { label: "State", value: "", badge: { tone: "green", label: "All is well" } },
    last,
  ]);
});
