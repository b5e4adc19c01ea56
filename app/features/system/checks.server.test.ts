import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addReaders, campaignRequest } from "#tests/support/newsletter";
import { fastMailer, plainKind } from "#tests/support/outbox";
import { testServices } from "#tests/support/services";
import { startSmtpSink } from "#tests/support/smtp-sink";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { initSchedule } from "~/features/campaigns/sending/schedule.server";
import { endClockWatch, startHeartbeat } from "~/kits/outbox/heartbeat.server";
import { enqueueMail } from "~/kits/outbox/mails.queries.server";
import { pauseQueue, resumeQueue } from "~/kits/outbox/queue-controls.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import { setTimeZone } from "~/lib/time/time-zone";
import type { Services } from "~/server/services.server";
import { type Certificate, CertificateWatch } from "./certificate.server";
import { checkSite } from "./checks.server";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(NOW.valueOf() + ms);

const settings = {
  SITE_URL: "https://aa.example",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "News <news@example.org>",
  POSTAL_ADDRESS: "1 Street",
  BACKUP_CRON: "off",
};

let services: Services;
let directory: string;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "checks-"));
  services = await testServices(settings);
});
afterEach(async () => {
  await services.db.destroy();
  rmSync(directory, { recursive: true });
});

const look = (now: Date, certificate?: Certificate) =>
  checkSite(services, { now, uptimeMs: DAY, certificate });
const says = async (name: keyof Awaited<ReturnType<typeof look>>, now: Date) => (await look(now))[name]?.says;

async function beat(at: Date): Promise<void> {
  (await startHeartbeat(services.db, () => at))();
}

describe("the worker", () => {
  it("restarts in a loop with the fifth start in ten minutes, until ten minutes after the first of five", async () => {
    for (const minute of [0, 1, 2, 3]) await beat(later(minute * MINUTE));
    expect(await says("worker", later(3 * MINUTE))).toBe("ok");
    await beat(later(4 * MINUTE));
    expect(await says("worker", later(4 * MINUTE))).toBe("restarting in a loop");
    await beat(later(11 * MINUTE));
    expect(await says("worker", later(11 * MINUTE))).toBe("ok");
  });

  it("finds a clock that is far ahead, until an owner says that it is right", async () => {
    await beat(NOW);
    await beat(later(400 * DAY));
    expect(await says("clock", later(400 * DAY))).toBe("far ahead");
    await endClockWatch(services.db);
    expect(await says("clock", later(400 * DAY))).toBe("ok");
  });
});

describe("mail", () => {
  const queue = { kind: "newsletter", campaignId: null } as const;

  it("is refused once a server has said so for five minutes, until it takes one", async () => {
    await enqueueMail(services.db, queue, { recipient: "ann@example.org", reference: null }, NOW);
    const sink = await startSmtpSink({
      connect: ({ hangUp }) => hangUp(),
    });
    const mailer = fastMailer(sink.url);
    const send = (now: Date) =>
      runQueue({
        db: services.db,
        mailer,
        domain: "aa.example",
        kind: plainKind,
        queue,
        now: () => now,
        signal: new AbortController().signal,
      });
    try {
      expect(await send(NOW)).toBe("server refuses");
      expect(await says("mail", later(4 * MINUTE))).toBe("ok");
      const refused = await look(later(5 * MINUTE));
      expect(refused.mail).toMatchObject({ ok: false, says: "refused by the mail server" });
      expect(refused.mail?.detail).toContain("Since Nov 20, 2026, 12:00 UTC it takes no mail (newsletter)");
      sink.hooks = {};
      expect(await send(later(6 * MINUTE))).toBe("finished");
      expect(await says("mail", later(7 * MINUTE))).toBe("ok");
    } finally {
      mailer.close({ force: true });
      await sink.stop();
    }
  });

  it("waits once nobody has sent it for an hour", async () => {
    await enqueueMail(services.db, queue, { recipient: "ann@example.org", reference: null }, NOW);
    expect(await says("mail", later(HOUR - 1))).toBe("ok");
    expect(await says("mail", later(HOUR))).toBe("waiting");
    setTimeZone("America/Chicago");
    const { mail } = await look(later(HOUR));
    setTimeZone("UTC");
    expect(mail?.detail, "on the organization's clocks").toContain(
      "has been waiting since Nov 20, 2026, 06:00 ",
    );
    await services.db.updateTable("mails").set({ attempts: 1 }).execute();
    expect(await says("mail", later(HOUR)), "put off for its own sake").toBe("ok");
  });
});

