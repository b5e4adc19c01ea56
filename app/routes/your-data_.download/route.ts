import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { downloadYourData, fileHeaders } from "~/features/data-requests/your-data-page.server";
import { services } from "~/server/services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const file = await downloadYourData(services, request, new Date());
  // Its page says what is wrong with the link.
  if (file === undefined) return redirect("/your-data/open", { headers: { "Cache-Control": "no-store" } });
  return new Response(file, { headers: fileHeaders });
}
