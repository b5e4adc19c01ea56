/**
 * How far a mail got:
 * - `waiting`: no connection had taken it up: the server could not be reached, or refused to let us in;
 * - `handing over`: it was being handed over; the final dot was not written, so the server cannot have accepted it;
 * - `after dot`: the final dot may have been written; without an answer nobody knows whether it was accepted.
 */
export type MailPhase = "waiting" | "handing over" | "after dot";

export class MailError extends Error {
  readonly phase: MailPhase;
  /** The server's reply code, such as 450, where it gave one. */
  readonly replyCode: number | undefined;
  /** What the answer was to, such as `RCPT TO`; `CONN` for the connection itself, `API` for nodemailer's own refusal. */
  readonly command: string | undefined;
  /** Nodemailer's code, such as EENVELOPE. */
  readonly code: string | undefined;

  constructor(phase: MailPhase, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "MailError";
    this.phase = phase;
    this.replyCode = fact(cause, "responseCode", "number");
    this.command = fact(cause, "command", "string");
    this.code = fact(cause, "code", "string");
  }
}

function fact(error: unknown, key: string, type: "number"): number | undefined;
function fact(error: unknown, key: string, type: "string"): string | undefined;
function fact(error: unknown, key: string, type: "number" | "string"): unknown {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === type ? value : undefined;
}
