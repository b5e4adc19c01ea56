import type { Attachment, Email } from "postal-mime";
import * as z from "zod";
import {
  classifyReply,
  kindOfCode,
  kindOfStatus,
  kindOfWords,
  type ReplyKind,
  statusOf,
} from "./classify-reply";
import { type Notification, readComplaint, readNotification } from "./complaints.server";
import { isAutomaticReply, isFromMailServer } from "./report-senders";
import { fieldGroups, type NamedMails, namedMails, reasonsOf } from "./report-text";

/** `ignored`: a receipt or an automatic reply; `unknown`: a report whose words are not known. */
const kinds = ["hard", "soft", "ours", "complaint", "ignored", "unknown"] as const;

export const mailReport = z.object({
  kind: z.enum(kinds) satisfies z.ZodType<ReplyKind | "complaint" | "ignored" | "unknown">,
  reply: z.string().nullable(),
  /** What the mail server said, on one line. */
  detail: z.string(),
  marks: z.array(z.string()),
  tokens: z.array(z.string()),
  serverIds: z.array(z.string()),
  messageIds: z.array(z.string()),
}) satisfies z.ZodType<NamedMails>;

export type MailReport = z.infer<typeof mailReport>;

export const MAX_DETAIL = 300;
const DELAY =
  /not yet been delivered|not been delivered (?:after|for|within|because)|has been delayed|is delayed|delayed (?:\d+|for)|need to re-?send|will be retried|will keep trying|will continue trying|will retry|only a notification about a delay|warning message only|this is a warning/i;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, MAX_DETAIL);

/** A part of a mail says in its beginning what a report says. */
const MAX_PART = 512 * 1024;

function textOf({ content }: Attachment): string {
  if (typeof content === "string") return content.slice(0, MAX_PART);
  return new TextDecoder("utf-8").decode(content.slice(0, MAX_PART));
}

const valueAfterType = (field = "") => field.replace(/^[\w-]+;\s*/, "");

type Finding = Pick<MailReport, "kind" | "reply" | "detail">;

const nothing: Finding = { kind: "ignored", reply: null, detail: "" };
const notUnderstood: Finding = { kind: "unknown", reply: null, detail: "" };

/** The first reason whose words are known; without one, the first with a code. */
function fromText(text: string, given?: string): Finding {
  // Google's answer for lists, in many languages: the list may not exist, or is closed to this site.
  if (text.includes("groups.google.com/support")) return { ...notUnderstood, kind: "ours" };
  const reasons = reasonsOf(text);
  const found =
    reasons.find((reason) => kindOfWords(reason) !== undefined) ??
    reasons.find((reason) => classifyReply(statusOf(undefined, reason), reason) !== undefined);
  if (found === undefined) return notUnderstood;
  const status = given ?? statusOf(undefined, found);
  return { kind: classifyReply(status, found) ?? "unknown", reply: status ?? null, detail: oneLine(found) };
}

/** Statuses that say themselves what they are about: X.0.0 and X.7.1 are given for anything. Words come first all the same. */
const isExact = (status: string | undefined) => /^5\.(?:1\.[1-69]\d{0,2}|2\.[1-4]|4\.4)$/.test(status ?? "");

function fromRecipient(fields: Map<string, string>, text: string): Finding {
  const action = fields.get("action")?.toLowerCase() ?? "failed";
  // Some say why after the status alone: "5.0.0 (recipient reached disk quota)".
  const comment = fields.get("status")?.replace(/^[\d.]+|[()]/g, "");
  const detail = oneLine(valueAfterType(fields.get("diagnostic-code") ?? comment));
  const status = statusOf(fields.get("status"), detail);
  const reply = status ?? null;
  if (action.startsWith("delayed") || action.startsWith("expired")) {
    const cause = detail === "" ? fromText(text, status) : { kind: kindOfWords(detail, status), detail };
    return { kind: cause.kind === "ours" ? "ours" : "soft", reply, detail: cause.detail };
  }
  if (/^(?:deliver|relayed|expanded)/.test(action)) return nothing;
  const said = kindOfWords(detail, status);
  if (said) return { kind: said, reply, detail };
  const told = isExact(status) && detail !== "" ? undefined : fromText(text, status);
  const sure = kindOfStatus(status) ?? kindOfCode(detail);
  if (told && kindOfWords(told.detail, status)) return { ...told, reply };
  return { kind: sure ?? told?.kind ?? "unknown", reply, detail: detail || (told?.detail ?? "") };
}

