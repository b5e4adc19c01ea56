import { useActionData, useSearchParams } from "@remix-run/react";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { PageTitle } from "~/kits/staff-page/page-title";
import type { AdminTable } from "./admin-table";
import { tableUrl } from "./list-query";
import { recordCopy } from "./record.copy";
import { responseForm } from "./response.form";

const copy = recordCopy.missing;

/** A note being written when the row was deleted can still be copied. */
export function MissingRecord({ table }: { table: AdminTable }) {
  const [search] = useSearchParams();
  const last = useActionData();
  const refused = isFormErrorState(last, responseForm.name) ? last : undefined;
  const back = { to: tableUrl(table, search), label: recordCopy.back(table.heading) };
  return (
    <div className="grid max-w-form gap-y-6">
      <PageTitle title={copy.heading(table.noun.one)} intro={copy.text} back={back} />
      {refused && <ErrorSummary form={responseForm} errorState={refused} />}
      {refused?.values.note && (
        <>
          <p className="text-soft">{copy.note}</p>
          <p className="mt-1 mb-6 border-2 border-ink bg-card p-4 whitespace-pre-line wrap-anywhere">
            {refused.values.note}
          </p>
        </>
      )}
    </div>
  );
}
