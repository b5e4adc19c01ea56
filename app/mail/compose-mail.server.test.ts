import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { composeMail, createComposer } from "./compose-mail.server";
import type { Mail } from "./mail";

const SENDER = { from: "Néws <news@example.org>", replyTo: "us@example.org" };
const PLACE = "https://unsubscribe.invalid/";
const NOW = new Date("2026-11-22T10:00:00.000Z");

const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<p>Ünion news ${"x".repeat(index)} = more. <a href="${PLACE}">Leave</a></p>`,
  );

const template = {
  subject: "Diese Woche: Ärger im Werk, und was daraus folgt — ein langer Titel über mehrere Zeilen",
  html: `<!doctype html>${paragraphs(90).join("")}`,
  text: `Ünion\n.\nLeave: ${PLACE}\n\n${paragraphs(3).join("\n")} `,
};

function mailTo(name: string, token: string, parts: Partial<Mail> = {}): Mail {
  const url = `https://aa.example/newsletter/unsubscribe?token=${token}`;
  return {
    ...template,
    to: { name, address: "ann@example.org" },
    messageId: `<${token}@example.org>`,
    headers: { "List-Unsubscribe": `<${url}>`, "List-ID": "<newsletter.aa.example>", Precedence: "bulk" },
    personal: { [PLACE]: url },
    ...parts,
  };
}

const boundaryOf = (content: Buffer) =>
  /boundary="--_NmP-([^"]*)-Part_1"/.exec(content.toString())?.[1] ?? "";

/** As nodemailer would compose this one mail. */
async function expectSame(content: Buffer, mail: Mail): Promise<void> {
  const alone = await composeMail(SENDER, mail, { boundary: boundaryOf(content), date: NOW });
  expect(content.toString("latin1")).toBe(alone.toString("latin1"));
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("a composer", () => {
  it("gives every reader the bytes that nodemailer would, wherever lines break", async () => {
    const compose = createComposer(SENDER);
    const names = [
      "Ann",
      "Ännchen 🚀",
      'Ann "The\\ Boss" <x@evil.example>',
      "Ann, bob@evil.example",
      "w".repeat(100),
      "ö ".repeat(50),
      "",
    ];
    const boundaries = new Set<string>();
    for (const [index, name] of names.entries()) {
      const mail = mailTo(name, `${index}_Token-of-32-characters-.`.padEnd(32, "Zz0-_").replaceAll(".", "9"));
      const { content, envelope } = await compose(mail);
      await expectSame(content, mail);
      expect(envelope).toEqual({ from: "news@example.org", to: "ann@example.org" });
      expect(content.toString()).not.toContain("unsubscribe.invalid");
      boundaries.add(boundaryOf(content));
    }
    // All were filled in from one composition.
    expect(boundaries.size).toBe(1);
  });

  it("divides a value wherever quoted-printable breaks its line", async () => {
    const compose = createComposer(SENDER);
    for (let length = 0; length < 76; length++) {
      const html = `<p>é${"x".repeat(length)}<a href="${PLACE}">Leave</a></p>`;
      await compose(mailTo("Ann", "a".repeat(32), { html }));
      const mail = mailTo("Ann", "Q_1-".repeat(8), { html });
      await expectSame((await compose(mail)).content, mail);
    }
  });

  it("fills several values, of other lengths, and composes alone what cannot be filled", async () => {
    const compose = createComposer(SENDER);
    const other = "https://preferences.invalid/";
    const html = `<a href="${other}">Preferences</a>${template.html}`;
    for (const token of ["short", "a-much-longer-token-than-the-other"]) {
      const mail = mailTo("Ann", token);
      mail.html = html;
      mail.personal = { ...mail.personal, [other]: `https://aa.example/p/${token}.${token}` };
      await expectSame((await compose(mail)).content, mail);
    }
    // More other letters than Latin ones: base64, in which a value's letters stand nowhere by themselves.
    const greek = mailTo("Ann", "token", { text: "ειδήσεις ".repeat(100) + PLACE });
    await expectSame((await compose(greek)).content, greek);
    const plain = mailTo("Ann", "token", { personal: undefined });
    await expectSame((await compose(plain)).content, plain);
  });

  it("follows a changed subject or other headers", async () => {
    const compose = createComposer(SENDER);
    await compose(mailTo("Ann", "token"));
    const changed = mailTo("Ann", "token", { subject: "Another", headers: { Precedence: "bulk" } });
    await expectSame((await compose(changed)).content, changed);
  });

  it("rejects a header that is not a line of ASCII, also once its mail is composed", async () => {
    const compose = createComposer(SENDER);
    await compose(mailTo("Ann", "token", { headers: { Precedence: "bulk" } }));
    const injected = mailTo("Ann", "token", { headers: { Precedence: "bulk\r\nBcc: eve@evil.example" } });
    await expect(compose(injected)).rejects.toThrow(/not a line of ASCII/);
  });
});
