import { isbot } from "isbot";
import type { AnalyticsEvent, AnalyticsForm, LeftOutReason } from "~/database/schema/schema.server";
import { clientIpBlock } from "~/http/client-ip.server";
import { type RateLimitRule, rateLimitRules } from "~/http/limits/rate-limit-rules";
import { keyedHash } from "~/lib/secrets.server";
import type { PublicServices } from "~/server/services.server";
import { browserName } from "./browser-name";

export interface CountedEvent {
  form: AnalyticsForm;
  type: AnalyticsEvent;
  /** Names the tab; on `complete` the submission. */
  session: string | null;
}

const KIND_LIMITS: Partial<Record<AnalyticsEvent, RateLimitRule>> = {
  view: rateLimitRules.viewsOfForm,
  unique_view: rateLimitRules.onceEventsOfForm,
  start: rateLimitRules.onceEventsOfForm,
  partial_complete: rateLimitRules.onceEventsOfForm,
};

function limitsOf(request: Request, { env }: PublicServices, { form, type }: CountedEvent) {
  const { block, isPublic } = clientIpBlock(request, env.CLIENT_ADDRESS_HEADER);
  if (!isPublic) return { limit: { ...rateLimitRules.formEventsOfAll, key: "events:shared" } };
  const visitor = keyedHash(env.SESSION_SECRET, "address", block);
  const rule = KIND_LIMITS[type];
  return {
    limit: { ...rateLimitRules.formEvents, key: `events:address:${visitor}` },
    kindLimit: rule && { ...rule, key: `events:${form}:${type}:${visitor}` },
  };
}

/** A completion is always counted: there is a submission. No page of another site can set the header. */
function reasonToLeaveOut({ headers }: Request, { type }: CountedEvent): LeftOutReason | undefined {
  if (type === "complete") return undefined;
  if (headers.get("Sec-Fetch-Site") === "cross-site") return "other_site";
  return isProgram(headers.get("User-Agent")) ? "program" : undefined;
}

/**
 * Stores the browser's name, not the User-Agent; of a completion not even that, for its session is a submission. Stores
 * nothing of a browser that asks for it (Global Privacy Control). Never throws or waits: see `createEventWriter`.
 */
export function countFormEvent(
  request: Request,
  services: PublicServices,
  event: CountedEvent,
  now: Date,
): void {
  if (request.headers.get("Sec-GPC") === "1") return;
  const { form, type, session } = event;
  const row = {
    form_name: form,
    event_type: type,
    session_id: session,
    user_agent: type === "complete" ? null : browserName(request.headers.get("User-Agent")),
    created_at: now.toISOString(),
  };
  const reason = reasonToLeaveOut(request, event);
  if (reason) services.events.leaveOut(row, reason);
  else services.events.add({ row, ...limitsOf(request, services, event) });
}

/** Longer than what any browser sends of use, and short enough for a long expression. */
const MAX_LENGTH = 400;

/** What the list takes for programs: browsers of few words, and telephones by Google, in apps that name their maker. */
const PEOPLE =
  /\b(?:Dillo|NetSurf|edbrowse|WebbIE|Browsh|[Cc]hawan|Emacs)\b|\bGoogle; (?:Pixel|Nexus)|\bFBMF\/Google/;

/** Whether it says that nobody reads with it. A browser that sends nothing may be anybody's. @param userAgent untrusted */
export function isProgram(userAgent: string | null): boolean {
  const text = (userAgent ?? "").slice(0, MAX_LENGTH);
  return isbot(text) && !PEOPLE.test(text);
}
