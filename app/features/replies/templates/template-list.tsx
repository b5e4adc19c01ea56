import { Form } from "@remix-run/react";
import { Cell, DataTable } from "~/components/data-table";
import { Notice, noticeButtonClass } from "~/components/notice";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import type { TemplateListData } from "./load-templates.server";
import { restoreTemplateForm } from "./template.form";
import { templatesCopy } from "./templates.copy";

const copy = templatesCopy.listPage;

function Removed({ removed }: { removed: NonNullable<TemplateListData["removed"]> }) {
  const { action, errorState } = useFormState(restoreTemplateForm);
  if (errorState) return <ErrorSummary form={restoreTemplateForm} errorState={errorState} />;
  if (removed.undone) return null;
  return (
    <Notice of={removed.id} className="mb-4">
      <p>{templatesCopy.remove.done}</p>
      {removed.canUndo && (
        <Form method="post" discover="none" action={action} autoComplete="off">
          <FormMetaInputs form={restoreTemplateForm} />
          <input type="hidden" name="change" value={removed.id} />
          <button type="submit" className={noticeButtonClass}>
            {restoreTemplateForm.submit.idle}
          </button>
        </Form>
      )}
    </Notice>
  );
}

export function TemplateList({ data: { templates, removed } }: { data: TemplateListData }) {
  return (
    <div id={restoreTemplateForm.anchor} className="scroll-mt-24">
      <FormStatus form={restoreTemplateForm} />
      {removed && <Removed removed={removed} />}
      {templates.length === 0 ? (
        <p className="border-2 border-ink bg-card p-5">{copy.empty}</p>
      ) : (
        <DataTable label={copy.table} columns={copy.columns}>
          {templates.map(({ id, name, subject, kinds, decision }) => (
            <tr key={id}>
              <Cell as="rowheader" className="min-w-48">
                <SiteLink to={`${adminPaths.templates}/${id}`} className="-my-1 block w-fit py-1">
                  {name}
                </SiteLink>
              </Cell>
              <Cell className="min-w-56 wrap-anywhere">{subject}</Cell>
              <Cell className="min-w-44">{kinds.join(", ")}</Cell>
              <Cell>{decision}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  );
}
