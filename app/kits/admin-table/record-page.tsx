import { useActionData, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { PhoneText } from "~/components/phone-text";
import type { FormDefinition } from "~/kits/forms/define-form";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { PageTitle } from "~/kits/staff-page/page-title";
import type { PhonePart } from "~/lib/phone/phone-text";
import { formatTime } from "~/lib/time/dates";
import { type AdminTable, type CellValue, statusLabel } from "./admin-table";
import { describeEntry } from "./describe-entry";
import { actionUrl, tableUrl } from "./list-query";
import type { LoadedRecord } from "./load-table.server";
import { responseForm } from "./response.form";
import type { HistoryEntry } from "./responses.queries.server";
import { StatusSelect } from "./status-select";
import { recordCopy as copy, recordCopy } from "./table.copy";
import { DeleteButton } from "./table-row";
import { UndoNotice } from "./undo-notice";

interface RecordPageProps {
  table: AdminTable;
  record: LoadedRecord;
  /** Under the title: what else is known about whom the row is from. */
  about?: ReactNode;
  /** What is below the row's name. */
  children: ReactNode;
}

export function RecordPage({ table, record, about, children }: RecordPageProps) {
  const { name, shown, notice } = record;
  const [search] = useSearchParams();
  const action = actionUrl(table, search, { row: shown.id });
  return (
    <>
      <PageTitle title={name} isName back={{ to: tableUrl(table, search), label: copy.back(table.heading) }}>
        <div className="no-print flex flex-wrap items-center gap-6">
          {table.status && (
            <div className="flex items-center gap-3">
              {/* The select has the word in its own name. */}
              <span aria-hidden="true" className="font-semibold">
                {table.status.label}
              </span>
              <StatusSelect
                table={table}
                row={shown}
                form={`status-${shown.id}`}
                name={name}
                action={action}
              />
            </div>
          )}
          <DeleteButton action={action} id={shown.id} name={name} />
        </div>
      </PageTitle>
      {about && <div className="mt-2">{about}</div>}
      <UndoNotice table={table} notice={notice} action={action} />
      <div className="mt-6">{children}</div>
    </>
  );
}

interface RecordFieldsProps {
  table: AdminTable;
  fields: readonly (readonly [string, CellValue])[];
  phone: readonly PhonePart[];
  title?: string;
  /** Whether there is room for one thing beside another. */
  isWide?: boolean;
}

/** What was submitted. */
export function RecordFields({
  table,
  fields,
  phone,
  title = "Everything that was submitted",
  isWide = true,
}: RecordFieldsProps) {
  return (
    <section aria-labelledby="submitted-title">
      <h2 id="submitted-title" className="mb-3 text-lg">
        {title}
      </h2>
      <dl className="border-2 border-ink bg-card [&>div+div]:border-t [&>div+div]:border-hair">
        {fields.map(([label, value]) => (
          <div
            key={label}
            className={isWide ? "px-4 py-2.5 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-4" : "px-3 py-1.5"}
          >
            <dt className="text-soft">{label}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              <Field table={table} label={label} value={value} phone={phone} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FieldProps {
  table: AdminTable;
  label: string;
  value: CellValue;
  phone: readonly PhonePart[];
}

function Field({ table, label, value, phone }: FieldProps) {
  if (value === null || value === "") return <span className="text-soft">Not given</span>;
  const text = String(value);
  if (label === table.status?.label) return <>{statusLabel(table, text)}</>;
  if (label === "Phone") return <PhoneText parts={phone} className="-my-1 inline-block py-1" />;
  if (label === "Email")
    return (
      <a href={`mailto:${text}`} className="-my-1 inline-block py-1">
        {text}
      </a>
    );
  return <>{/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatTime(text) : text}</>;
}

/** What staff did with the row, newest first, a sentence each. */
export function RecordHistory({ table, entries }: { table: AdminTable; entries: readonly HistoryEntry[] }) {
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="mb-3 text-lg">
        What staff did
      </h2>
      {entries.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <ol className="flex flex-col gap-2">
          {entries.map((entry) => (
            <li key={entry.id} className="wrap-anywhere">
              {sentence(table, entry)}{" "}
              <time dateTime={entry.created_at} className="text-soft">
                {formatTime(entry.created_at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function sentence(table: AdminTable, entry: HistoryEntry): string {
  const { start, end } = describeEntry(entry, (status) => statusLabel(table, status));
  return `${[entry.actor_email, start, "it", end].filter(Boolean).join(" ")}.`;
}

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
          <p
            dir="auto"
            className="mt-1 mb-6 border-2 border-ink bg-card p-4 whitespace-pre-line wrap-anywhere"
          >
            {typed}
          </p>
        </>
      )}
    </div>
  );
}
