/**
 * - `waiting`: the server could not be reached, or rejected the connection;
 * - `handing over`: the final dot was not written, so the server cannot have accepted the mail;
 * - `after dot`: it may have been written; without a reply it is unknown whether the mail was accepted.
 */
export type MailPhase = "waiting" | "handing over" | "after dot";

export class MailError extends Error {
  readonly phase: MailPhase;
  readonly replyCode: number | undefined;
  /** Such as `RCPT TO`; `CONN` for the connection, `API` for nodemailer's own check. */
  readonly command: string | undefined;
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
