import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { confirmForm, resourceImport as copy } from "~/features/resources/import/import.form";
import { ImportPreview } from "~/features/resources/import/import-preview";
import { importResources } from "~/features/resources/import/import-resources.server";
import { loadPreview } from "~/features/resources/import/load-preview.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { ImportPage } from "~/kits/csv-import/import-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { formatCount } from "~/lib/numbers";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Preview of an import",
  description: "For staff: what an import of resources would change.",
});

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  const search = new URL(request.url).searchParams;
  return await loadPreview(services.db, { id, who, search, now: new Date() });
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
    <ImportPage
      preview={preview}
      title="Preview of an import"
      upload={{ path: `${adminPaths.resources}/import`, label: copy.title }}
      list={{ path: adminPaths.resources, label: "To the resources" }}
      done={
        preview.state === "done"
          ? `Imported: ${formatCount(preview.added)} added, ${formatCount(preview.changed)} changed.`
          : ""
      }
    >
      {preview.state === "open" && <ImportPreview id={id} preview={preview} />}
    </ImportPage>
  );
}
