import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { newFactForms } from "~/features/states/admin/edit-facts.server";
import { newFactForm } from "~/features/states/admin/fact.form";
import { backToFacts, FactFields } from "~/features/states/admin/fact-edit-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Add a state fact",
  description: "For staff: add to what the page about a state says.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, newFactForms(services.db, who));
}

export const clientAction = preserveInputOnError(newFactForm);

export default function NewStateFact() {
  return (
    <section id="fact" aria-labelledby="page-title">
      <PageTitle
        title="Add a state fact"
        intro="Visitors see it at once on the page of the state."
        back={backToFacts}
      />
      <div className="mt-6">
        <FactFields form={newFactForm} values={{}} />
      </div>
    </section>
  );
}
