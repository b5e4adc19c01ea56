import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams, useSearchParams } from "@remix-run/react";
import { eventRange } from "~/features/dashboard/event-range";
import { requireStaff } from "~/features/staff/require-staff.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage } from "~/features/staff/staff-page";
import type { ChangeAnswer } from "~/kits/admin-table/change-answer";
import { ChangePanel } from "~/kits/admin-table/change-panel";
import { handleChange } from "~/kits/admin-table/handle-change.server";
import { afterChange, ROW_PARAMETER } from "~/kits/admin-table/list-query";
import { tableOf } from "~/kits/admin-table/record-tables";
import { tableWords } from "~/kits/admin-table/table.copy";
import { readDateRange } from "~/lib/date-range";
import { services } from "~/server/services.server";

export const { meta, handle, headers } = defineStaffPage(dashboard);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  if (!tableOf(params.kind)) throw new Response(null, { status: 404 });
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services);
  const table = tableOf(params.kind);
  if (!table) throw new Response(null, { status: 404 });
  const now = new Date();
  const search = new URL(request.url).searchParams;
  const ranged = table.kind === "analytics" && {
    fixed: eventRange(search, now),
    unusable: readDateRange(search, now).problem,
  };
  return await handleChange(request, { db: services.db, who, table, now, ...ranged });
}

/** Somebody reloaded, or signed in again on the way: what was posted is not known any more. */
const nothingPosted: ChangeAnswer = { kind: "problem", text: tableWords.problems.notPosted };

export default function Changes() {
  const answer = useActionData<typeof action>();
  const table = tableOf(useParams().kind);
  const [search] = useSearchParams();
  if (!table) return null;
  const { back, backToRow } = tableWords.problems;
  return (
    <ChangePanel
      table={table}
      answer={answer ?? nothingPosted}
      back={afterChange(table, search)}
      backLabel={search.has(ROW_PARAMETER) ? backToRow : back}
    />
  );
}
