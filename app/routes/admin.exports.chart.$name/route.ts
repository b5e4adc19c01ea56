import type { LoaderFunctionArgs } from "@remix-run/node";
import { chartCsv } from "~/features/dashboard/chart-csv.server";
import { refusedRange } from "~/features/dashboard/event-range";
import { readTrafficQuery } from "~/features/dashboard/load-traffic.server";
import { chartNames } from "~/features/dashboard/traffic-chart";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  const name = chartNames.find((chart) => `${chart}.csv` === params.name);
  if (!name) throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const now = new Date();
  return (
    refusedRange(search, now) ?? (await chartCsv(services.db, name, readTrafficQuery(name, search, now), now))
  );
}
