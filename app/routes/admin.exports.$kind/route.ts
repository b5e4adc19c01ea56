import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventRange, refusedRange } from "~/features/dashboard/event-range";
import { requireTable } from "~/features/dashboard/tables.server";
import { requireStaff } from "~/features/staff/require-staff.server";
import { exportCsv } from "~/kits/admin-table/export-csv.server";
import { services } from "~/server/staff-services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const table = requireTable(params.kind?.replace(/\.csv$/, ""));
  const search = new URL(request.url).searchParams;
  const now = new Date();
  if (table.kind !== "analytics") return exportCsv(services.db, table, search, now);
  const refused = refusedRange(search, now);
  return refused ?? exportCsv(services.db, table, search, now, eventRange(search, now));
}
