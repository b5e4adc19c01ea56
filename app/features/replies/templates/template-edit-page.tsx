import { auditHref } from "~/features/audit/audit-query";
import { adminPaths } from "~/features/staff/admin-paths";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { PageTitle } from "~/kits/staff-page/page-title";
import { HistorySection } from "~/kits/versioning/history-section";
import type { LoadedTemplate } from "./load-templates.server";
import { newTemplateForm, removeTemplateForm, templateForm } from "./template.form";
import { PlaceholderList, TemplateFields } from "./template-fields";

export function TemplateEditPage({ template: { id, name, values, history } }: { template: LoadedTemplate }) {
  return (
    <section id={templateForm.anchor} aria-labelledby="page-title">
      <div className="mb-6">
        <PageTitle title={name} isName back={{ to: adminPaths.templates, label: "All templates" }} />
      </div>
      <FormStatus form={newTemplateForm} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
        <TemplateFields form={templateForm} values={values} />
        <div className="flex flex-col gap-10">
          <PlaceholderList />
          <section aria-labelledby="remove-title">
            <h2 id="remove-title" className="mb-2 text-xl">
              Delete this template
            </h2>
            <p className="mb-4">
              Replies that were written with it stay as they are. You can undo this for 30 days.
            </p>
            <ButtonForm form={removeTemplateForm} />
          </section>
          <HistorySection entries={history} auditUrl={auditHref({ kind: "template", record: String(id) })} />
        </div>
      </div>
    </section>
  );
}