describe("the newsletter", () => {
  it("is blocked without its settings", async () => {
    services = { ...services, env: { ...services.env, unset: ["POSTAL_ADDRESS"] } };
    expect(await says("newsletter", NOW)).toBe("blocked");
  });

  it("is overdue when the worker has not made it", async () => {
    const schedule = { pattern: services.env.NEWSLETTER_CRON, timeZone: "UTC" };
    await initSchedule(services.db, schedule, NOW);
    expect(await says("newsletter", new Date("2026-11-23T09:04:00Z"))).toBe("ok");
    expect(await says("newsletter", new Date("2026-11-23T09:05:00Z"))).toBe("overdue");
  });

  it("is paused at once by its age, and by staff after a day", async () => {
    await addReaders(services.db, 1);
    const made = await createCampaign(services.db, { ...campaignRequest(undefined, {}), now: NOW });
    if (made.result !== "created") throw new Error(made.result);
    const queue = { kind: "newsletter", campaignId: made.id } as const;
    await pauseQueue(services.db, queue, "staff", NOW);
    expect(await says("newsletter", later(DAY - 1))).toBe("ok");
    expect(await says("newsletter", later(DAY))).toBe("paused");
    await resumeQueue(services.db, queue, later(DAY));
    expect(await says("newsletter", later(DAY))).toBe("ok");
    await pauseQueue(services.db, queue, "age", later(DAY));
    expect(await says("newsletter", later(DAY))).toBe("paused");
  });
});

it("returned mail cannot be read while its folder is away", async () => {
  const maildir = join(directory, "Maildir");
  for (const folder of ["new", "cur"]) mkdirSync(join(maildir, folder), { recursive: true });
  services = { ...services, env: { ...services.env, BOUNCE_MAILDIR: maildir } };
  expect(await says("bounces", NOW)).toBe("ok");
  renameSync(maildir, `${maildir}-away`);
  expect((await look(NOW)).bounces).toMatchObject({
    ok: false,
    says: "cannot be read",
    detail: expect.stringContaining("ENOENT"),
  });
  renameSync(`${maildir}-away`, maildir);
  expect(await says("bounces", NOW)).toBe("ok");
});

it("the certificate is near its end, until the server has another", async () => {
  const make = (days: number) => {
    const [key, cert] = [join(directory, "key.pem"), join(directory, "cert.pem")];
    const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"];
    execFileSync("openssl", [...request, "-days", String(days), "-keyout", key, "-out", cert], {
      stdio: "pipe",
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  };
  const server = createServer({ ...make(3) });
  // Whoever only reads the certificate leaves without a word.
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  const watch = new CertificateWatch();
  // A certificate of three days is near its end half a day before.
  const asked = async (ms: number) => {
    const now = new Date(Date.now() + ms);
    await watch.refresh(`https://localhost:${port}`, now);
    const { certificate } = await look(now, watch.latest);
    return certificate?.says;
  };
  try {
    expect(await asked(0)).toBe("ok");
    expect(await asked(2.9 * DAY)).toBe("near its end");
    expect(await asked(4 * DAY)).toBe("expired");
    server.setSecureContext(make(90));
    expect(await asked(4 * DAY + 10 * MINUTE)).toBe("ok");
    expect(await asked(77 * DAY)).toBe("near its end");
  } finally {
    server.close();
  }
  const silent = new CertificateWatch();
  await silent.refresh(`https://localhost:${port}`, NOW);
  expect((await look(NOW, silent.latest)).certificate).toEqual({ ok: true, says: "not known" });
});
