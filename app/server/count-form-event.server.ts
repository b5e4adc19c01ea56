import { browserName } from "~/lib/browser-name";
import { clientIpBlock } from "./client-ip.server";
import { keyedHash } from "./keyed-hash.server";
import type { RateLimit } from "./rate-limit.server";
import { rateLimitRules } from "./rate-limit-rules";
import type { AnalyticsEvent, AnalyticsForm } from "./schema.server";
import type { PublicServices } from "./services.server";

export interface CountedEvent {
  form: AnalyticsForm;
  type: AnalyticsEvent;
  /** Of the tab; on `complete` the submission's id. */
  session: string | null;
}

function limitOf(request: Request, { env }: PublicServices): RateLimit {
  const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  if (!isPublic) return { ...rateLimitRules.formEventsOfAll, key: "events:shared" };
  const visitor = keyedHash(env.SESSION_SECRET, "address", block);
  return { ...rateLimitRules.formEvents, key: `events:address:${visitor}` };
}

/**
 * Stores the browser's name, not the User-Agent; of a completion not even that, for its session is a submission. Stores
 * nothing of a browser that asks for it (Global Privacy Control). Never throws or waits: see `createEventWriter`.
 */
export function countFormEvent(
  request: Request,
  services: PublicServices,
  { form, type, session }: CountedEvent,
  now: Date,
): void {
  if (request.headers.get("Sec-GPC") === "1") return;
  services.events.add({
    limit: limitOf(request, services),
    row: {
      form_name: form,
      event_type: type,
      session_id: session,
      user_agent: type === "complete" ? null : browserName(request.headers.get("User-Agent")),
      created_at: now.toISOString(),
    },
  });
}
