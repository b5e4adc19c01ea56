import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { factForms } from "~/features/states/admin/edit-facts.server";
import { factForm, hideFactForm, showFactForm, undoFactForm } from "~/features/states/admin/fact.form";
import { FactEditPage } from "~/features/states/admin/fact-edit-page";
import { loadFact } from "~/features/states/admin/load-fact.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Edit a state fact",
  description: "For staff: change what the page about a state says, or hide it from visitors.",
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadFact(services.db, parseRecordId(params.id), new Date());
}

export async function action({ request, params }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, factForms(services.db, who, parseRecordId(params.id) ?? 0));
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(factForm, hideFactForm, showFactForm, undoFactForm);

export default function EditStateFact() {
  return <FactEditPage fact={useLoaderData<typeof loader>()} />;
}
