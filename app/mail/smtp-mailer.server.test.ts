import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  atStep,
  connectionLimit,
  mailsPerConnection,
  type ScriptedSmtpServer,
  type Step,
  startScriptedSmtpServer,
} from "#tests/support/scripted-smtp-server";
import type { Mail, Mailer } from "./mail";
import { createSmtpMailer, type SmtpSettings } from "./smtp-mailer.server";
import { createThrottle } from "./throttle.server";

let server: ScriptedSmtpServer;
let mailers: Mailer[];
beforeEach(async () => {
  mailers = [];
  server = await startScriptedSmtpServer(undefined, { login: true });
});
afterEach(async () => {
  for (const mailer of mailers) mailer.close({ force: true });
  await server.stop();
});

function mailerWith(settings: Partial<SmtpSettings> = {}): Mailer {
  const sender = { from: "News <news@example.org>" };
  const throttle = createThrottle(100_000);
  const mailer = createSmtpMailer({ url: server.url, sender, connections: 5, throttle, ...settings });
  mailers.push(mailer);
  return mailer;
}

const mailTo = (index: number): Mail => ({
  to: { name: "Ann", address: `reader${index}@example.org` },
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  messageId: `<${index}@example.org>`,
  headers: {},
});
const sendMany = (mailer: Mailer, count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => mailer.send(mailTo(index))));
const failuresOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));

describe("with a server that takes fewer connections", () => {
  it.each([1, 2, 4])("sends all mails over %i, and fails none", async (limit) => {
    server.script = connectionLimit(limit);
    expect(failuresOf(await sendMany(mailerWith(), 50))).toEqual([]);
    expect(server.recipients()).toHaveLength(50);
    // It asks for those five, and not for each mail again.
    expect(server.seen.connect).toBe(5);
    expect(server.mostOpen()).toBe(limit);
  });

  it("tries one more after a while", async () => {
    const mailer = mailerWith({ connections: 2 });
    server.script = connectionLimit(1);
    await sendMany(mailer, 10);
    server.script = () => undefined;
    await sendMany(mailer, 200);
    expect(server.mostOpen()).toBe(2);
    expect(server.recipients()).toHaveLength(210);
  });

  it("fails all waiting mails when it takes none, and sends later ones when it does again", async () => {
    const mailer = mailerWith({ connections: 2 });
    server.script = atStep("connect", "421 4.3.2 Closed for today");
    const failures = failuresOf(await sendMany(mailer, 3));
    const refused = { phase: "waiting", connection: "not opened", replyCode: 421, enhanced: "4.3.2" };
    expect(failures).toMatchObject([refused, refused, refused]);
    server.script = () => undefined;
    expect(failuresOf(await sendMany(mailer, 3))).toEqual([]);
  });
});

it("sends mails over new connections when the server closes one after some mails", async () => {
  server.script = mailsPerConnection(3);
  expect(failuresOf(await sendMany(mailerWith({ connections: 2 }), 20))).toEqual([]);
  expect(server.recipients()).toEqual([...new Set(server.recipients())]);
  expect(server.recipients()).toHaveLength(20);
});

it.each(["drop", "421 4.4.2 Idle for too long"] as const)(
  "sends a mail over a new connection when an idle one ends with %s",
  async (reaction) => {
    const mailer = mailerWith();
    await mailer.send(mailTo(1));
    server.script = atStep("mail", reaction, ({ acceptedHere }) => acceptedHere > 0);
    await mailer.send(mailTo(2));
    expect(server.recipients()).toHaveLength(2);
    expect(server.seen.connect).toBe(2);
  },
);

it("says that a wrong password opens no connection", async () => {
  server.script = atStep("auth", "535 5.7.8 Authentication failed");
  await expect(mailerWith().send(mailTo(1))).rejects.toMatchObject({
    connection: "not opened",
    replyCode: 535,
    enhanced: "5.7.8",
    code: "EAUTH",
  });
});

describe("with a server that hangs", () => {
  const timeouts = { replyMs: 100, finalReplyMs: 600_000 };

  it.each<[Step, string]>([
    ["mail", "closed"],
    ["rcpt", "closed"],
    ["data", "closed"],
    ["auth", "not opened"],
  ])("gives up at %s", async (step, connection) => {
    server.script = atStep(step, "hang");
    const failure = mailerWith({ timeouts }).send(mailTo(1));
    await expect(failure).rejects.toMatchObject({ connection, code: "ETIMEDOUT" });
  });

  it("waits longer once it may have accepted the mail, and no longer with the next", async () => {
    const mailer = mailerWith({ timeouts, connections: 1 });
    let release = () => {};
    server.script = ({ step }) => {
      if (step === "dot") return new Promise((resolve) => (release = () => resolve(undefined)));
      return undefined;
    };
    const sending = mailer.send(mailTo(1));
    // Another mail gives up meanwhile, so the time without a reply is long enough.
    const other = await startScriptedSmtpServer(atStep("mail", "hang"));
    await expect(
      mailerWith({ url: other.url, timeouts: { ...timeouts, replyMs: 300 } }).send(mailTo(2)),
    ).rejects.toThrow();
    await other.stop();
    release();
    await sending;
    server.script = atStep("mail", "hang");
    await expect(mailer.send(mailTo(3))).rejects.toMatchObject({ code: "ETIMEDOUT" });
  });
});

it("sends more slowly after 421 and 4.7.x, and faster again with each acceptance", async () => {
  const told: string[] = [];
  const throttle = {
    ...createThrottle(100_000),
    slowDown: () => told.push("slower") > 0,
    recover: () => void told.push("faster"),
  };
  const mailer = mailerWith({ throttle, connections: 1 });
  const replies = [
    "450 4.7.1 Too many recipients",
    "452 4.2.2 Mailbox full",
    "550 5.7.1 Denied",
    "421 4.7.0 Slower",
  ] as const;
  for (const reply of replies) {
    server.script = atStep("rcpt", reply);
    await mailer.send(mailTo(1)).catch(() => told.push(reply.slice(0, 9)));
  }
  server.script = () => undefined;
  await mailer.send(mailTo(1));
  expect(told).toEqual([
    "slower",
    "450 4.7.1",
    "452 4.2.2",
    "550 5.7.1",
    "slower",
    "slower",
    "421 4.7.0",
    "faster",
  ]);
});

it("closes while mails wait and while one is handed over", async () => {
  const mailer = mailerWith({ connections: 1 });
  server.script = atStep("rcpt", "hang");
  const all = sendMany(mailer, 2);
  while (server.seen.rcpt === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  mailer.close({ force: true });
  expect(failuresOf(await all)).toHaveLength(2);
  expect(server.recipients()).toEqual([]);
});
