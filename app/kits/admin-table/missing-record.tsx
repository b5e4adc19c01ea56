import { useActionData, useSearchParams } from "@remix-run/react";
import type { FormDefinition } from "~/kits/forms/define-form";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { PageTitle } from "~/kits/staff-page/page-title";
import type { AdminTable } from "./admin-table";
import { tableUrl } from "./list-query";
import { recordCopy } from "./record.copy";
import { responseForm } from "./response.form";

interface MissingRecordProps {
  table: AdminTable;
  /** Of the row's page, beside that of a note. */
  forms?: readonly FormDefinition[];
}

/** A note or text being written when the row was deleted can still be copied. */
export function MissingRecord({ table, forms = [] }: MissingRecordProps) {
  const [search] = useSearchParams();
  const last = useActionData();
  const refused = isFormErrorState(last) ? last : undefined;
  const form = [responseForm, ...forms].find(({ name }) => name === refused?.form);
  const typed = refused?.values.note || refused?.values.text;
  const back = { to: tableUrl(table, search), label: recordCopy.back(table.heading) };
  return (
    <div className="grid max-w-form gap-y-6">
      <PageTitle
        title={`There is no such ${table.noun.one}`}
        intro="It may have been deleted. A deletion can be undone for 30 days."
        back={back}
      />
      {refused && form && <ErrorSummary form={form} errorState={refused} />}
      {typed && (
        <>
          <p className="text-soft">Your text, to be copied:</p>
          <p className="mt-1 mb-6 border-2 border-ink bg-card p-4 whitespace-pre-line wrap-anywhere">
            {typed}
          </p>
        </>
      )}
    </div>
  );
}
