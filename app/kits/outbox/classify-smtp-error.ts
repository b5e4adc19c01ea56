import type { MailError } from "~/mail/mail-error.server";

/**
 * - `connection`: nothing was said about the mail, and another connection may take it;
 * - `sender`: we are refused, whoever the mail is for;
 * - `policy`: refused for what we are, send or have sent too much of; about one mail only where others are accepted;
 * - `mailbox`: it does not exist or takes no mail; `perhaps mailbox`: by a code that servers use for other refusals too;
 * - `put off`: for now, this mail; `failing`: for now, and the next mail would probably fare the same;
 * - `no address`: it cannot even be written in a command;
 * - `uncertain`: perhaps accepted.
 */
export type SmtpErrorClass =
  | "connection"
  | "sender"
  | "policy"
  | "mailbox"
  | "perhaps mailbox"
  | "put off"
  | "failing"
  | "no address"
  | "uncertain";

/** Authentication is required or failed (RFC 4954). */
const LOGIN = new Set([530, 534, 535, 538]);
const FULL_MAILBOX = /(mailbox|inbox|user|recipient).{0,40}(full|quota|size|storage|limit)/i;
const GREYLISTED = /gr[ea]y.?list/i;
const ABOUT_SENDER = /\bsender (address )?(rejected|denied|refused|verif|not|blocked)/i;
const ABOUT_US = new RegExp(
  [
    "relay|quota|limit|too (many|much|fast)|\\brate\\b|throttl",
    "spam|unsolicited|block|blacklist|reputation|polic(y|ies)|virus",
    "authenti|not (allowed|permitted|authori[sz]ed)|access denied|\\bsender\\b",
  ].join("|"),
  "i",
);

const UNKNOWN_MAILBOX =
  /no such|unknown|n(ot|'t) (exist|found|known|local|listed)|no (mailbox|user)|invalid (mailbox|recipient|user|address)/i;

/** Without an enhanced code, the words decide whether all mail to the address may be stopped. */
export const namesUnknownMailbox = (text: string) => UNKNOWN_MAILBOX.test(text);

interface Reply {
  code: number;
  /** RFC 3463 without its class: "1.1" of "5.1.1". */
  status: string | undefined;
  text: string;
  isRecipients: boolean;
}

function classifyPermanent({ code, status, text, isRecipients }: Reply): SmtpErrorClass {
  if (ABOUT_SENDER.test(text)) return "policy";
  if (status === "2.1") return "mailbox";
  // Status 1.7 and 1.8 are about the sender's address.
  if (status?.startsWith("1.")) return status === "1.7" || status === "1.8" ? "policy" : "mailbox";
  if (status?.startsWith("2.")) return "put off";
  const isBare = status === undefined && isRecipients && [550, 551, 553].includes(code);
  return isBare && !ABOUT_US.test(text) ? "perhaps mailbox" : "policy";
}

function classifyTemporary({ status, text, isRecipients }: Reply): SmtpErrorClass {
  // Often with 4.7.1: each first mail to a mailbox is put off.
  if (GREYLISTED.test(text)) return "put off";
  const isAboutUs = status
    ? /^[37]\.|^1\.[78]$|^4\.5$|^5\./.test(status) || ABOUT_SENDER.test(text)
    : ABOUT_US.test(text);
  if (isAboutUs) return "policy";
  return isRecipients ? "put off" : "failing";
}

/**
 * Only the subject 1 of an enhanced status code (RFC 3463) is surely about a mailbox: a server without our login, or
 * with a limit, refuses each recipient just like an unknown one.
 */
export function classifySmtpError(
  error: Pick<
    MailError,
    "phase" | "connection" | "replyCode" | "enhanced" | "reply" | "command" | "code" | "message"
  >,
): SmtpErrorClass {
  const { phase, connection, replyCode: code, enhanced, command } = error;
  // 421 always means "closing" (RFC 5321, 3.8).
  if (connection || code === 421) return "connection";
  if (error.code === "EENVELOPE" && command === "API") return "no address";
  if (code === undefined) return phase === "after dot" ? "uncertain" : "failing";
  if (command === "MAIL FROM" || LOGIN.has(code)) return "sender";
  const text = error.reply ?? error.message;
  const reply = { code, status: enhanced?.slice(2), text, isRecipients: command === "RCPT TO" };
  const isFull = reply.status === "2.2" || (reply.status === undefined && FULL_MAILBOX.test(text));
  if (isFull || (code === 552 && reply.status === undefined)) return "put off";
  return code >= 500 ? classifyPermanent(reply) : classifyTemporary(reply);
}
