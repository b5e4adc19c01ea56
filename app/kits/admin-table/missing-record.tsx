import { useActionData, useSearchParams } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { answerForm } from "./answer.form";
import { tableAddress } from "./list-query";
import { recordWords } from "./record.copy";
import type { RecordTable } from "./record-table";

const words = recordWords.missing;

/** Stands where a row was. Somebody who was writing a note when it was deleted can still copy it. */
export function MissingRecord({ table }: { table: RecordTable }) {
  const [search] = useSearchParams();
  const last = useActionData();
  const refused = isFormErrorState(last, answerForm.name) ? last : undefined;
  return (
    <section aria-labelledby="missing-title" className="mt-8 max-w-form">
      <h2 id="missing-title" className="text-xl">
        {words.heading(table.noun.one)}
      </h2>
      <p className="mt-2 mb-6">{words.text}</p>
      {refused && <ErrorSummary form={answerForm} errorState={refused} />}
      {refused?.values.note && (
        <>
          <p className="text-soft">{words.note}</p>
          <p className="mt-1 mb-6 border-2 border-ink bg-card p-4 whitespace-pre-line wrap-anywhere">
            {refused.values.note}
          </p>
        </>
      )}
      <p>
        <SiteLink to={tableAddress(table, search)} className="inline-block py-1 font-semibold">
          {recordWords.back(table.heading)}
        </SiteLink>
      </p>
    </section>
  );
}
