import type { Database } from "~/database/open-database.server";
import { type RateLimitRule, rateLimitRules } from "~/http/limits/rate-limit-rules";
import { isQueueHeld } from "~/kits/outbox/mail-queues.queries.server";
import { countMails } from "~/kits/outbox/mails.queries.server";
import type { HeldMails } from "./describe-system";

const CEILINGS = {
  confirmation: rateLimitRules.confirmationMails,
  welcome: rateLimitRules.unconfirmedWelcomes,
  data_request: rateLimitRules.dataRequestMails,
} as const satisfies Record<string, RateLimitRule>;

const KINDS = ["confirmation", "welcome", "data_request"] as const satisfies (keyof typeof CEILINGS)[];

/** Lists the kinds of mail that wait because their limit for an hour is used up. */
export async function listHeldMails(db: Database, now: Date): Promise<HeldMails[]> {
  const held: HeldMails[] = [];
  for (const kind of KINDS) {
    const queue = { kind, campaignId: null };
    if (!(await isQueueHeld(db, queue, now.toISOString()))) continue;
    const { queued } = await countMails(db, queue);
    held.push({ kind, limit: CEILINGS[kind].limit, waiting: queued });
  }
  return held;
}
