import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { dashboard } from "~/content/staff";
import { handleAnswer } from "~/features/records/handle-answer.server";
import { loadRecord } from "~/features/records/load-record.server";
import { RecordPage } from "~/features/records/record-page";
import { tableOf } from "~/features/records/record-tables";
import { requireStaff } from "~/features/staff/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { services } from "~/server/services.server";

const described = defineStaffPage(dashboard);
export const meta = described.meta;
export const handle = described.handle;
export const headers = described.headers;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  const table = tableOf(params.kind);
  if (!table) throw new Response(null, { status: 404 });
  const organisation = services.env.ORGANIZATION_NAME;
  return await loadRecord(services.db, table, params.id ?? "", { organisation, now: new Date() });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services);
  const table = tableOf(params.kind);
  if (!table) throw new Response(null, { status: 404 });
  return await handleAnswer(request, { db: services.db, who, table, id: params.id ?? "", now: new Date() });
}

export default function Record() {
  const record = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const table = tableOf(useParams().kind);
  if (!table) return null;
  return <RecordPage table={table} record={record} refused={refused} />;
}
