import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSearch } from "~/features/people/load-search.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const results = await loadSearch(services.db, new URL(request.url).searchParams);
  return Response.json(results, { headers: { "Cache-Control": "no-store" } });
}
