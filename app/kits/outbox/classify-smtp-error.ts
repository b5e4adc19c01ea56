import type { MailError } from "~/server/mail-error.server";

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
  /** `untouched`: no statement about this mail; `uncertain`: perhaps accepted. */
  outcome: "untouched" | "retry" | "failed" | "uncertain";
  /** The next mail would probably fail too. */
  serverWide: boolean;
}

/** RFC 5321: the server is responsible after 250 to the final dot; 4yz replies are temporary, 5yz final. */
export function classifySmtpError({
  phase,
  replyCode: answer,
  command,
  code,
}: Pick<MailError, "phase" | "replyCode" | "command" | "code">): SmtpErrorClass {
  // Only a refused recipient is about one mail alone; 421 always means "closing".
  const serverWide = command !== "RCPT TO" || answer === 421;
  if (phase === "waiting" && NO_SERVER.has(code ?? "")) return { outcome: "untouched", serverWide: true };
  if (command === "MAIL FROM") return { outcome: "untouched", serverWide: true };
  if (phase === "after dot" && answer === undefined) return { outcome: "uncertain", serverWide: true };
  if (code === "EENVELOPE" && command === "API") return { outcome: "failed", serverWide: false };
  // 503 is about the order of commands (RFC 5321, 4.2.2), not the mail.
  if (answer !== undefined && answer >= 500 && answer !== 503) return { outcome: "failed", serverWide };
  return { outcome: "retry", serverWide };
}
