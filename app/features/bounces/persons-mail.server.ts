import type { Address, Attachment, Email } from "postal-mime";
import * as z from "zod";
import { plainLines } from "~/lib/text/plain-text.server";
import { MAX_MAIL_BYTES } from "./mailbox.server";
import { isOfPerson } from "./report-senders";

const mailFile = z.object({
  name: z.string(),
  bytes: z.number(),
  /** Base64; null where it is left out. */
  content: z.string().nullable(),
});

/** A mail that a person has written. */
export const personsMail = z.object({
  from: z.object({ name: z.string(), address: z.string() }),
  /** Every address that it went to, as far as it says. */
  to: z.array(z.string()),
  /** With angle brackets; empty without one. */
  messageId: z.string(),
  /** The mails that it answers, the last first. */
  answered: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  /** Whether the text was longer. */
  isCut: z.boolean(),
  files: z.array(mailFile),
});

export type PersonsMail = z.infer<typeof personsMail>;

/** A long letter has 10,000 characters; what stands below it is quoted. */
const MAX_TEXT = 50_000;
const MAX_FILES = 10;
/** All files of a mail together. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_NAME = 100;
const MAX_SUBJECT = 200;
/** A long conversation has some dozens of mails. */
const MAX_IDS = 100;

const MESSAGE_ID = /<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>/g;

const idsIn = (field = "") => field.slice(0, 30_000).match(MESSAGE_ID) ?? [];

const oneLine = (text: string, max: number) =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim()].slice(0, max).join("");

function textLines(email: Email): string {
  const text = email.text?.trim() ? email.text : plainLines(email.html ?? "");
  // What no screen shows could hide or turn around what stands beside it.
  return text
    .slice(0, 4 * MAX_TEXT)
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** What can stand in a folder of any system: no path, no sign that means something, and not hidden. */
export function fileName(given: string): string {
  const [name = ""] = given.slice(0, 1000).split(/[\\/]/).slice(-1);
  const plain = oneLine(name, 1000)
    .replace(/[<>:"|?*%]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .replace(/(?<![. ])[. ]+$/, "");
  const dot = plain.lastIndexOf(".");
  const end = dot > 0 && plain.length - dot <= 12 ? plain.slice(dot) : "";
  return [...plain.slice(0, plain.length - end.length)].slice(0, MAX_NAME - end.length).join("") + end;
}

const SIGNATURES = /^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/;

function nameOf({ filename, mimeType }: Attachment): string {
  const standIn = /rfc822/.test(mimeType) ? "message.eml" : "file";
  return fileName(filename ?? "") || standIn;
}

function filesOf(email: Email, isCutOff: boolean): PersonsMail["files"] {
  let left = MAX_FILE_BYTES;
  return email.attachments
    .filter(({ mimeType }) => !SIGNATURES.test(mimeType))
    .slice(0, 10 * MAX_FILES)
    .map((attachment, place) => {
      const { content } = attachment;
      const bytes = Buffer.from(typeof content === "string" ? content : new Uint8Array(content));
      // The last of a mail that was not read to its end is broken.
      const isStored = !isCutOff && place < MAX_FILES && bytes.byteLength <= left;
      if (isStored) left -= bytes.byteLength;
      return {
        name: nameOf(attachment),
        bytes: bytes.byteLength,
        content: isStored ? bytes.toString("base64") : null,
      };
    });
}

const addressesIn = (lists: (Address[] | undefined)[]) =>
  lists.flatMap((list) => (list ?? []).flatMap(({ address }) => (address ? [address] : [])));

/** @param size of the mail as it was read */
export function personsMailOf(email: Email, size: number): PersonsMail | null {
  const address = email.from?.address?.trim() ?? "";
  if (!isOfPerson(email) || !address.includes("@")) return null;
  const delivered = email.headers
    .filter(({ key }) => ["delivered-to", "x-original-to", "envelope-to"].includes(key))
    .map(({ value }) => value);
  const text = textLines(email);
  return {
    from: { name: oneLine(email.from?.name ?? "", MAX_NAME), address: oneLine(address, 254) },
    to: [...addressesIn([email.to, email.cc]), ...delivered].slice(0, MAX_IDS),
    messageId: idsIn(email.messageId)[0] ?? "",
    answered: [...idsIn(email.inReplyTo), ...idsIn(email.references).toReversed()].slice(0, MAX_IDS),
    subject: oneLine(email.subject ?? "", MAX_SUBJECT),
    text: [...text].slice(0, MAX_TEXT).join(""),
    isCut: text.length > MAX_TEXT,
    files: filesOf(email, size >= MAX_MAIL_BYTES),
  };
}