/** A mail of this site has one recipient: where one of several it was forwarded to got it, or may yet, the address lives. */
const MILDEST = ["ignored", "soft", "ours", "unknown", "hard"] as const;

function fromStatus(text: string, words: string): Finding | undefined {
  const recipients = fieldGroups(text).filter(
    (fields) => fields.has("final-recipient") || fields.has("original-recipient") || fields.has("action"),
  );
  const findings = recipients.map((fields) => fromRecipient(fields, words));
  return (
    MILDEST.map((kind) => findings.find((finding) => finding.kind === kind)).find(Boolean) ?? findings[0]
  );
}

function fromNotification({ bounce, ...event }: Notification): Finding {
  if (!bounce) return nothing;
  const { status, diagnosticCode = "" } = bounce.bouncedRecipients[0] ?? {};
  const reply = status ?? null;
  const detail =
    oneLine(valueAfterType(diagnosticCode)) || `${bounce.bounceType} ${bounce.bounceSubType}`.trim();
  const said = classifyReply(status, detail);
  const type = bounce.bounceType === "Permanent" ? "hard" : "soft";
  const isOfMail = /Content|Attachment|TooLarge/.test(bounce.bounceSubType);
  return { kind: said ?? (isOfMail ? "ours" : event.mail === undefined ? "unknown" : type), reply, detail };
}

/** The names of the fields at the beginning of a mail. */
const fieldNames = (text: string) => [...(fieldGroups(text)[0]?.keys() ?? [])];

function findingOf(email: Email, text: string, raw: string): Finding {
  const part = (type: string) => email.attachments.find(({ mimeType }) => mimeType === type);
  const feedback = part("message/feedback-report");
  const notification = readNotification(text);
  const mails = email.attachments.filter(({ mimeType }) => /^(?:message|text)\/rfc822/.test(mimeType));
  const complaint = readComplaint({
    feedback: feedback ? textOf(feedback) : /^Feedback-Type:/im.test(raw) ? raw : undefined,
    headers: [...email.headers.map(({ key }) => key), ...mails.flatMap((mail) => fieldNames(textOf(mail)))],
    notification,
  });
  if (complaint === null) return nothing;
  if (complaint !== undefined) return { kind: "complaint", reply: null, detail: oneLine(complaint) };
  if (notification) return fromNotification(notification);
  // A receipt names its reader as a report does, and may say that the mail was deleted.
  if (part("message/disposition-notification")) return nothing;
  const status = part("message/delivery-status");
  const fields = status ? textOf(status) : /^Final-Recipient:/im.test(raw) ? raw : undefined;
  const finding = fields === undefined ? undefined : fromStatus(fields, text);
  if (finding) return finding;
  if (isAutomaticReply(email) || !(status || isFromMailServer(email))) return nothing;
  const told = fromText(text);
  return DELAY.test(text) && told.kind !== "ours" ? { ...told, kind: "soft" } : told;
}

/**
 * What a returned mail says: delivery reports (RFC 3464), complaints (ARF, RFC 5965), and the free text of servers that send
 * neither. @param source the mail's beginning, as it was received
 */
export function reportOf(email: Email, source: string): MailReport {
  const readable = email.text ?? email.html?.replace(/<[^<>]*>/g, " ") ?? "";
  // Where the boundary is damaged, no part is found.
  const text = readable.trim() === "" ? source.slice(Math.max(source.search(/\r?\n\r?\n/), 0)) : readable;
  const finding = findingOf(email, text, source);
  const everything = [
    ...email.attachments.map(textOf),
    text,
    ...email.headers.map(({ value }) => value),
    source,
  ].join("\n");
  return { ...finding, ...namedMails(everything) };
}

/** Of what cannot be read at all. */
export const unreadable: MailReport = { ...notUnderstood, ...namedMails("") };
