import type { Environment } from "~/server/read-environment.server";
import { replyCopy as copy } from "./reply.copy";

export interface SendingTrouble {
  text: string;
  isBlocked: boolean;
}

/**
 * A reply needs a sender, and nothing else of what newsletters need (docs/decisions/sending.md). Without a mail
 * server it becomes a file, as other mails do, and the page says so.
 */
export function sendingTrouble(env: Pick<Environment, "SMTP_URL" | "unset">): SendingTrouble | null {
  if (!env.SMTP_URL) return { text: copy.trial, isBlocked: false };
  return env.unset.includes("MAIL_FROM") ? { text: copy.blocked, isBlocked: true } : null;
}
