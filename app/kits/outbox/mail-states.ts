import type { MailStatus } from "~/server/schema.server";

/**
 * The life of a mail, whole. Every change of a status is one of these, made by mails.queries.server.ts.
 *
 * - `queued`: no server has it; it is sent when its time comes.
 * - `sending`: claimed. All of it but the final dot has been handed over, and the dot may have been written.
 * - `uncertain`: the sender ended, or the connection was lost, between the final dot and the server's answer. Only the
 *   server knows whether it took the mail, so it is shown to staff and never sent again by itself.
 * - `sent`: the server took it. `written`: it became a file, because no mail server is set, and reached no one.
 * - `failed`: refused for good, or too often, or too old. `skipped`: there was nothing to send or no one to send it to.
 *
 * A sender that has claimed a mail reports what it knows even after another has taken its queue over and declared the
 * mail uncertain: hence `uncertain` among the origins.
 */
export const transitions = {
  claim: { from: ["queued"], to: "sending" },
  skip: { from: ["queued"], to: "skipped" },
  accept: { from: ["sending", "uncertain"], to: "sent" },
  write: { from: ["sending", "uncertain"], to: "written" },
  /** Not accepted, or of a kind that is rather sent twice than not at all. */
  retry: { from: ["queued", "sending", "uncertain"], to: "queued" },
  /** Perhaps accepted. */
  park: { from: ["sending", "uncertain"], to: "uncertain" },
  fail: { from: ["queued", "sending", "uncertain"], to: "failed" },
} as const satisfies Record<string, { from: readonly MailStatus[]; to: MailStatus }>;

export type Transition = keyof typeof transitions;

/** Neither to be sent nor perhaps on its way. */
export const SETTLED = ["sent", "written", "failed", "uncertain", "skipped"] as const satisfies MailStatus[];
export const UNSETTLED = ["queued", "sending"] as const satisfies MailStatus[];

/** Those from which a transition leads, for a sender that has claimed the mail or has not. */
export function originsOf(transition: Transition, claimed: boolean): MailStatus[] {
  return transitions[transition].from.filter((status) => (status === "queued") !== claimed);
}
