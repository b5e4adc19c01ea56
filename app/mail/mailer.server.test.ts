import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal, type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import { waitFor } from "#tests/support/wait-for";
import { classifySmtpError } from "~/kits/outbox/classify-smtp-error";
import type { Mail, Mailer } from "./mail";
import { MailError } from "./mail-error.server";
import { createMailer } from "./mailer.server";

const FROM = "News <news@example.org>";
const longUrl = `https://example.org/newsletter/unsubscribe?token=${"t".repeat(300)}`;
const mail = (parts: Partial<Mail> = {}): Mail => ({
  to: { name: "Ann", address: "ann@example.org" },
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello\n.\nthere",
  messageId: "<1@example.org>",
  headers: { "List-Unsubscribe": `<${longUrl}>` },
  ...parts,
});

describe("over SMTP", () => {
  let sink: SmtpSink;
  let mailer: Mailer;
  beforeEach(async () => {
    sink = await startSmtpSink();
    mailer = createMailer({ smtpUrl: sink.url, from: FROM, outboxDirectory: "/nowhere", perSecond: 100_000 });
  });
  afterEach(async () => {
    mailer.close({ force: true });
    await sink.stop();
  });

  it("sends both forms, its own Message-ID, and headers unfolded", async () => {
    await mailer.send(mail());
    const [received] = sink.mails;
    expect(received?.to).toEqual(["ann@example.org"]);
    expect(received?.mail).toMatchObject({ subject: "Hello", messageId: "<1@example.org>" });
    expect(received?.mail.text?.trim()).toBe("Hello\n.\nthere");
    expect(received?.mail.html?.trim()).toBe("<p>Hello</p>");
    expect(received?.raw).toMatch(/^List-Unsubscribe: <[^\s<>]{300,}>\r$/m);
  });

  /** Lets time pass in a way that does not depend on a clock: a whole other mail goes through meanwhile. */
  async function anotherMail() {
    const other = createMailer({
      smtpUrl: sink.url,
      from: FROM,
      outboxDirectory: "/nowhere",
      perSecond: 100_000,
    });
    await other.send(mail({ messageId: "<other@example.org>" }));
    other.close();
  }

  it.each(["connect", "mail", "rcpt"] as const)(
    "does not call beforeFinalDot before the reply to %s",
    async (stage) => {
      const events: string[] = [];
      sink.hooks[stage] = async ({ index }) => {
        if (index > 0) return;
        await anotherMail();
        events.push("replied");
      };
      const beforeFinalDot = async () => void events.push("asked");
      await mailer.send(mail(), { beforeFinalDot });
      expect(events).toEqual(["replied", "asked"]);
    },
  );

  it("writes the final dot only when it may, and sends nothing when it may not", async () => {
    let permit = () => {};
    const beforeFinalDot = () => new Promise<void>((resolve) => (permit = resolve));
    const sending = mailer.send(mail(), { beforeFinalDot });
    await waitFor("the content", () => sink.seen.data === 1);
    await anotherMail();
    expect(sink.mails).toHaveLength(1);
    permit();
    await sending;
    expect(sink.mails).toHaveLength(2);

    const refused = new Error("No");
    await expect(mailer.send(mail(), { beforeFinalDot: () => Promise.reject(refused) })).rejects.toBe(
      refused,
    );
    await anotherMail();
    expect(sink.mails.filter((each) => each.mail.messageId === "<1@example.org>")).toHaveLength(1);
  });

  it("hands a long mail over as fast as the server reads it, and does not run ahead", async () => {
    const events: string[] = [];
    let release = () => {};
    sink.hooks.data = ({ index }) => (index > 0 ? undefined : new Promise((resolve) => (release = resolve)));
    const long = mail({ text: "A line of text.\n".repeat(1_000_000) });
    const sending = mailer.send(long, { beforeFinalDot: async () => void events.push("asked") });
    await waitFor("the content", () => sink.seen.data === 1);
    for (let count = 0; count < 20; count++) await anotherMail();
    events.push("read");
    release();
    await sending;
    expect(events).toEqual(["read", "asked"]);
  });

  it.each([
    ["connect", "waiting", 554, { connection: "not opened" }],
    ["connect", "waiting", 421, { connection: "not opened" }],
    ["mail", "handing over", 553, { command: "MAIL FROM", connection: undefined }],
    ["mail", "handing over", 421, { command: "MAIL FROM", connection: "closed" }],
    ["rcpt", "handing over", 550, { command: "RCPT TO", connection: undefined }],
    ["accepted", "after dot", 451, { command: "DATA", connection: undefined }],
  ] as const)("reports the phase of a mail that is rejected at %s", async (stage, phase, code, more) => {
    sink.hooks[stage] = () => {
      throw new Refusal(code);
    };
    const error = await mailer.send(mail()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ phase, replyCode: code, ...more });
  });

  it.each([
    ["connect", "waiting", "not opened"],
    ["rcpt", "handing over", "closed"],
    ["accepted", "after dot", undefined],
  ] as const)(
    "reports the phase of a mail when the connection breaks at %s, and does not retry",
    async (stage, phase, connection) => {
      sink.hooks[stage] = ({ hangUp }) => hangUp();
      await expect(mailer.send(mail())).rejects.toMatchObject({ phase, connection, replyCode: undefined });
      expect(sink.seen[stage]).toBe(1);
    },
  );

  describe("on a server without encryption", () => {
    /** Sends one mail with a password; gives back what the server read and why it failed. */
    async function sendWithPassword(tls: "required" | "optional") {
      const plain = await startSmtpSink({}, { login: true });
      const smtpUrl = `smtp://user:s3cret@127.0.0.1:${plain.port}?tls=${tls}`;
      const sender = createMailer({ smtpUrl, from: FROM, outboxDirectory: "/nowhere", perSecond: 100_000 });
      const error: unknown = await sender.send(mail()).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      sender.close({ force: true });
      await plain.stop();
      return { error, received: plain.received(), mails: plain.mails.length };
    }

    it("sends neither password nor mail where encryption is required, and says that no mail was touched", async () => {
      const { error, received, mails } = await sendWithPassword("required");
      expect(received).toMatch(/^STARTTLS\r$/m);
      expect(received).not.toMatch(/AUTH|MAIL FROM/);
      expect(received).not.toContain(Buffer.from("\0user\0s3cret").toString("base64"));
      expect(mails).toBe(0);
      if (!(error instanceof MailError)) throw new Error("It was sent");
      expect(classifySmtpError(error)).toBe("connection");
    });

    it("sends password and mail where encryption is optional", async () => {
      const { received, mails } = await sendWithPassword("optional");
      expect(received).toContain(Buffer.from("\0user\0s3cret").toString("base64"));
      expect(mails).toBe(1);
    });
  });

  it("is not fooled by names and addresses", async () => {
    const names = [
      'Ann "The\\ Boss" <x@evil.example>',
      "Ann, bob@evil.example",
      "Ann\r\nBcc: eve@evil.example",
      "Ännchen 🚀",
    ];
    for (const [index, name] of names.entries()) {
      await mailer.send(
        mail({ to: { name, address: "ann@example.org" }, messageId: `<${index}@example.org>` }),
      );
    }
    expect(sink.recipients()).toEqual(names.map(() => "ann@example.org"));
    const expected = names.map((name) => [{ name, address: "ann@example.org" }]);
    expect(sink.mails.map(({ mail: { to } }) => to)).toEqual(expected);
    for (const { raw } of sink.mails) expect(raw).not.toMatch(/^bcc:/im);
    const headers = { "List-Unsubscribe": "<https://example.org>\r\nBcc: eve@evil.example" };
    await expect(mailer.send(mail({ headers }))).rejects.toThrow(/not a line of ASCII/);
  });

  it("sends no more than perSecond mails a second", async () => {
    const slow = createMailer({ smtpUrl: sink.url, from: FROM, outboxDirectory: "/nowhere", perSecond: 50 });
    const start = performance.now();
    await Promise.all(
      Array.from({ length: 11 }, (_, index) => slow.send(mail({ messageId: `<${index}@x>` }))),
    );
    expect(performance.now() - start).toBeGreaterThan(195);
    slow.close();
  });

  it("stops waiting for the throttle when aborted", async () => {
    const slow = createMailer({
      smtpUrl: sink.url,
      from: FROM,
      outboxDirectory: "/nowhere",
      perSecond: 0.01,
    });
    await slow.send(mail());
    const stop = new AbortController();
    const waiting = slow.send(mail(), { signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
    slow.close();
  });
});

describe("without an SMTP server", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "outbox-"));
  });
  afterEach(() => rm(directory, { recursive: true }));

  it("writes a file that a mail program opens, and writes it again in the same place", async () => {
    const outboxDirectory = join(directory, "outbox");
    const mailer = createMailer({ from: FROM, outboxDirectory, perSecond: 100_000 });
    await mailer.send(mail());
    await mailer.send(mail({ subject: "Hello again" }));
    expect(await readdir(outboxDirectory)).toEqual(["1@example.org.eml"]);
    const parsed = await PostalMime.parse(await readFile(join(outboxDirectory, "1@example.org.eml")));
    expect(parsed).toMatchObject({ subject: "Hello again", messageId: "<1@example.org>" });
    expect(parsed.to).toEqual([{ name: "Ann", address: "ann@example.org" }]);
  });

  it("leaves no mail behind that may not be sent", async () => {
    const mailer = createMailer({ from: FROM, outboxDirectory: directory, perSecond: 100_000 });
    await expect(
      mailer.send(mail(), { beforeFinalDot: () => Promise.reject(new Error("No")) }),
    ).rejects.toThrow("No");
    expect((await readdir(directory)).filter((name) => name.endsWith(".eml"))).toEqual([]);
  });
});
