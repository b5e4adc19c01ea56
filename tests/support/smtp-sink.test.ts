import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal, type SmtpSink, type Stage, startSmtpSink } from "./smtp-sink";
import { waitFor } from "./wait-for";

let sink: SmtpSink;
beforeEach(async () => {
  sink = await startSmtpSink();
});
afterEach(() => sink.stop());

const send = (to = "ann@example.org") =>
  createTransport(sink.url).sendMail({
    from: "News <news@example.org>",
    to,
    subject: "Grüße",
    text: "Hello\n.\nthere",
    headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  });

describe("startSmtpSink", () => {
  it("stores received mails, parsed", async () => {
    await send();
    expect(sink.mails).toHaveLength(1);
    const [received] = sink.mails;
    expect(received).toMatchObject({ from: "news@example.org", to: ["ann@example.org"] });
    expect(received?.mail.subject).toBe("Grüße");
    expect(received?.mail.text?.trim()).toBe("Hello\n.\nthere");
    expect(sink.seen).toEqual({ connect: 1, mail: 1, rcpt: 1, data: 1, accepted: 1 });
  });

  it.each<Stage>(["connect", "mail", "rcpt", "data", "accepted"])("rejects at stage %s", async (stage) => {
    sink.hooks[stage] = () => {
      throw new Refusal(451, "Later");
    };
    await expect(send()).rejects.toMatchObject({ responseCode: 451 });
    expect(sink.mails).toEqual([]);
  });

  it("rejects one recipient and accepts another", async () => {
    sink.hooks.rcpt = ({ to }) => {
      if (to.includes("gone@example.org")) throw new Refusal(550);
    };
    await expect(send("gone@example.org")).rejects.toMatchObject({ responseCode: 550 });
    await send("here@example.org");
    expect(sink.recipients()).toEqual(["here@example.org"]);
  });

  it("holds a reply back while the message already counts as delivered", async () => {
    let release = () => {};
    sink.hooks.accepted = () => new Promise((resolve) => (release = resolve));
    let settled = false;
    const sending = send().then(() => (settled = true));
    await waitFor("the message", () => sink.mails.length === 1);
    expect(settled).toBe(false);
    release();
    await sending;
  });

  it("hangs up", async () => {
    sink.hooks.accepted = ({ hangUp }) => hangUp();
    await expect(send()).rejects.toThrow();
    expect(sink.mails).toHaveLength(1);
  });
});
