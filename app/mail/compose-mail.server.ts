import type MimeNode from "nodemailer/lib/mime-node";
import type { Secrets } from "~/lib/secrets.server";
import type { Mail } from "./mail";
import { mailMark } from "./mail-mark.server";
import { createSigner, type DkimKey } from "./sign-mail.server";

const MAX_NAME_LENGTH = 100;

/** Against header injection: removes what could end a header or hide what follows. */
export function singleLine(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

export interface ComposedMail {
  /** Addresses for the server, without names. */
  envelope: { from: string; to: string };
  /** All of the mail, with CRLF. */
  content: Buffer;
}

export interface Sender {
  /** `Name <email>` or an email address. */
  from: string;
  replyTo?: string | undefined;
  /** Mails are signed when it is there. */
  dkim?: DkimKey | undefined;
  /** Mails of the outbox are marked with it, to be known when they come back. */
  secrets?: Secrets | undefined;
  /** Mails come back to it, with the mark after a plus sign; without it to `from`. */
  bounceAddress?: string | undefined;
}

export type Composer = (mail: Mail) => Promise<ComposedMail>;

/** Prepared headers are neither folded nor encoded: a URL in one must not be broken. */
function preparedHeaders(headers: Mail["headers"]) {
  return Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } }));
}

function checkHeaders({ headers, messageId }: Mail): void {
  for (const [key, value] of Object.entries({ ...headers, "Message-ID": messageId })) {
    if (!/^[\x20-\x7e]+$/.test(value)) throw new Error(`The header ${key} is not a line of ASCII`);
  }
}

const markOf = ({ secrets }: Omit<Sender, "dkim">, { id }: Mail) =>
  secrets && id !== undefined ? mailMark(secrets, id) : undefined;

/**
 * One mail, composed by nodemailer: what is sent, and what mail programs open as an .eml file (RFC 5322). Nodemailer is
 * loaded with the first, because the web server seldom composes one, and it takes some 6 MiB.
 */
export async function composeMail(sender: Omit<Sender, "dkim">, mail: Mail): Promise<Buffer> {
  const { from, replyTo } = sender;
  const mark = markOf(sender, mail);
  checkHeaders(mail);
  const options = {
    ...withPersonalValues(mail),
    from,
    replyTo: mail.replyTo ?? replyTo,
    headers: preparedHeaders(mark === undefined ? mail.headers : { ...mail.headers, "X-Mail-Id": mark }),
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  return await new MailComposer(options).compile().build();
}

async function addressNode(key: "From" | "To", value: string | Mail["to"][]): Promise<MimeNode> {
  const { default: Node } = await import("nodemailer/lib/mime-node");
  return new Node("text/plain", { baseBoundary: "none" }).setHeader(key, value);
}

/** The mail as its reader gets it. */
export function withPersonalValues<Content extends Omit<Mail, "messageId">>({
  personal = {},
  ...mail
}: Content): Omit<Content, "personal"> {
  const fill = (text: string) =>
    Object.entries(personal).reduce((part, [place, value]) => part.replaceAll(place, () => value), text);
  return { ...mail, html: fill(mail.html), text: fill(mail.text) };
}

export function createComposer(sender: Sender): Composer {
  const sign = sender.dkim && createSigner(sender.dkim);
  return async (mail) => {
    const mark = markOf(sender, mail);
    const returned = mark === undefined ? undefined : sender.bounceAddress?.replace("@", `+${mark}@`);
    const content = await composeMail(sender, mail);
    const from = await addressNode("From", sender.from);
    const to = await addressNode("To", [mail.to]);
    return {
      envelope: {
        from: returned ?? (from.getEnvelope().from || ""),
        to: to.getEnvelope().to[0] ?? "",
      },
      content: sign ? await sign(content) : content,
    };
  };
}
