import type { LoaderFunctionArgs } from "@remix-run/node";
import { chartCsv, readTrafficQuery } from "~/features/dashboard/load-traffic.server";
import { chartNames } from "~/features/dashboard/traffic-chart";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  const name = chartNames.find((chart) => `${chart}.csv` === params.name);
  if (!name) throw new Response(null, { status: 404 });
  const now = new Date();
  const query = readTrafficQuery(name, new URL(request.url).searchParams, now);
  return await chartCsv(services.db, name, query, now);
}
