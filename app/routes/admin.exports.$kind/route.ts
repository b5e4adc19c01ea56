import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireTable } from "~/features/dashboard/tables.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { exportCsv } from "~/kits/admin-table/export-csv.server";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { services } from "~/server/staff-services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const table = requireTable(params.kind?.replace(/\.csv$/, ""));
  const now = new Date();
  const query = readTableQuery(table, new URL(request.url).searchParams, now);
  return await exportCsv(services.db, { who, table, query, now });
}
