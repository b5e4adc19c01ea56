import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";

/** What mails are signed with (RFC 6376). */
export interface DkimKey {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

const LABELS = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const labels = (error: string) =>
  z
    .string()
    .transform((text) => text.toLowerCase())
    .refine((text) => LABELS.test(text), error);
/** RFC 8301, 3.2. */
const LEAST_BITS = 1024;

export const dkimShape = {
  DKIM_DOMAIN: labels("must be a domain, such as example.org").optional(),
  DKIM_SELECTOR: labels("must be a DNS label, such as mail2026").optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
};

type DkimSettings = z.output<z.ZodObject<typeof dkimShape>>;

function parseKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  // Few servers verify Ed25519 (RFC 8463), and nodemailer signs with RSA only.
  if (key.asymmetricKeyType !== "rsa" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_BITS) {
    throw new Error("It is of another kind");
  }
  return key;
}

/** @param report called with what is wrong @returns undefined where mails are not to be signed, or something is wrong */
export function readDkimKey(
  settings: DkimSettings,
  report: (name: keyof DkimSettings, message: string) => void,
): DkimKey | undefined {
  const {
    DKIM_DOMAIN: domain,
    DKIM_SELECTOR: selector,
    DKIM_PRIVATE_KEY: text,
    DKIM_PRIVATE_KEY_FILE: file,
  } = settings;
  if (!domain && !selector && !text && !file) return undefined;
  if (text && file) report("DKIM_PRIVATE_KEY", "and DKIM_PRIVATE_KEY_FILE are both set; set one of them");
  if (!domain) report("DKIM_DOMAIN", "is not set, but other DKIM settings are");
  if (!selector) report("DKIM_SELECTOR", "is not set, but other DKIM settings are");
  const source = file ? "DKIM_PRIVATE_KEY_FILE" : "DKIM_PRIVATE_KEY";
  if (!text && !file) report(source, "and DKIM_PRIVATE_KEY_FILE are not set, but other DKIM settings are");
  if (!domain || !selector || (!text && !file)) return undefined;
  try {
    // In one line, as some hosts ask for, it has "\n" for each line break.
    const pem = file ? readFileSync(file, "utf8") : (text ?? "").replaceAll("\\n", "\n");
    parseKey(pem);
    return { domain, selector, privateKey: pem };
  } catch (error) {
    const missing = error instanceof Error && "syscall" in error ? ` (${error.message})` : "";
    report(source, `must be an RSA private key of ${LEAST_BITS} bits or more, in PEM${missing}`);
    return undefined;
  }
}

/** The DNS record by which others verify the signatures. */
export function dkimRecord({ domain, selector, privateKey }: DkimKey): { name: string; value: string } {
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${publicKey}` };
}

/** Nodemailer's own list leaves out List-Unsubscribe-Post, which RFC 8058, section 4 requires. */
const SIGNED_HEADERS = [
  "From",
  "Reply-To",
  "To",
  "Subject",
  "Date",
  "Message-ID",
  "MIME-Version",
  "Content-Type",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
  "List-Id",
  "Precedence",
].join(":");

/** Listed once more than they are there, so that nobody can add one in front of the signed one (RFC 6376, 8.15). */
const OVERSIGNED = [
  "from",
  "reply-to",
  "to",
  "cc",
  "subject",
  "date",
  "message-id",
  "mime-version",
  "content-type",
];

/** RFC 6376, 3.4.2. */
function relaxed(header: string): string {
  const colon = header.indexOf(":");
  const value = header
    .slice(colon + 1)
    .replaceAll("\r\n", "")
    .replace(/[ \t]+/g, " ");
  return `${header.slice(0, colon).trim().toLowerCase()}:${value.replace(/^ /, "").replace(/ $/, "")}`;
}

/** Nodemailer signs each header once: its signature is made anew with more names. */
function oversign(signed: Buffer, privateKey: string): Buffer {
  const end = signed.indexOf("\r\n\r\n");
  const [signature = "", ...headers] = signed
    .subarray(0, end)
    .toString("latin1")
    .split(/\r\n(?![ \t])/);
  const tags = new Map(
    signature
      .slice(signature.indexOf(":") + 1)
      .split(";")
      .map((tag): [string, string] => [
        tag.split("=", 1)[0]?.trim() ?? "",
        tag.slice(tag.indexOf("=") + 1).trim(),
      ]),
  );
  const names = (tags.get("h") ?? "").replace(/\s/g, "").split(":");
  tags.set("h", [...names, ...OVERSIGNED].join(":\r\n "));
  tags.delete("b");
  const unsigned = `DKIM-Signature: ${[...tags].map(([tag, value]) => `${tag}=${value}`).join(";\r\n ")};\r\n b=`;
  const byName = new Map(
    headers.map(relaxed).map((header) => [header.slice(0, header.indexOf(":")), header]),
  );
  const content = [...names.map((name) => byName.get(name) ?? ""), relaxed(unsigned)].join("\r\n");
  const b = sign("sha256", Buffer.from(content, "latin1"), privateKey).toString("base64");
  const folded = b.replace(/.{72}/g, "$&\r\n ").trimEnd();
  return Buffer.concat([
    Buffer.from([unsigned + folded, ...headers].join("\r\n"), "latin1"),
    signed.subarray(end),
  ]);
}

/** @returns the mail with a DKIM-Signature before its other headers */
export function createSigner({
  domain,
  selector,
  privateKey,
}: DkimKey): (content: Buffer) => Promise<Buffer> {
  const options = { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS };
  return async (content) => {
    // Every process reads the key with its settings; one that signs nothing loads no nodemailer.
    const { default: DKIM } = await import("nodemailer/lib/dkim");
    return oversign(Buffer.concat(await new DKIM(options).sign(content).toArray()), privateKey);
  };
}
