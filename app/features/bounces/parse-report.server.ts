import PostalMime, { type Attachment, type Email } from "postal-mime";
import { replyWords } from "./reply-words";

/** `ours`: about this site or the mail, so that it says nothing of the address. */
export type ReplyKind = "hard" | "soft" | "ours";

/** RFC 3463: X.1.x is the address, X.2.x its mailbox, X.3.x a mail system, X.4.x the way there, X.5–X.7 the mail. */
function ofStatus(status: string): ReplyKind | undefined {
  const [severity, subject, detail] = status.split(".").map(Number);
  if (severity === 4) return "soft";
  if (subject === 1) {
    if (detail === 7 || detail === 8) return "ours";
    return detail === 0 ? undefined : "hard";
  }
  if (subject === 2) {
    if (detail === 1) return "hard";
    if (detail === 3) return "ours";
    return detail === 0 ? undefined : "soft";
  }
  if (subject === 3) return detail === 4 ? "ours" : "soft";
  if (subject === 4) {
    if (detail === 4) return "hard";
    return detail === 5 ? "ours" : "soft";
  }
  return subject === 0 ? undefined : "ours";
}

const ENHANCED = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;

/** @param status of a delivery report; without one, the first that the text names */
export function statusOf(status: string | undefined, text: string): string | undefined {
  return ENHANCED.exec(status ?? "")?.[0] ?? ENHANCED.exec(text)?.[0];
}

/** What a mail server's words say about an address; undefined where they say nothing that is known. */
export function classifyReply(status: string | undefined, text: string): ReplyKind | undefined {
  const known = status === undefined ? undefined : ofStatus(status);
  const words = text.toLowerCase();
  const said = (["ours", "soft", "hard"] as const).find((kind) =>
    replyWords[kind].some((phrase) => words.includes(phrase)),
  );
  // Servers give 5.1.1 for spam, too: what they say about us comes first.
  if (known === "hard" && said === "ours") return "ours";
  return known ?? said;
}

export interface MailReport {
  /** `ignored`: a delay, a receipt or an automatic reply; `unknown`: a report whose words are not known. */
  kind: ReplyKind | "complaint" | "ignored" | "unknown";
  reply: string | null;
  /** What the mail server said, on one line. */
  detail: string;
  /** Of mails that the report names; the first that this site sent is what it is about. */
  messageIds: string[];
}

export const MAX_DETAIL = 300;
const MAX_MESSAGE_IDS = 20;
/** Mails of the outbox have ids that nobody else can guess. */
const OWN_MESSAGE_ID = /<[0-9a-f]{32}@[^<>\s@]{1,255}>/g;
const DAEMON = /^(mailer-daemon|postmaster|mail-daemon|mail\.?daemon)@/i;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, MAX_DETAIL);

function textOf({ content }: Attachment): string {
  return typeof content === "string" ? content : new TextDecoder("utf-8").decode(content);
}

/** Groups of header fields with empty lines between them (RFC 3464, 2.1), names in lower case. */
function fieldGroups(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll("\r\n", "\n").replace(/\n[ \t]+/g, " ");
  return unfolded.split(/\n\s*\n/).map(
    (group) =>
      new Map(
        group.split("\n").flatMap((line) => {
          const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
          return name && value !== undefined ? [[name.toLowerCase(), value.trim()] as const] : [];
        }),
      ),
  );
}

const valueAfterType = (field = "") => field.replace(/^[\w-]+;\s*/, "");

type Finding = Pick<MailReport, "kind" | "reply" | "detail">;

const nothing: Finding = { kind: "ignored", reply: null, detail: "" };

function fromStatus(text: string): Finding {
  const failed = fieldGroups(text).find((fields) => fields.get("action")?.toLowerCase().startsWith("failed"));
  if (!failed) return nothing;
  const detail = oneLine(valueAfterType(failed.get("diagnostic-code")));
  const status = statusOf(failed.get("status"), detail);
  return { kind: classifyReply(status, detail) ?? "unknown", reply: status ?? null, detail };
}

/** The paragraph around the first words that are known: what surrounds it is the server's greeting. */
function fromText(text: string): Finding {
  const lines = text.split("\n");
  const copy = lines.findIndex((line) => line.startsWith("--") && /original|copy of/i.test(line));
  const own = copy < 0 ? text : lines.slice(0, copy).join("\n");
  for (const paragraph of own.split(/\n\s*\n/)) {
    const status = statusOf(undefined, paragraph);
    const kind = classifyReply(status, paragraph);
    if (kind) return { kind, reply: status ?? null, detail: oneLine(paragraph) };
  }
  return { kind: "unknown", reply: null, detail: "" };
}

function isFromMailServer(email: Email): boolean {
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
  return (
    DAEMON.test(email.from?.address ?? "") ||
    header("return-path")?.trim() === "<>" ||
    header("x-failed-recipients") !== undefined
  );
}

function findingOf(email: Email, text: string): Finding {
  const part = (type: string) => email.attachments.find(({ mimeType }) => mimeType === type);
  const feedback = part("message/feedback-report");
  if (feedback) {
    const type = fieldGroups(textOf(feedback))[0]?.get("feedback-type") ?? "abuse";
    // "not-spam" takes a complaint back (RFC 6430); "auth-failure" is about signatures (RFC 6591).
    const isComplaint = ["abuse", "fraud", "opt-out", "other"].includes(type.toLowerCase());
    return isComplaint
      ? { kind: "complaint", reply: null, detail: `Feedback-Type: ${oneLine(type)}` }
      : nothing;
  }
  const status = part("message/delivery-status");
  if (status) {
    const finding = fromStatus(textOf(status));
    return finding.kind === "unknown" ? { ...fromText(text), reply: finding.reply } : finding;
  }
  const automatic = email.headers.some(
    ({ key, value }) => key === "auto-submitted" && /^auto-replied/i.test(value),
  );
  return isFromMailServer(email) && (!automatic || DAEMON.test(email.from?.address ?? ""))
    ? fromText(text)
    : nothing;
}

/**
 * Reads a returned mail: delivery reports (RFC 3464), complaints (ARF, RFC 5965), and the free text of servers that send
 * neither. @param raw as it was received; never throws, whatever it holds
 */
export async function parseReport(raw: Uint8Array): Promise<MailReport> {
  let email: Email;
  try {
    email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  } catch {
    return { ...nothing, kind: "unknown", messageIds: [] };
  }
  const text = email.text ?? email.html?.replace(/<[^<>]*>/g, " ") ?? "";
  const finding = findingOf(email, text);
  const everything = [
    ...email.attachments.map(textOf),
    text,
    ...email.headers.map(({ value }) => value),
    Buffer.from(raw).toString("latin1"),
  ].join("\n");
  const messageIds = [...new Set(everything.match(OWN_MESSAGE_ID) ?? [])].slice(0, MAX_MESSAGE_IDS);
  return { ...finding, messageIds };
}
