import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { findTable } from "~/features/dashboard/tables";
import { requireTable } from "~/features/dashboard/tables.server";
import { AlsoFromAddress } from "~/features/people/also-from-address";
import { loadAlsoFrom } from "~/features/people/load-also-from.server";
import { requireStaff } from "~/features/staff/require-staff.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage } from "~/features/staff/staff-page";
import { loadRecord } from "~/kits/admin-table/load-record.server";
import { MissingRecord } from "~/kits/admin-table/missing-record";
import { RecordPage } from "~/kits/admin-table/record-page";
import { responseForms } from "~/kits/admin-table/respond.server";
import { responseForm } from "~/kits/admin-table/response.form";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(dashboard);

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const table = requireTable(params.kind);
  const record = await loadRecord(services.db, table, params.id ?? "", {
    change: new URL(request.url).searchParams.get("change"),
    organisation: services.env.ORGANIZATION_NAME,
    now: new Date(),
  });
  const page = { ...dashboard, title: record ? `${record.name}, ${table.heading}` : dashboard.title };
  const also = record && (await loadAlsoFrom(services.db, { kind: table.kind, id: params.id ?? "" }));
  return data({ page, record, also }, { status: record ? 200 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services);
  const row = { table: requireTable(params.kind), id: params.id ?? "" };
  const forms = responseForms(services.db, who, row, new URL(request.url));
  return await handleForms(request, forms);
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(responseForm);

export default function Record() {
  const { record, also } = useLoaderData<typeof loader>();
  const table = findTable(useParams().kind);
  if (!table) return null;
  if (!record) return <MissingRecord table={table} />;
  return <RecordPage table={table} record={record} about={<AlsoFromAddress also={also} />} />;
}
