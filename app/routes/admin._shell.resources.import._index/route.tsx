import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { SiteLink } from "~/components/site-link";
import { resourcesAdminCopy } from "~/features/resources/admin/resources-admin.copy";
import { resourceImport as copy, uploadForm } from "~/features/resources/import/import.form";
import { resourceImports } from "~/features/resources/import/import-resources.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { UploadForm } from "~/kits/csv-import/import-page";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: copy.title,
  description: "For staff: add and change many entries of the resource directory at once, from a CSV file.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services, "editor");
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requireStaff(request, services, "editor");
  return await resourceImports.upload(request, services, { who, now: new Date() });
}

export const clientAction = preserveInputOnError(uploadForm);

export default function ImportResources() {
  return (
    <section id="import" aria-labelledby="page-title">
      <PageTitle
        title={copy.title}
        intro="Nothing is written before you have seen what would change and confirmed it. Entries that are not in the file stay as they are."
        back={{ to: adminPaths.resources, label: resourcesAdminCopy.back }}
      />
      <ol className="mt-4 max-w-[65ch] list-decimal pl-6">
        {[
          "Download all resources, or an empty file with the right columns.",
          "Change it in a spreadsheet. Keep the entry IDs; leave the cell empty for a new entry.",
          "Save it as “CSV UTF-8” and choose it here.",
        ].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 mb-8 flex flex-wrap gap-x-8">
        <SiteLink to="/admin/resources.csv" className="py-1 font-semibold">
          Download all resources
        </SiteLink>
        <SiteLink to="/admin/resources.csv?template" className="py-1 font-semibold">
          Download an empty file
        </SiteLink>
      </p>
      <UploadForm form={uploadForm} />
    </section>
  );
}
