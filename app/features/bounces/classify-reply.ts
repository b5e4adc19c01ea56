import { type Cause, causeOf } from "./reply-causes";

/** `ours`: about this site or the mail, so that it says nothing of the address. */
export type ReplyKind = "hard" | "soft" | "ours";

const kinds: Readonly<Record<Cause, ReplyKind>> = {
  shut: "soft",
  ours: "ours",
  full: "soft",
  passing: "soft",
  gone: "hard",
  policy: "ours",
  "no host": "hard",
  late: "soft",
};

/** What words say; undefined where they say nothing that is known. */
export function kindOfWords(text: string, status?: string): ReplyKind | undefined {
  const cause = causeOf(text);
  // A domain that a server calls missing for now may be back.
  if (cause === "no host" && status?.startsWith("4.")) return "soft";
  return cause && kinds[cause];
}

/** RFC 3463: X.1.x is the address, X.2.x its mailbox, X.3.x a mail system, X.4.x the way there, X.5–X.7 the mail. */
export function kindOfStatus(status: string | undefined): ReplyKind | undefined {
  const [severity, subject, detail] = (status ?? "").split(".").map(Number);
  if (severity === 4) return "soft";
  if (subject === 1) {
    if (detail === 7 || detail === 8) return "ours";
    return detail === 0 ? undefined : "hard";
  }
  if (subject === 2) {
    if (detail === 1) return "hard";
    if (detail === 3 || detail === 4) return "ours";
    return detail === 0 ? undefined : "soft";
  }
  if (subject === 3) return detail === 4 ? "ours" : "soft";
  if (subject === 4) {
    if (detail === 4) return "hard";
    return detail === 5 ? "ours" : "soft";
  }
  if (subject === 7 && detail === 13) return "hard";
  return subject === 5 || subject === 6 || subject === 7 ? "ours" : undefined;
}

const ENHANCED = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;
const CODE = /(?<![\d.])[45]\d\d(?=[ -])/;

/** @param status of a delivery report; without one, the first that the text names */
export function statusOf(status: string | undefined, text: string): string | undefined {
  return ENHANCED.exec(status ?? "")?.[0] ?? ENHANCED.exec(text)?.[0];
}

/** RFC 5321: a code of 4xx is for now, and 552 is a mailbox that is full. */
export function kindOfCode(text: string): ReplyKind | undefined {
  const code = CODE.exec(text)?.[0];
  return code === "552" || code?.startsWith("4") ? "soft" : undefined;
}

/** What a mail server's words say about an address: they come before a code that contradicts them. */
export function classifyReply(status: string | undefined, text: string): ReplyKind | undefined {
  return kindOfWords(text, status) ?? kindOfStatus(status) ?? kindOfCode(text);
}
