import { browserName } from "~/lib/browser-name";
import { clientIpBlock } from "./client-ip.server";
import { hasRoomForEvent } from "./disk-space.server";
import { recordFormEvent } from "./form-events.queries.server";
import { keyedHash } from "./keyed-hash.server";
import { logger } from "./logger.server";
import { consumeRateLimit, type RateLimit } from "./rate-limit.server";
import type { AnalyticsEvent, AnalyticsForm } from "./schema.server";
import type { Services } from "./services.server";

/** A library's public IP may serve many visitors. */
const PER_PUBLIC_IP = { limit: 3000, windowSeconds: 10 * 60 };
/** Behind a proxy CLIENT_ADDRESS_HEADER does not name; at most some 100 MB a day. */
const SHARED = { limit: 20_000, windowSeconds: 60 * 60 };

export interface CountedEvent {
  form: AnalyticsForm;
  type: AnalyticsEvent;
  session: string | null;
}

function limitOf(request: Request, { env }: Services): RateLimit {
  const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  if (!isPublic) return { ...SHARED, key: "events:shared" };
  return { ...PER_PUBLIC_IP, key: `events:address:${keyedHash(env.SESSION_SECRET, "address", block)}` };
}

/**
 * Stores the browser's name, not the User-Agent. Drops events above the rate limit or on a nearly full disk. Never
 * throws.
 */
export async function countFormEvent(
  request: Request,
  services: Services,
  { form, type, session }: CountedEvent,
  now: Date,
): Promise<void> {
  const { db } = services;
  try {
    if (!(await hasRoomForEvent(services, now))) return;
    if (!(await consumeRateLimit(db, limitOf(request, services), now)).ok) return;
  } catch (error) {
    logger.error("form event not counted against its limit", { error });
    return;
  }
  await recordFormEvent(db, {
    form_name: form,
    event_type: type,
    session_id: session,
    user_agent: browserName(request.headers.get("User-Agent")),
    created_at: now.toISOString(),
  });
}
