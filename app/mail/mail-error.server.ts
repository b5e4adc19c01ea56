/**
 * - `waiting`: the server could not be reached, or rejected the connection;
 * - `handing over`: the final dot was not written, so the server cannot have accepted the mail;
 * - `after dot`: it may have been written; without a reply it is unknown whether the mail was accepted.
 */
export type MailPhase = "waiting" | "handing over" | "after dot";

/** Nothing here is about the mail: the same one can be sent over another connection. */
export type ConnectionFailure =
  /** No address, no route, no TLS, a greeting other than 220, a wrong password; no other connection was open either. */
  | "not opened"
  /** The server closed it before it asked for the content: by 421 in place of a reply, or without a word. */
  | "closed";

interface Facts {
  phase: MailPhase;
  connection?: ConnectionFailure | undefined;
}

export class MailError extends Error {
  readonly phase: MailPhase;
  readonly connection: ConnectionFailure | undefined;
  readonly replyCode: number | undefined;
  /** The enhanced status code of the reply (RFC 3463), such as `5.7.1`; undefined where it has none. */
  readonly enhanced: string | undefined;
  /** All of the reply, such as `550 5.1.1 No such user`. */
  readonly reply: string | undefined;
  /** Such as `RCPT TO`; `CONN` for the connection, `API` for nodemailer's own check. */
  readonly command: string | undefined;
  readonly code: string | undefined;

  constructor({ phase, connection }: Facts, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "MailError";
    this.phase = phase;
    this.connection = connection;
    this.replyCode = fact(cause, "responseCode", "number");
    this.reply = fact(cause, "response", "string");
    this.enhanced = this.reply === undefined ? undefined : enhancedStatus(this.reply);
    this.command = fact(cause, "command", "string");
    this.code = fact(cause, "code", "string");
  }
}

/** @param reply lines of an SMTP reply, each of which begins with the code (RFC 2034, section 4) */
export function enhancedStatus(reply: string): string | undefined {
  // The class agrees with the basic code: `550 4.7.1` says nothing that could be relied on.
  return /^([245])\d\d[ -]#?(\1\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(reply)?.[2];
}

function fact(error: unknown, key: string, type: "number"): number | undefined;
function fact(error: unknown, key: string, type: "string"): string | undefined;
function fact(error: unknown, key: string, type: "number" | "string"): unknown {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === type ? value : undefined;
}
