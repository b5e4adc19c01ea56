import { browserName } from "~/lib/browser-name";
import { clientIpBlock } from "./client-ip.server";
import { hasRoomForEvent } from "./disk-space.server";
import { recordFormEvent } from "./form-events.queries.server";
import { keyedHash } from "./keyed-hash.server";
import { logger } from "./logger.server";
import { consumeRateLimit, type RateLimit } from "./rate-limit.server";
import type { AnalyticsEvent, AnalyticsForm } from "./schema.server";
import type { Services } from "./services.server";

/** One public address may hold a whole library, each page a few events. */
const PER_PUBLIC_IP = { limit: 3000, windowSeconds: 10 * 60 };
/** All who come through a proxy that CLIENT_ADDRESS_HEADER does not name: some 100 MB a day, and more than are seen. */
const SHARED = { limit: 20_000, windowSeconds: 60 * 60 };

export interface CountedEvent {
  form: AnalyticsForm;
  type: AnalyticsEvent;
  /** The browser tab's id, or on `complete` the id of the submission. */
  session: string | null;
}

function limitOf(request: Request, { env }: Services): RateLimit {
  const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  if (!isPublic) return { ...SHARED, key: "events:shared" };
  return { ...PER_PUBLIC_IP, key: `events:address:${keyedHash(env.SESSION_SECRET, "address", block)}` };
}

/**
 * Counts something that happened at a form, with the browser's name in place of its User-Agent header. Whoever sends
 * too much is not counted, and nobody is while the disk is nearly full. Never throws: counting is no concern of a
 * visitor's.
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
