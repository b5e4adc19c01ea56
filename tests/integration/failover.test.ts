import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "~/database/open-database.server";
import { freePort } from "../../scripts/support/port.mjs";
import { childProcesses } from "../support/child-processes";
import { databaseProblems } from "../support/database-check";
import { litestreamPath } from "../support/litestream";
import { organizationAddresses } from "../support/organization";
import { type Program, startProgram } from "../support/program";
import { type S3Server, STORE_KEYS, startS3Server } from "../support/s3-server";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { waitFor } from "../support/wait-for";

/** `npm run test:failover` moves the site 20 times. */
const ROUNDS = Number(process.env.FAILOVER_ROUNDS || 2);
const POST_EVERY_MS = 100;

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

interface Machine {
  url: string;
  databasePath: string;
  env: NodeJS.ProcessEnv;
  site: Program;
}

async function startMachine(name: string, args: string[] = []): Promise<Machine> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const databasePath = join(folder, name, "site.db");
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_PATH: databasePath,
    SESSION_SECRET: "a secret for tests, long enough for the check",
    SITE_URL: url,
    HOST: "127.0.0.1",
    PORT: port,
    CLIENT_ADDRESS_HEADER: "X-Client",
    SMTP_URL: sink.url,
    OPERATOR_MAIL_TO: "none",
    STAFF_MAIL_TO: "none",
    MAIL_FROM: "News <news@example.org>",
    POSTAL_ADDRESS: "1 Street",
    NEWS_IMPORT_CRON: "off",
    BACKUP_CRON: "off",
    BACKUP_S3_ENDPOINT: store.endpoint,
    BACKUP_S3_BUCKET: "bucket",
    BACKUP_S3_ACCESS_KEY: STORE_KEYS.accessKeyId,
    BACKUP_S3_SECRET_KEY: STORE_KEYS.secretAccessKey,
    REPLICA_URL: `${store.endpoint}/bucket/standby`,
    LITESTREAM_PATH: litestreamPath,
    ...organizationAddresses,
  };
  const site = startProgram(["scripts/start.mjs", "--built", ...args], env);
  const machine = { url, databasePath, env, site };
  await site.until(/The site listens on http/);
  return machine;
}

interface Post {
  email: string;
  answeredAt: number;
  status: number;
}

/** Another person signs up with each post, from an address of their own, and nobody sends again. */
class SignUps {
  readonly posts: Post[] = [];
  readonly #name: string;
  #stopped = false;
  #done: Promise<void>;

  constructor(machine: Machine, name: string) {
    this.#name = name;
    this.#done = this.#run(machine);
  }

  async #run({ url }: Machine): Promise<void> {
    await fetch(`${url}/news`).then((response) => response.text());
    for (let index = 0; !this.#stopped; index += 1) {
      await this.post(url, index).catch(() => undefined);
      await wait(POST_EVERY_MS);
    }
  }

  async post(url: string, index: number): Promise<number> {
    const email = `${this.#name}.${index}@example.org`;
    const response = await fetch(`${url}/news`, {
      method: "POST",
      headers: { Origin: url, "X-Client": `10.${index % 250}.${Math.floor(index / 250)}.7` },
      body: new URLSearchParams({ form: "newsletter", name: "Sam", email, wantsNews: "on" }),
      redirect: "manual",
    });
    await response.arrayBuffer();
    this.posts.push({ email, answeredAt: Date.now(), status: response.status });
    return response.status;
  }

  acknowledged(): Post[] {
    return this.posts.filter(({ status }) => status === 303);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#done;
  }
}

function killMachine({ site }: Machine): void {
  const pids = childProcesses(site.pid).map(({ pid }) => pid);
  for (const pid of [site.pid, ...pids]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with another.
    }
  }
}

const signedUp = async (db: Database) =>
  new Set(
    (await sql<{ email: string }>`select email from newsletter_signups`.execute(db)).rows.map(
      ({ email }) => email,
    ),
  );

it(`moves the site ${ROUNDS} times from a machine that is lost with its folder`, async () => {
  const table: string[] = [];
  let machine = await startMachine("machine-0");
  let acknowledgedBefore: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const signUps = new SignUps(machine, `round${round}`);
    await waitFor("sign-ups", () => signUps.acknowledged().length >= 20);
    await wait(Math.random() * 700);
    const killedAt = Date.now();
    killMachine(machine);
    rmSync(join(folder, `machine-${round - 1}`), { recursive: true, force: true });
    await signUps.stop();
    machine = await startMachine(`machine-${round}`, ["--failover"]);
    await waitFor(
      "a saved post",
      async () => (await new SignUps(machine, `first${round}`).post(machine.url, 0)) === 303,
      { everyMs: 100 },
    );
    const back = (Date.now() - killedAt) / 1_000;
    const db = openDatabase(machine.databasePath);
    try {
      const kept = await signedUp(db);
      const lost = signUps.acknowledged().filter(({ email }) => !kept.has(email));
      const lostSeconds = lost[0] ? (killedAt - lost[0].answeredAt) / 1_000 : 0;
      table.push(
        `${String(round).padStart(5)} ${String(signUps.acknowledged().length).padStart(12)} ${String(lost.length).padStart(5)} ${lostSeconds.toFixed(1).padStart(8)} ${back.toFixed(1).padStart(13)}`,
      );
      expect(lostSeconds).toBeLessThan(10);
      expect(acknowledgedBefore.filter((email) => !kept.has(email))).toEqual([]);
      acknowledgedBefore = [...kept];
      expect(await databaseProblems(db)).toEqual([]);
    } finally {
      await db.destroy();
    }
  }
  process.stdout.write(`round acknowledged  lost  seconds  back after s\n${table.join("\n")}\n`);
  const recipients = sink.recipients();
  expect(recipients.length).toBeGreaterThan(0);
  expect(recipients.filter((each, index) => recipients.indexOf(each) !== index)).toEqual([]);
  await machine.site.end("SIGTERM");
}, 3_600_000);
