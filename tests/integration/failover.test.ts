import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "~/database/open-database.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { eraseAddress } from "~/features/data-requests/erase-person.server";
import { cancelQueue } from "~/kits/outbox/queue-controls.server";
import { readEnvironment } from "~/server/read-environment.server";
import { childProcesses } from "../support/child-processes";
import { databaseProblems } from "../support/database-check";
import { litestreamPath } from "../support/litestream";
import {
  destroyMachine,
  launchMachine,
  type Machine,
  readiness,
  signalMachine,
  startMachine,
} from "../support/machine";
import { MixedLoad, type Submission } from "../support/mixed-load";
import { addSubscriber, campaignRequest, shortIssue } from "../support/newsletter";
import { randomNumbers } from "../support/random";
import { type S3Server, startS3Server } from "../support/s3-server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { cookieOf, makeStaff } from "../support/staff";
import { fillForms } from "../support/submissions";
import { waitFor } from "../support/wait-for";

/** `npm run test:failover` moves the site 20 times; all that is random follows from the seed. */
const ROUNDS = Number(process.env.FAILOVER_ROUNDS || 1);
const SEED = Number(process.env.FAILOVER_SEED || 1);
const READERS = 40;
const MESSAGES = 20;
/** What a test asserts allows for a busy machine; the table has what was measured. */
const MOST_SECONDS_LOST = 10;

