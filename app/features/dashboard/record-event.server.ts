import * as z from "zod";
import { analyticsForms, browserEvents } from "~/database/schema/tracked-forms";
import { countFormEvent } from "~/kits/form-events/count-form-event.server";
import { tabSession } from "~/kits/forms/form-result";
import { parseFormBody } from "~/kits/forms/parse-form-body.server";
import type { PublicServices } from "~/server/services.server";

const formName = z.enum(analyticsForms);

const browserEvent = z.enum(browserEvents);

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

const noContent = () => new Response(null, { status: 204 });

/** Counts a view by a browser without script. The response is always the image, also to an invalid request. */
export function recordScriptlessView(request: Request, services: PublicServices): Response {
  const form = formName.safeParse(new URL(request.url).searchParams.get("form"));
  if (form.success)
    countFormEvent(request, services, { form: form.data, type: "view", session: null }, new Date());
  return new Response(PIXEL, { headers: { "Content-Type": "image/gif", "Cache-Control": "no-store" } });
}

/** The response is always 204: a failure to count is never shown to the visitor. */
export async function recordBrowserEvent(request: Request, services: PublicServices): Promise<Response> {
  const body = await parseFormBody(request);
  if (!body.ok) return noContent();
  const form = formName.safeParse(body.fields.get("form"));
  const event = browserEvent.safeParse(body.fields.get("event"));
  const session = tabSession(body.fields);
  const needsSession = event.data === "unique_view" || event.data === "partial_complete";
  if (form.success && event.success && (session || !needsSession)) {
    countFormEvent(request, services, { form: form.data, type: event.data, session }, new Date());
  }
  return noContent();
}
