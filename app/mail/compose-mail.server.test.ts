import { describe, expect, it } from "vitest";
import { createComposer } from "./compose-mail.server";
import type { Mail } from "./mail";

const SENDER = { from: "Néws <news@example.org>", replyTo: "us@example.org" };
const PLACE = "https://unsubscribe.invalid/";

function mailTo(name: string, token: string, parts: Partial<Mail> = {}): Mail {
  const url = `https://aa.example/newsletter/unsubscribe?token=${token}`;
  return {
    subject: "Diese Woche: Ärger im Werk, und was daraus folgt — ein langer Titel über mehrere Zeilen",
    html: `<!doctype html><p>Ünion news = more. <a href="${PLACE}">Leave</a></p>`,
    text: `Ünion\n.\nLeave: ${PLACE}\n\n`,
    to: { name, address: "ann@example.org" },
    messageId: `<${token}@example.org>`,
    headers: { "List-Unsubscribe": `<${url}>`, "List-ID": "<newsletter.aa.example>", Precedence: "bulk" },
    personal: { [PLACE]: url },
    ...parts,
  };
}

const decoded = (content: Buffer) =>
  content
    .toString("latin1")
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

describe("a composer", () => {
  const compose = createComposer(SENDER);

  it.each([
    "Ann",
    "Ännchen 🚀",
    'Ann "The\\ Boss" <x@evil.example>',
    "Ann, bob@evil.example",
    "w".repeat(100),
    "",
  ])("gives the reader %j a mail of their own, at their address alone", async (name) => {
    const { content, envelope } = await compose(mailTo(name, "a-token"));
    expect(envelope).toEqual({ from: "news@example.org", to: "ann@example.org" });
    const places = decoded(content).split("https://aa.example/newsletter/unsubscribe?token=a-token");
    // The header, the text and the HTML.
    expect(places).toHaveLength(4);
    expect(decoded(content)).not.toContain("unsubscribe.invalid");
  });

  it("fills several values", async () => {
    const other = "https://preferences.invalid/";
    const mail = mailTo("Ann", "token", { text: `${PLACE} ${other}` });
    mail.personal = { ...mail.personal, [other]: "https://aa.example/p/$&" };
    const { content } = await compose(mail);
    expect(decoded(content)).toContain("unsubscribe?token=token https://aa.example/p/$&");
  });

  it("rejects a header that is not a line of ASCII", async () => {
    const injected = mailTo("Ann", "token", { headers: { Precedence: "bulk\r\nBcc: eve@evil.example" } });
    await expect(compose(injected)).rejects.toThrow(/not a line of ASCII/);
  });
});
