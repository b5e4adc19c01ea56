import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dkimVerify } from "mailauth/lib/dkim/verify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink";
import { readEnvironment } from "~/server/read-environment.server";
import type { Mail } from "./mail";
import { createMailer } from "./mailer.server";
import { dkimRecord } from "./sign-mail.server";

const pem = { type: "pkcs8", format: "pem" } as const;
const keyOf = (modulusLength: number) =>
  generateKeyPairSync("rsa", { modulusLength }).privateKey.export(pem).toString();
const privateKey = keyOf(2048);
const dkim = { domain: "example.org", selector: "mail2026", privateKey };

const PLACE = "https://unsubscribe.invalid/";
function mailTo(name: string, token: string): Mail {
  const url = `https://aa.example/newsletter/unsubscribe?token=${token}`;
  return {
    to: { name, address: "ann@example.org" },
    subject: "Diese Woche: Ärger im Werk",
    html: `<p>Ünion</p>  \n.\n<a href="${PLACE}">Leave</a>`,
    text: `Leave:  ${PLACE}  \n.\n\n\n`,
    messageId: `<${token}@example.org>`,
    headers: {
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-ID": "<newsletter.aa.example>",
      Precedence: "bulk",
    },
    personal: { [PLACE]: url },
  };
}

describe("a mail of a mailer with a key", () => {
  let sink: SmtpSink;
  beforeEach(async () => {
    sink = await startSmtpSink();
  });
  afterEach(() => sink.stop());

  const verify = (raw: string) =>
    dkimVerify(raw, {
      resolver: async (name, type) => {
        const record = dkimRecord(dkim);
        if (name !== record.name || type !== "TXT")
          throw Object.assign(new Error("No"), { code: "ENOTFOUND" });
        return [[record.value]];
      },
    });

  it("is verified by another's program, with both headers by which readers leave", async () => {
    const settings = { outboxDirectory: "/nowhere", perSecond: 100_000, replyTo: "us@example.org", dkim };
    const mailer = createMailer({ smtpUrl: sink.url, from: "Néws <news@example.org>", ...settings });
    for (const [index, name] of ["Ann", "Ännchen 🚀", "w".repeat(100)].entries()) {
      await mailer.send(mailTo(name, `token-of-the-same-length-${index}`), {
        beforeFinalDot: async () => undefined,
      });
    }
    mailer.close();
    expect(sink.mails).toHaveLength(3);
    for (const { raw } of sink.mails) {
      const { results } = await verify(raw);
      expect(results).toMatchObject([
        { status: { result: "pass", aligned: "example.org" }, signingDomain: "example.org" },
      ]);
      const [, signed = ""] = /^DKIM-Signature:[\s\S]*?\bh=([^;]*)/m.exec(raw) ?? [];
      const names = signed.replace(/\s/g, "").toLowerCase().split(":");
      const expected =
        "from reply-to to subject date message-id mime-version content-type list-unsubscribe list-unsubscribe-post list-id precedence from reply-to to cc subject date message-id mime-version content-type";
      expect(names).toEqual(expected.split(" "));
    }
  });

  it("is refused once a header or a word of it is another, or a header is added", async () => {
    const mailer = createMailer({
      smtpUrl: sink.url,
      from: "news@example.org",
      outboxDirectory: "",
      perSecond: 100_000,
      dkim,
    });
    await mailer.send(mailTo("Ann", "token"));
    mailer.close();
    const raw = sink.mails[0]?.raw ?? "";
    for (const changed of [
      raw.replace("One-Click", "Two-Clicks"),
      raw.replace("</p>", " more</p>"),
      raw.replace("Subject:", "Subject: Another\r\nSubject:"),
      raw.replace("From:", "From: else@example.org\r\nFrom:"),
      raw.replace("To:", "Cc: all@example.org\r\nTo:"),
    ]) {
      expect(changed).not.toBe(raw);
      const { results } = await verify(changed);
      expect(results[0]?.status.result).not.toBe("pass");
    }
  });
});

describe("the settings of DKIM", () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "dkim-"));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const read = (given: Record<string, string>) =>
    readEnvironment({ SESSION_SECRET: "s".repeat(32), ...given }).dkim;
  const named = { DKIM_DOMAIN: "Example.org", DKIM_SELECTOR: "mail2026" };

  it("take the key from a file, or from a variable in one line or in many", () => {
    const file = join(directory, "key.pem");
    writeFileSync(file, privateKey);
    expect(read({})).toBeUndefined();
    expect(read({ ...named, DKIM_PRIVATE_KEY_FILE: file })).toEqual(dkim);
    expect(read({ ...named, DKIM_PRIVATE_KEY: privateKey })).toEqual(dkim);
    expect(read({ ...named, DKIM_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n") })).toEqual(dkim);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      "no selector",
      { DKIM_DOMAIN: "example.org", DKIM_PRIVATE_KEY: privateKey },
      /^DKIM_SELECTOR is not set, but/,
    ],
    ["no domain", { DKIM_SELECTOR: "mail", DKIM_PRIVATE_KEY: privateKey }, /^DKIM_DOMAIN is not set, but/],
    ["no key", named, /^DKIM_PRIVATE_KEY and DKIM_PRIVATE_KEY_FILE are not set/],
    [
      "two keys",
      { ...named, DKIM_PRIVATE_KEY: privateKey, DKIM_PRIVATE_KEY_FILE: "/x" },
      /^DKIM_PRIVATE_KEY and .* both set/,
    ],
    [
      "something else",
      { ...named, DKIM_PRIVATE_KEY: "secret" },
      /^DKIM_PRIVATE_KEY must be an RSA private key/,
    ],
    [
      "a file that is missing",
      { ...named, DKIM_PRIVATE_KEY_FILE: "/nowhere/key" },
      /^DKIM_PRIVATE_KEY_FILE must be .*ENOENT/,
    ],
    [
      "a short key",
      { ...named, DKIM_PRIVATE_KEY: keyOf(512) },
      /must be an RSA private key of 1024 bits or more/,
    ],
    [
      "a key that few can verify",
      { ...named, DKIM_PRIVATE_KEY: generateKeyPairSync("ed25519").privateKey.export(pem).toString() },
      /must be an RSA private key/,
    ],
    [
      "an impossible domain",
      { ...named, DKIM_DOMAIN: "exa mple", DKIM_PRIVATE_KEY: privateKey },
      /^DKIM_DOMAIN must be a domain/,
    ],
  ])("refuse %s", (_, given, message) => {
    expect(() => read(given)).toThrow(message);
  });
});
