import { z } from "zod";
import { tabSession } from "~/forms/handle-forms.server";
import { readForm } from "~/forms/read-form.server";
import type { BrowserEvent } from "~/forms/use-form-tracking";
import { clientBlock } from "~/server/client-address.server";
import { recordFormEvent } from "~/server/form-events.queries.server";
import { keyedHash } from "~/server/keyed-hash.server";
import { logger } from "~/server/logger.server";
import { takeFromLimit } from "~/server/rate-limit.server";
import type { AnalyticsForm } from "~/server/schema.server";
import type { Services } from "~/server/services.server";

const formName = z.enum([
  "survey",
  "volunteer",
  "contact",
  "newsletter",
  "partnership",
  "corporate_partnership",
] satisfies AnalyticsForm[]);

const browserEvent = z.enum(["view", "unique_view", "start", "partial_complete"] satisfies BrowserEvent[]);

/** One public address may hold a whole library, each page a few events. */
const PER_PUBLIC_ADDRESS = { limit: 3000, windowSeconds: 10 * 60 };

/** The smallest GIF: one transparent pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const noContent = () => new Response(null, { status: 204 });

/** Counts a view by a browser without script. Always answers with the image, whatever was asked for. */
export async function recordScriptlessView(request: Request, services: Services): Promise<Response> {
  const form = formName.safeParse(new URL(request.url).searchParams.get("form"));
  if (form.success) await record(request, services, form.data, "view", null);
  return new Response(PIXEL, { headers: { "Content-Type": "image/gif", "Cache-Control": "no-store" } });
}

/** Counts what a browser reports. Always answers 204: counting never concerns the visitor. */
export async function recordBrowserEvent(request: Request, services: Services): Promise<Response> {
  const body = await readForm(request);
  if (!body.ok) return noContent();
  const form = formName.safeParse(body.fields.get("form"));
  const event = browserEvent.safeParse(body.fields.get("event"));
  const session = tabSession(body.fields);
  const needsSession = event.data === "unique_view" || event.data === "partial_complete";
  if (form.success && event.success && (session || !needsSession)) {
    await record(request, services, form.data, event.data, session);
  }
  return noContent();
}

async function record(
  request: Request,
  { db, env }: Services,
  form: AnalyticsForm,
  event: BrowserEvent,
  session: string | null,
): Promise<void> {
  const now = new Date();
  try {
    const { block, isPublic } = clientBlock(request, env.CLIENT_ADDRESS_HEADER);
    if (isPublic) {
      const key = `events:${keyedHash(env.SESSION_SECRET, "address", block)}`;
      if (!(await takeFromLimit(db, { ...PER_PUBLIC_ADDRESS, key }, now)).ok) return;
    }
  } catch (error) {
    logger.error("form event not counted against its limit", { error });
    return;
  }
  await recordFormEvent(db, {
    form_name: form,
    event_type: event,
    session_id: session,
    user_agent: request.headers.get("User-Agent"),
    created_at: now.toISOString(),
  });
}
