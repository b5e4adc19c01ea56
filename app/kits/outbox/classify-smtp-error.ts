import type { MailError } from "~/server/mail-error.server";

/** What nodemailer reports when it did not get as far as handing a mail over. */
const NO_SERVER = new Set([
  "EAUTH",
  "ECONNECTION",
  "EDNS",
  "ENOAUTH",
  "EOAUTH2",
  "EPROTOCOL",
  "EPROXY",
  "ESOCKET",
  "ETIMEDOUT",
  "ETLS",
]);

export interface SmtpErrorClass {
  /**
   * - `untouched`: the failure says nothing about this mail, which may be sent at any time;
   * - `retry`: not accepted, later it may be;
   * - `failed`: refused for good;
   * - `uncertain`: perhaps accepted.
   */
  outcome: "untouched" | "retry" | "failed" | "uncertain";
  /** The next mail would probably fare the same: the server is away, overloaded, or refuses what we send. */
  serverWide: boolean;
}

/**
 * Says what follows from a mail that was not acknowledged (RFC 5321: the server answers for a mail once it has replied
 * 250 to the final dot; 4yz replies are temporary, 5yz are final).
 */
export function classifySmtpError({
  phase,
  replyCode: answer,
  command,
  code,
}: Pick<MailError, "phase" | "replyCode" | "command" | "code">): SmtpErrorClass {
  // Only the recipient's own refusal is about one mail alone. 421 means "closing" wherever it comes.
  const serverWide = command !== "RCPT TO" || answer === 421;
  if (phase === "waiting" && NO_SERVER.has(code ?? "")) return { outcome: "untouched", serverWide: true };
  if (command === "MAIL FROM") return { outcome: "untouched", serverWide: true };
  if (phase === "after dot" && answer === undefined) return { outcome: "uncertain", serverWide: true };
  if (code === "EENVELOPE" && command === "API") return { outcome: "failed", serverWide: false };
  // 503 is about the order of commands in this connection (RFC 5321, 4.2.2), not about the mail.
  if (answer !== undefined && answer >= 500 && answer !== 503) return { outcome: "failed", serverWide };
  return { outcome: "retry", serverWide };
}
