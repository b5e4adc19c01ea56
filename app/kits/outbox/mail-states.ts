import type { MailStatus } from "~/database/schema/schema.server";

/**
 * State machine of a mail; mails.queries.server.ts makes every change of status.
 * - `queued`: no server has it. `sending`: claimed; the final dot may have been written.
 * - `uncertain`: the sender or the connection ended between the final dot and the answer; shown to staff, never resent
 *   by itself.
 * - `sent`: the server accepted it. `written`: a file, because no mail server is set.
 * - `failed`: rejected for good, for too long, or too old. `skipped`: nothing to send, or no recipient.
 * - `cancelled`: staff cancelled the queue, or took the mail back, before a server had it.
 * A sender reports what it knows even after another has declared its mail uncertain: hence that origin.
 */
export const transitions = {
  claim: { from: ["queued"], to: "sending" },
  skip: { from: ["queued"], to: "skipped" },
  accept: { from: ["sending", "uncertain"], to: "sent" },
  write: { from: ["sending", "uncertain"], to: "written" },
  /** Not accepted, or of a kind that resends when uncertain. */
  retry: { from: ["queued", "sending", "uncertain"], to: "queued" },
  park: { from: ["sending", "uncertain"], to: "uncertain" },
  /** The machine that may have sent it is gone. */
  doubt: { from: ["queued", "sending"], to: "uncertain" },
  /** Staff ask for it. */
  resend: { from: ["failed", "uncertain"], to: "queued" },
  cancel: { from: ["queued"], to: "cancelled" },
  fail: { from: ["queued", "sending", "uncertain"], to: "failed" },
} as const satisfies Record<string, { from: readonly MailStatus[]; to: MailStatus }>;

/** What a sender reports. */
export type Transition = Exclude<keyof typeof transitions, "resend" | "cancel" | "doubt">;

export const SETTLED = [
  "sent",
  "written",
  "failed",
  "uncertain",
  "skipped",
  "cancelled",
] as const satisfies MailStatus[];
export const UNSETTLED = ["queued", "sending"] as const satisfies MailStatus[];

export function originsOf(transition: Transition, claimed: boolean): MailStatus[] {
  return transitions[transition].from.filter((status) => (status === "queued") !== claimed);
}
