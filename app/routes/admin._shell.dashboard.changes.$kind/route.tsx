import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams, useSearchParams } from "@remix-run/react";
import { findTable } from "~/features/dashboard/tables";
import { requireTable } from "~/features/dashboard/tables.server";
import { statusLetters } from "~/features/replies/bulk-letters.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage } from "~/features/staff/staff-page";
import { ActionPanel } from "~/kits/admin-table/action-panel";
import { handleAction } from "~/kits/admin-table/handle-action.server";
import { ROW_PARAMETER, returnUrl } from "~/kits/admin-table/list-query";
import type { ActionResult } from "~/kits/admin-table/table-data";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(dashboard);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  requireTable(params.kind);
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const table = requireTable(params.kind);
  const now = new Date();
  const letters = statusLetters(services, { who, table, now });
  return await handleAction(request, { db: services.db, who, table, now, letters });
}

/** After a reload, or a new sign-in on the way, what was posted is lost. */
const nothingPosted: ActionResult = {
  kind: "problem",
  text: "Nothing was changed. Please choose again in the table.",
};

export default function Changes() {
  const result = useActionData<typeof action>();
  const table = findTable(useParams().kind);
  const [search] = useSearchParams();
  if (!table) return null;
  return (
    <ActionPanel
      table={table}
      result={result ?? nothingPosted}
      back={returnUrl(table, search)}
      backLabel={search.has(ROW_PARAMETER) ? "Back to its page" : "Back to the table"}
    />
  );
}