let store: S3Server;
let sink: SmtpSink;
let folder: string;
beforeAll(async () => {
  store = await startS3Server({ pageSize: 1_000 });
  sink = await startSmtpSink();
  folder = mkdtempSync(join(tmpdir(), "failover-"));
});
afterAll(async () => {
  await store?.close();
  await sink?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const surroundings = () => ({ endpoint: store.endpoint, smtpUrl: sink.url, folder });

async function within<T>({ databasePath }: Machine, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(databasePath);
  return await work(db).finally(() => db.destroy());
}

/** A process that is stopped in the middle of a write would keep every other from writing. */
async function whileNoneWrites(machine: Machine, act: () => void): Promise<void> {
  await within(machine, (db) => db.transaction().execute(async () => act()));
}

async function signUp({ url }: Machine, email: string): Promise<Response> {
  const response = await fetch(`${url}/news`, {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams({ form: "newsletter", name: "Sam", email, wantsNews: "on" }),
    redirect: "manual",
  });
  await response.arrayBuffer();
  return response;
}

/** Readers of this round, and a newsletter to them. */
async function startCampaign(db: Database, round: number): Promise<void> {
  await db.updateTable("newsletter_subscribers").set({ is_active: 0 }).execute();
  for (let reader = 1; reader <= READERS; reader += 1)
    await addSubscriber(db, `reader${reader}.of.round${round}@example.org`);
  const issue = { ...shortIssue, subject: `Issue of round ${round}` };
  const make = () => createCampaign(db, { ...campaignRequest(issue), now: new Date() });
  await waitFor("the end of the newsletter before", async () => (await make()).result === "created");
}

async function emailsIn(db: Database, table: Submission["table"]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`select email from ${sql.table(table)}`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/** Of those that were acknowledged, which the database does not have. */
async function lostOf(db: Database, submissions: readonly Submission[]): Promise<Submission[]> {
  const tables = new Map<Submission["table"], Set<string>>();
  for (const { table } of submissions) if (!tables.has(table)) tables.set(table, await emailsIn(db, table));
  return submissions.filter(
    ({ acknowledged, table, email }) => acknowledged && !tables.get(table)?.has(email),
  );
}

const twice = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index);
const mailed = () => sink.mails.map(({ to, mail }) => `${to.join(" ")}: ${mail.subject}`);

describe.runIf(litestreamPath)("a site with a second machine", () => {
  it(`moves ${ROUNDS} times from a machine that is lost with its folder under mixed load`, async () => {
    const random = randomNumbers(SEED);
    process.stdout.write(`round  acknowledged  lost  seconds  back after s (seed ${SEED})\n`);
    const erased: string[] = [];
    const kept: Submission[] = [];
    let machine = await startMachine(surroundings(), "machine-0");
    for (let round = 1; round <= ROUNDS; round += 1) {
      const env = readEnvironment(machine.env);
      const messages = Array.from({ length: MESSAGES }, (_, index) => `deleted${round}.${index}`);
      const forgotten = `forgotten${round}@example.org`;
      const cookie = await within(machine, async (db) => {
        for (const id of messages) await fillForms(db, id, "2026-11-20T08:00:00.000Z");
        await addSubscriber(db, forgotten);
        const who = { email: `staff${round}@example.org`, password: "correct horse battery" };
        return cookieOf({ db, env: machine.env }, await makeStaff({ db }, who));
      });
      const load = new MixedLoad(machine, {
        cookie,
        messages: messages.map((id) => `contact-${id}`),
        visitors: 4,
        name: `round${round}.`,
        isLost: true,
      });
      await waitFor("posts", () => load.acknowledged() >= 10);
      const request = { email: forgotten, scope: "everything", now: new Date() } as const;
      await within(machine, (db) => eraseAddress({ db, env }, request));
      erased.push(forgotten);
      // Until what was erased is replicated, and the newsletter is in the middle.
      await within(machine, (db) => startCampaign(db, round));
      await wait(3_000 + random() * 1_000);

      const killedAt = Date.now();
      destroyMachine(machine);
      await load.stop();
      machine = await startMachine(surroundings(), `machine-${round}`, ["--failover"]);
      await waitFor(
        "a post",
        async () => (await signUp(machine, `first${round}@example.org`)).status === 303,
      );
      const back = (Date.now() - killedAt) / 1_000;

      await within(machine, async (db) => {
        const lost = await lostOf(db, load.submissions);
        const first = Math.min(killedAt, ...lost.map(({ acknowledgedAt }) => acknowledgedAt ?? killedAt));
        const seconds = (killedAt - first) / 1_000;
        process.stdout.write(
          `${String(round).padStart(5)} ${String(load.acknowledged()).padStart(13)} ${String(lost.length).padStart(5)} ${seconds.toFixed(1).padStart(9)} ${back.toFixed(1).padStart(13)}\n`,
        );
        expect(load.wrong).toEqual([]);
        expect(seconds).toBeLessThan(MOST_SECONDS_LOST);
        expect(await lostOf(db, kept), "of earlier rounds").toEqual([]);
        kept.push(...load.submissions.filter((submission) => !lost.includes(submission)));
        const subscribers = await db.selectFrom("newsletter_subscribers").select("email").execute();
        expect(subscribers.filter(({ email }) => erased.includes(email))).toEqual([]);
        const queues = await db
          .selectFrom("mail_queues")
          .selectAll()
          .where("campaign_id", "is not", null)
          .where("cancelled_at", "is", null)
          .execute();
        expect(queues.filter(({ paused_at }) => paused_at === null)).toEqual([]);
        // As staff may, who do not look whom it reached: one that is paused keeps the next from being made.
        for (const { campaign_id: campaignId } of queues)
          await cancelQueue(db, { kind: "newsletter", campaignId }, new Date());
      });
    }
    await machine.site.end("SIGTERM");
    expect(await within(machine, databaseProblems)).toEqual([]);
    process.stdout.write(`${mailed().length} mails, ${twice(mailed()).length} of them a second time\n`);
    expect(mailed().filter((mail) => mail.includes("Issue of round")).length).toBeGreaterThan(0);
    expect(twice(mailed())).toEqual([]);
  }, 3_600_000);

  it("leaves a machine that wakes up nothing to save or send, does not start it again, and loses nothing of one that was stopped", async () => {
    store.objects.clear();
    const old = await startMachine(surroundings(), "old");
    expect((await signUp(old, "before@example.org")).status).toBe(303);
    await waitFor("its mail", () => sink.recipients().includes("before@example.org"));
    const worker =
      childProcesses(old.site.pid).find(({ command }) => command.includes("worker.cjs"))?.pid ?? 0;
    await whileNoneWrites(old, () => process.kill(worker, "SIGSTOP"));
    const replicated = () => store.requests.filter((request) => /^PUT .*\/wal\//.test(request)).length;
    const earlier = replicated();
    expect((await signUp(old, "waiting@example.org")).status).toBe(303);
    // Six times as long as Litestream waits, and longer where the machine is busy.
    await wait(3_000);
    await waitFor("its replication", () => replicated() > earlier);
    signalMachine(old, "SIGSTOP");

    const next = await startMachine(surroundings(), "next", ["--failover"]);
    const status = (email: string) =>
      within(next, (db) => db.selectFrom("mails").select("status").where("recipient", "=", email).execute());
    expect(await status("waiting@example.org")).toEqual([{ status: "uncertain" }]);
    await waitFor("a post", async () => (await signUp(next, "next@example.org")).status === 303);
    await waitFor("its mail", () => sink.recipients().includes("next@example.org"));

    const before = sink.mails.length;
    signalMachine(old, "SIGCONT");
    const refused = await signUp(old, "late@example.org");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "30"]);
    await waitFor("the end of its lease", async () =>
      (await readiness(old)).includes("standby: another machine has taken over"),
    );
    expect((await signUp(old, "later@example.org")).status).toBe(503);
    expect((await fetch(`${old.url}/news`)).status).toBe(200);
    await wait(5_000);
    expect(sink.mails.slice(before).flatMap(({ to }) => to)).toEqual([]);
    await old.site.end("SIGTERM");

    const again = await launchMachine(surroundings(), "old");
    expect(await again.site.exit, again.site.output()).toBe(1);
    expect(again.site.output()).toMatch(
      /^Another machine has taken over: .*npm run failover takes over from it\.$/m,
    );

    // Of a machine that was stopped, nothing is lost.
    expect((await signUp(next, "last@example.org")).status).toBe(303);
    expect(await next.site.end("SIGTERM"), next.site.output()).toBe(0);
    const third = await startMachine(surroundings(), "after-stop", ["--failover"]);
    const saved = await within(third, (db) => emailsIn(db, "newsletter_signups"));
    expect([...saved]).toContain("last@example.org");
    await third.site.end("SIGTERM");
  });
});
