import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { STORE_KEYS, startS3Server } from "../support/s3-server";
import { type Site, type SiteOptions, startSite } from "../support/server";
import { mountSmallDisk } from "../support/small-disk";
import { Refusal, type SmtpSink, startSmtpSink } from "../support/smtp-sink";
import { fillForms } from "../support/submissions";
import { startTestClock, type TestClock } from "../support/test-clock";
import { waitFor } from "../support/wait-for";

/** The minute between two looks takes 2.5 seconds. */
const RATE = 24;
const PATIENCE = { timeoutMs: 120_000 };
const MINUTE = 60_000;

const monitor = createServer((_, response) => {
  asked.push(Date.now());
  response.end();
});
let asked: number[] = [];
let alertUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => monitor.listen(0, "127.0.0.1", resolve));
  const { port }: Partial<AddressInfo> = Object(monitor.address());
  alertUrl = `http://127.0.0.1:${port}/`;
});
afterAll(() => void monitor.close());

let sink: SmtpSink;
let site: Site;
let clock: TestClock;
beforeEach(async () => {
  sink = await startSmtpSink();
  asked = [];
});
afterEach(async () => {
  clock?.remove();
  await site?.stop();
  await sink.stop();
});

async function start(options: SiteOptions = {}): Promise<void> {
  const file = join(options.directory ?? "/tmp", `clock-${process.pid}.json`);
  clock = startTestClock(file, RATE);
  const env = {
    ...clock.env,
    NODE_OPTIONS: clock.args.join(" "),
    SMTP_URL: sink.url,
    MAIL_FROM: "Site <site@example.org>",
    POSTAL_ADDRESS: "1 Street",
    OPERATOR_MAIL_TO: "op@example.org",
    ALERT_URL: alertUrl,
    NEWSLETTER_CRON: "0 0 1 1 *",
    ...options.env,
  };
  site = await startSite({ seed: false, ...options, env });
}

const subjects = () => sink.mails.map(({ mail }) => mail.subject?.replace(/ – .*/, ""));
const mailed = (subject: string) =>
  waitFor(`the mail "${subject}", not only ${subjects()}`, () => subjects().includes(subject), PATIENCE);
const heard = () => {
  asked = [];
  return waitFor("the heartbeat", () => asked.length > 0, PATIENCE);
};
/** For three looks. */
async function silence(): Promise<void> {
  asked = [];
  await sleep((3 * MINUTE) / RATE);
  expect(asked).toEqual([]);
}

it("tells of a worker that was stopped, once, and of its return", async () => {
  await start();
  const worker = site.run("worker");
  await heard();
  await worker.end("SIGKILL");
  await mailed("Needs you: worker: not running");
  await silence();
  expect(subjects()).toHaveLength(1);
  const [{ mail } = { mail: undefined }] = sink.mails;
  expect(mail?.text).toContain("No mail goes out.");
  expect(mail?.to).toMatchObject([{ address: "op@example.org" }]);
  site.run("worker");
  await mailed("Well again: worker");
  await heard();
  expect(subjects()).toHaveLength(2);
});

it("stops the heartbeat while the mail server refuses, and tells when it takes mail again", async () => {
  await start();
  sink.hooks.mail = () => {
    throw new Refusal(451, "Out of service");
  };
  site.run("worker");
  await heard();
  await fillForms(site.db, "x", clock.now().toISOString());
  await waitFor(
    "the refusal in /readyz",
    async () => (await (await fetch(`${site.url}/readyz`)).text()).includes("mail: refused"),
    PATIENCE,
  );
  await site.web().until(/What needs a person has changed wrong="mail: refused/);
  await silence();
  expect(subjects()).toEqual([]);
  sink.hooks = {};
  await mailed("Well again: mail");
  await heard();
});

it("tells of a disk that is full, and of one that has room again", async () => {
  const disk = mountSmallDisk(700);
  try {
    await start({ directory: disk.directory });
    site.run("worker");
    await heard();
    disk.fill();
    await waitFor(
      "the disk in a mail",
      () => subjects().some((text) => text?.includes("disk: full")),
      PATIENCE,
    );
    disk.empty();
    await waitFor("its end", () => subjects().some((text) => text?.startsWith("Well again")), PATIENCE);
    await heard();
  } finally {
    await site.stop();
    disk.unmount();
  }
});

it("tells of a backup that failed because its store is away, and of the next good one", async () => {
  const store = await startS3Server();
  store.cut = () => true;
  await start({
    env: {
      BACKUP_CRON: "17 3 * * *",
      BACKUP_S3_ENDPOINT: store.endpoint,
      BACKUP_S3_BUCKET: "bucket",
      BACKUP_S3_ACCESS_KEY: STORE_KEYS.accessKeyId,
      BACKUP_S3_SECRET_KEY: STORE_KEYS.secretAccessKey,
    },
  });
  site.run("worker");
  await mailed("Needs you: backup: failed");
  expect(sink.mails[0]?.mail.text).toContain("failed: ");
  store.cut = () => false;
  clock.jump(61 * MINUTE);
  await mailed("Well again: backup");
  await site.stop();
  await store.close();
});
