import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventRange, refusedRange } from "~/features/dashboard/event-range";
import { requireTable } from "~/features/dashboard/tables.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { exportCsv } from "~/kits/admin-table/export-csv.server";
import { readListQuery } from "~/kits/admin-table/list-query";
import { rangeChoiceProblem } from "~/kits/admin-table/range-choice";
import { services } from "~/server/staff-services.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const table = requireTable(params.kind?.replace(/\.csv$/, ""));
  const search = new URL(request.url).searchParams;
  const now = new Date();
  const isRanged =
    table.kind === "analytics" ||
    rangeChoiceProblem(readListQuery(table, search).choices, search, now) !== undefined;
  const refused = isRanged ? refusedRange(search, now) : undefined;
  const fixed = table.kind === "analytics" ? eventRange(search, now) : {};
  return refused ?? (await exportCsv(services.db, { who, table, search, now, fixed }));
}
