import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  atStep,
  connectionLimit,
  firstOf,
  greylisting,
  mailsPerConnection,
  quota,
  type ScriptedSmtpServer,
  type Step,
  startScriptedSmtpServer,
} from "./scripted-smtp-server";
import { waitFor } from "./wait-for";

let server: ScriptedSmtpServer;
beforeEach(async () => {
  server = await startScriptedSmtpServer(undefined, { login: true });
});
afterEach(() => server.stop());

const mailTo = (to: string) => ({
  from: "News <news@example.org>",
  to,
  subject: "Hello",
  text: "A line\n.\nand another",
  messageId: `<of ${to}>`,
});
const send = (to = "ann@example.org") =>
  createTransport({ url: server.url, greetingTimeout: 200, socketTimeout: 200 }).sendMail(mailTo(to));

const steps: Step[] = ["connect", "ehlo", "auth", "mail", "rcpt", "data", "content", "dot"];

describe("startScriptedSmtpServer", () => {
  it("accepts and records mails over one connection", async () => {
    const pool = createTransport({ url: server.url, pool: true, maxConnections: 1 });
    await pool.sendMail(mailTo("ann@example.org"));
    await pool.sendMail(mailTo("bob@example.org"));
    pool.close();
    expect(server.accepted).toMatchObject([
      { from: "news@example.org", to: "ann@example.org", messageId: "<of ann@example.org>" },
      { to: "bob@example.org" },
    ]);
    expect(server.accepted[0]?.raw).toMatch(/^Subject: Hello\r$/m);
    expect(server.seen).toMatchObject({ connect: 1, ehlo: 1, auth: 1, mail: 2, dot: 2 });
    expect(server.mostOpen()).toBe(1);
  });

  it.each(steps)("drops, hangs or answers at %s, and accepts nothing", async (step) => {
    server.script = atStep(step, "drop");
    await expect(send()).rejects.toThrow();
    server.script = atStep(step, "hang");
    await expect(send()).rejects.toMatchObject({ code: "ETIMEDOUT" });
    server.script = atStep(step, "450 4.3.0 Later");
    await expect(send()).rejects.toMatchObject({ responseCode: 450 });
    expect(server.accepted).toEqual([]);
    server.script = () => undefined;
    await send();
    expect(server.recipients()).toEqual(["ann@example.org"]);
  });

  it.each(["accept and drop", "accept and hang"] as const)("can %s a mail", async (reaction) => {
    server.script = atStep("dot", reaction);
    await expect(send()).rejects.toThrow();
    expect(server.recipients()).toEqual(["ann@example.org"]);
  });

  it("limits connections, mails of a connection, and all mails", async () => {
    server.script = firstOf(connectionLimit(1), mailsPerConnection(1), quota(3));
    const pool = createTransport({ url: server.url, pool: true, maxConnections: 1, maxRequeues: 0 });
    await pool.sendMail(mailTo("one@example.org"));
    await expect(send()).rejects.toMatchObject({ responseCode: 421, command: "CONN" });
    await expect(pool.sendMail(mailTo("two@example.org"))).rejects.toThrow();
    pool.close();
    const allClosed = () => waitFor("no connection", () => server.open() === 0);
    await allClosed();
    await send("two@example.org");
    await allClosed();
    await send("three@example.org");
    await allClosed();
    await expect(send()).rejects.toMatchObject({ responseCode: 550, command: "RCPT TO" });
  });

  it("refuses a recipient it does not know yet", async () => {
    server.script = greylisting();
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    await send();
    expect(server.accepted).toHaveLength(1);
  });
});
