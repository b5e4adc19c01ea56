import { redirect } from "@remix-run/node";
import { pathIn } from "~/content/page";
import type { Language } from "~/lib/contexts";
import { requester } from "./data-link.server";
import type { ErasureServices } from "./erase-person.server";
import { findHeldData, heldDataFile } from "./find-person.queries.server";

export const fileHeaders = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="your-data.json"',
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
} as const;

export async function downloadYourData(
  request: Request,
  services: ErasureServices,
  language: Language,
): Promise<Response> {
  const now = new Date();
  const address = await requester(services, request, now);
  // Its page says what is wrong with the link.
  if (address === undefined)
    return redirect(pathIn(language, "/your-data/open"), { headers: { "Cache-Control": "no-store" } });
  return new Response(heldDataFile(await findHeldData(services.db, address), now), { headers: fileHeaders });
}
