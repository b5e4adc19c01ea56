import { randomBytes } from "node:crypto";
import { foldLines } from "nodemailer/lib/mime-funcs";
import MimeNode from "nodemailer/lib/mime-node";
import type { Mail } from "./mail";

type Compose = (mail: Mail, boundary?: string) => Promise<Buffer>;
export interface PersonalMail extends Mail {
  personal: Readonly<Record<string, string>>;
}

/** A part of a personal value and where it stands in the body: soft line breaks divide values. */
interface Slot {
  place: string;
  from: number;
  to: number;
  offset: number;
}

interface Template {
  mail: Mail;
  masks: Readonly<Record<string, string>>;
  /** In nodemailer's order; continuation lines belong to their header. */
  headers: readonly { name: string; lines: string }[];
  body: Buffer;
  slots: readonly Slot[];
}

const MOST_TEMPLATES = 4;
const SEPARATOR = "\r\n\r\n";
const MASKED = "a";
const OTHER = "b";

/** All characters that quoted-printable neither encodes nor treats as a place to break a line look the same. */
const maskOf = (value: string, letter = MASKED) => value.replace(/[\w-]/g, letter);

const mapValues = (
  values: Readonly<Record<string, string>>,
  change: (value: string, key: string) => string,
) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]));

function divide(content: Buffer): { headers: string; body: Buffer } {
  const end = content.indexOf(SEPARATOR);
  return { headers: content.toString("latin1", 0, end), body: content.subarray(end + SEPARATOR.length) };
}

/**
 * @param variant the same body with other letters at this place
 * @returns undefined unless both differ in the value's letters and in nothing else
 */
function findSlots(body: Buffer, variant: Buffer, place: string, mask: string): Slot[] | undefined {
  if (body.length !== variant.length) return undefined;
  const letters = [...mask].flatMap((letter, index) => (letter === MASKED ? [index] : []));
  const slots: Slot[] = [];
  let found = 0;
  for (let offset = 0; offset < body.length; offset++) {
    if (body[offset] === variant[offset]) continue;
    if (body[offset] !== MASKED.charCodeAt(0) || variant[offset] !== OTHER.charCodeAt(0)) return undefined;
    const index = letters[found++ % letters.length] ?? 0;
    const last = slots.at(-1);
    if (last && last.to === index && last.offset + index - last.from === offset) last.to++;
    else slots.push({ place, from: index, to: index + 1, offset });
  }
  return found % letters.length === 0 ? slots : undefined;
}

async function createTemplate(mail: PersonalMail, compose: Compose): Promise<Template | undefined> {
  const masks = mapValues(mail.personal, (value) => maskOf(value));
  const boundary = randomBytes(8).toString("hex");
  const first = divide(await compose({ ...mail, personal: masks }, boundary));
  const slots: Slot[] = [];
  for (const [place, mask] of Object.entries(masks)) {
    const others = { ...masks, [place]: maskOf(mask, OTHER) };
    const { body } = divide(await compose({ ...mail, personal: others }, boundary));
    const found = findSlots(first.body, body, place, mask);
    if (!found) return undefined;
    slots.push(...found);
  }
  const headers = first.headers.split(/\r\n(?![ \t])/).map((lines) => {
    const name = lines.slice(0, lines.indexOf(":")).toLowerCase();
    return { name, lines };
  });
  return { mail, masks, headers, body: Buffer.from(first.body), slots };
}

function fits({ mail, masks }: Template, { html, text, subject, headers, personal }: PersonalMail): boolean {
  const same = mail.html === html && mail.text === text && mail.subject === subject;
  if (!same || Object.keys(mail.headers).join() !== Object.keys(headers).join()) return false;
  const places = Object.entries(personal);
  return (
    places.length === Object.keys(masks).length &&
    places.every(([place, value]) => masks[place] === maskOf(value))
  );
}

function fillHeaders({ headers }: Template, mail: Mail, now: Date): string {
  const own = new Map([
    ["to", foldLines(`To: ${MimeNode.encodeHeaderValue("To", [mail.to])}`, 76)],
    ["message-id", `Message-ID: ${mail.messageId}`],
    ["date", `Date: ${MimeNode.encodeHeaderValue("Date", now)}`],
  ]);
  for (const [key, value] of Object.entries(mail.headers)) own.set(key.toLowerCase(), `${key}: ${value}`);
  return headers.map(({ name, lines }) => own.get(name) ?? lines).join("\r\n");
}

function fill(template: Template, mail: PersonalMail, now: Date): Buffer {
  const { body, slots } = template;
  const head = fillHeaders(template, mail, now) + SEPARATOR;
  const content = Buffer.allocUnsafe(head.length + body.length);
  content.write(head, "latin1");
  body.copy(content, head.length);
  for (const { place, from, to, offset } of slots) {
    content.write(mail.personal[place]?.slice(from, to) ?? "", head.length + offset, "latin1");
  }
  return content;
}

/** Templates of the last few bodies that were sent. @param compose all of one mail, with this multipart boundary */
export function createTemplates(compose: Compose) {
  const templates: Template[] = [];
  return async (mail: PersonalMail, now = new Date()): Promise<Buffer> => {
    let template = templates.find((each) => fits(each, mail));
    if (!template) {
      template = await createTemplate(mail, compose);
      if (!template) return await compose(mail);
      templates.unshift(template);
      templates.splice(MOST_TEMPLATES);
    }
    return fill(template, mail, now);
  };
}
