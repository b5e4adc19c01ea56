import type { MailError } from "~/server/mail-error.server";

export const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 60_000;

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

export interface Verdict {
  /**
   * - `untouched`: the failure says nothing about this mail; it stays as it is;
   * - `retry`: not accepted, `retryAfterMs` from now it may be;
   * - `failed`: refused for good, or tried often enough;
   * - `uncertain`: perhaps accepted; it must never be sent again by itself.
   */
  outcome: "untouched" | "retry" | "failed" | "uncertain";
  retryAfterMs: number;
  /** The next mail would probably fare the same: the server is away, overloaded, or refuses what we send. */
  serverWide: boolean;
}

/**
 * Says what follows from a mail that was not acknowledged (RFC 5321: the server answers for a mail once it has replied
 * 250 to the final dot; 4yz replies are temporary, 5yz are final).
 *
 * @param attempts how often this mail was handed over, this time included
 */
export function judgeFailure(
  { phase, answer, command, code }: Pick<MailError, "phase" | "answer" | "command" | "code">,
  attempts: number,
): Verdict {
  const verdict = (outcome: Verdict["outcome"], serverWide: boolean): Verdict => ({
    outcome,
    retryAfterMs: outcome === "retry" ? FIRST_RETRY_MS * 4 ** (attempts - 1) : 0,
    serverWide,
  });
  // Only the recipient's own refusal is about one mail alone. 421 means "closing" wherever it comes.
  const serverWide = command !== "RCPT TO" || answer === 421;
  const retry = verdict(attempts < MAX_ATTEMPTS ? "retry" : "failed", serverWide);

  if (phase === "waiting" && NO_SERVER.has(code ?? "")) return verdict("untouched", true);
  if (command === "MAIL FROM") return verdict("untouched", true);
  if (phase === "after dot" && answer === undefined) return verdict("uncertain", true);
  if (code === "EENVELOPE" && command === "API") return verdict("failed", false);
  // 503 is about the order of commands in this connection (RFC 5321, 4.2.2), not about the mail.
  if (answer !== undefined && answer >= 500 && answer !== 503) return verdict("failed", serverWide);
  return retry;
}
