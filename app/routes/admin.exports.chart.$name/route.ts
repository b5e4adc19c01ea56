import type { LoaderFunctionArgs } from "@remix-run/node";
import { chartCsv } from "~/features/dashboard/chart-csv.server";
import { chartNames } from "~/features/dashboard/traffic-chart";
import { requireStaff } from "~/features/staff/require-staff.server";
import { services } from "~/server/services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const name = chartNames.find((chart) => `${chart}.csv` === params.name);
  if (!name) throw new Response(null, { status: 404 });
  return await chartCsv(services.db, name, new URL(request.url).searchParams, new Date());
}
