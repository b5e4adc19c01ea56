import { useActionData, useSearchParams } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
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
  return (
    <section aria-labelledby="missing-title" className="mt-8 max-w-form">
      <h2 id="missing-title" className="text-xl">
        {copy.heading(table.noun.one)}
      </h2>
      <p className="mt-2 mb-6">{copy.text}</p>
      {refused && <ErrorSummary form={responseForm} errorState={refused} />}
      {refused?.values.note && (
        <>
          <p className="text-soft">{copy.note}</p>
          <p className="mt-1 mb-6 border-2 border-ink bg-card p-4 whitespace-pre-line wrap-anywhere">
            {refused.values.note}
          </p>
        </>
      )}
      <p>
        <SiteLink to={tableUrl(table, search)} className="inline-block py-1 font-semibold">
          {recordCopy.back(table.heading)}
        </SiteLink>
      </p>
    </section>
  );
}
