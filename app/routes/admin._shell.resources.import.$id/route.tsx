import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { resourceImport as copy } from "~/features/resources/import/import.copy";
import { confirmForm } from "~/features/resources/import/import.form";
import { ImportDone, ImportGone } from "~/features/resources/import/import-outcome";
import { ImportPreview } from "~/features/resources/import/import-preview";
import { importResources } from "~/features/resources/import/import-resources.server";
import { loadPreview } from "~/features/resources/import/load-preview.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage(copy.previewPage);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const { userId } = await requireStaff(request, services, "editor");
  const search = new URL(request.url).searchParams;
  return await loadPreview(services.db, { id, userId, search, now: new Date() });
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await handleForms(request, [
    createFormHandler(confirmForm, ({ fingerprint: shown }, { now }) =>
      importResources(services.db, { id, shown, who, now }),
    ),
  ]);
}

export { shouldRevalidate } from "~/kits/versioning/should-revalidate";

export const clientAction = preserveInputOnError(confirmForm);

export default function PreviewImport() {
  const preview = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  return (
    <section id="import" aria-labelledby="page-title">
      <PageTitle
        title={preview.state === "done" ? copy.done.heading : copy.previewPage.title}
        back={{ to: `${adminPaths.resources}/import`, label: copy.title }}
      />
      {preview.state === "open" && <ImportPreview id={id} preview={preview} />}
      {preview.state === "done" && <ImportDone added={preview.added} changed={preview.changed} />}
      {preview.state === "gone" && <ImportGone />}
    </section>
  );
}
