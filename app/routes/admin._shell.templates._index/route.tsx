import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { signatureForm } from "~/features/replies/signature/signature.form";
import { loadSignature, signatureForms } from "~/features/replies/signature/signature.server";
import { restoreTemplateForm } from "~/features/replies/templates/template.form";
import { loadTemplates, templateListForms } from "~/features/replies/templates/template-editor.server";
import { SignatureSection, TemplateList } from "~/features/replies/templates/template-list";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Templates",
  description: "For staff: texts that replies begin with, and your signature.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services);
  return {
    list: await loadTemplates(services.db, new URL(request.url).searchParams, new Date()),
    signature: await loadSignature(services, who),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const forms = [...templateListForms(services.db, who), ...signatureForms(services.db, who)];
  return await handleForms(request, forms);
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";
export const clientAction = preserveInputOnError(restoreTemplateForm, signatureForm);

export default function Templates() {
  const { list, signature } = useLoaderData<typeof loader>();
  return (
    <>
      <section aria-labelledby="page-title">
        <div className="mb-6">
          <PageTitle
            title="Templates"
            intro="Texts that replies begin with. Whoever writes can still change every word."
          >
            <ButtonLink to={`${adminPaths.templates}/new`} kind="go" size="small" className="no-print">
              Add a template
            </ButtonLink>
          </PageTitle>
        </div>
        <TemplateList data={list} />
      </section>
      <SignatureSection values={signature} />
    </>
  );
}
