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
