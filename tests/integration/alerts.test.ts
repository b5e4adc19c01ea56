import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { STORE_KEYS, startS3Server } from "../support/s3-server";
import { type SiteOptions, startSite } from "../support/server";
import { mountSmallDisk } from "../support/small-disk";
import { Refusal, startSmtpSink } from "../support/smtp-sink";
import { fillForms } from "../support/submissions";
import { startTestClock } from "../support/test-clock";
import { waitFor } from "../support/wait-for";

/**
 * The minute between two looks takes 7.5 seconds, and the two after which a silent worker is away 15: a busy machine is
 * that slow for less. Whatever takes longer is jumped over.
 */
const RATE = 8;
const PATIENCE = { timeoutMs: 240_000 };
const MINUTE = 60_000;

/** Where the heartbeat is heard. */
async function startMonitor() {
  let beats = 0;
  const server = createServer((_, response) => {
    beats += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    heard: () => {
      beats = 0;
      return waitFor("the heartbeat", () => beats > 0, PATIENCE);
    },
    /** For three looks. */
    isSilent: async () => {
      beats = 0;
      await sleep((3 * MINUTE) / RATE);
      expect(beats).toBe(0);
    },
    stop: () => void server.close(),
  };
}

/** A site with an operator's address and a monitor, and a mail server that takes everything. */
async function watch(options: SiteOptions = {}) {
  const sink = await startSmtpSink();
  const monitor = await startMonitor();
  const folder = mkdtempSync(join(tmpdir(), "clock-"));
  const clock = startTestClock(join(folder, "clock.json"), RATE);
  const env = {
    ...clock.env,
    NODE_OPTIONS: clock.args.join(" "),
    SMTP_URL: sink.url,
    MAIL_FROM: "Site <site@example.org>",
    POSTAL_ADDRESS: "1 Street",
    OPERATOR_MAIL_TO: "op@example.org",
    ALERT_URL: monitor.url,
    NEWSLETTER_CRON: "0 0 1 1 *",
    ...options.env,
  };
  const site = await startSite({ seed: false, ...options, env });
  const subjects = () => sink.mails.map(({ mail }) => mail.subject?.replace(/ – .*/, ""));
  return {
    site,
    sink,
    clock,
    heard: monitor.heard,
    isSilent: monitor.isSilent,
    subjects,
    mailed: (subject: string) =>
      waitFor(`the mail "${subject}", not only ${subjects()}`, () => subjects().includes(subject), PATIENCE),
    stop: async () => {
      await site.stop();
      await sink.stop();
      monitor.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

// They wait for most of their time, and not for each other.
describe.concurrent("the operator", () => {
  it("is told of a worker that was stopped, once, and of its return", async () => {
    const { site, sink, clock, heard, isSilent, subjects, mailed, stop } = await watch();
    const worker = site.run("worker");
    await heard();
    await worker.end("SIGKILL");
    clock.jump(3 * MINUTE);
    await mailed("Needs you: worker: not running");
    await isSilent();
    expect(subjects()).toHaveLength(1);
    const [{ mail } = { mail: undefined }] = sink.mails;
    expect(mail?.text).toContain("No mail goes out.");
    expect(mail?.to).toMatchObject([{ address: "op@example.org" }]);
    site.run("worker");
    await mailed("Well again: worker");
    await heard();
    expect(subjects()).toHaveLength(2);
    await stop();
  });

  it("hears no heartbeat while the mail server refuses, and is told when it takes mail again", async () => {
    const { site, sink, clock, heard, isSilent, subjects, mailed, stop } = await watch();
    sink.hooks.mail = () => {
      throw new Refusal(451, "Out of service");
    };
    site.run("worker");
    await heard();
    await fillForms(site.db, "x", clock.now().toISOString());
    const isRefused = async () =>
      (await site.db.selectFrom("mail_queues").select("last_error").execute()).some(
        ({ last_error }) => last_error !== null,
      );
    await waitFor("a refusal", isRefused, PATIENCE);
    clock.jump(6 * MINUTE);
    await site.web().until(/What needs a person has changed wrong="mail: refused/);
    await isSilent();
    expect(subjects()).toEqual([]);
    sink.hooks = {};
    clock.jump(20 * MINUTE);
    await mailed("Well again: mail");
    await heard();
    await stop();
  });

  it("is told of a disk that is full, and of one that has room again", async () => {
    const disk = mountSmallDisk(700);
    const { site, heard, subjects, stop } = await watch({ directory: disk.directory });
    const mailed = (what: string, pattern: RegExp) =>
      waitFor(what, () => subjects().some((text) => text && pattern.test(text)), PATIENCE);
    site.run("worker");
    await heard();
    disk.fill();
    await mailed("the disk in a mail", /disk: full/);
    disk.empty();
    await mailed("its end", /^Well again/);
    await heard();
    await stop();
    disk.unmount();
  });

  it("is told of a backup that failed because its store is away, and of the next good one", async () => {
    const store = await startS3Server();
    store.cut = () => true;
    const { site, sink, clock, mailed, stop } = await watch({
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
    const told = sink.mails.find(({ mail }) => mail.subject?.startsWith("Needs you: backup"));
    expect(told?.mail.text).toContain("failed: ");
    store.cut = () => false;
    clock.jump(61 * MINUTE);
    await mailed("Well again: backup");
    await stop();
    await store.close();
  });
});
