import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageTitle } from "~/kits/staff-page/page-title";
import { formatTime } from "~/lib/dates";
import { type AdminTable, type CellValue, statusLabel } from "./admin-table";
import { actionUrl, tableUrl } from "./list-query";
import type { loadRecord } from "./load-record.server";
import { recordCopy as copy } from "./record.copy";
import { ResponseSection } from "./response-section";
import { StatusSelect } from "./status-select";
import { WaitingText, waitingIn } from "./table-cell";
import { DeleteButton } from "./table-row";
import { UndoNotice } from "./undo-notice";

interface RecordPageProps {
  table: AdminTable;
  record: NonNullable<Awaited<ReturnType<typeof loadRecord>>>;
  /** Under the title: what else is known about whom the row is from. */
  about?: ReactNode;
}

export function RecordPage({ table, record, about }: RecordPageProps) {
  const { name, shown, fields, response, history, notice } = record;
  const [search] = useSearchParams();
  const action = actionUrl(table, search, { row: shown.id });
  const waiting = response && waitingIn(shown, record.now);
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
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="submitted-title">
          <h2 id="submitted-title" className="mb-3 text-lg">
            {copy.submitted}
          </h2>
          <dl className="border-2 border-ink bg-card [&>div+div]:border-t [&>div+div]:border-hair">
            {fields.map(([label, value]) => (
              <div key={label} className="px-4 py-2.5 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-4">
                <dt className="text-soft">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">
                  <Field table={table} label={label} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <div className="flex flex-col gap-8">
          <ResponseSection
            response={response}
            mailTo={record.mailTo}
            waiting={waiting && waiting.state !== "answered" && <WaitingText waiting={waiting} />}
          />
          <section aria-labelledby="history-title">
            <h2 id="history-title" className="mb-3 text-lg">
              {copy.history}
            </h2>
            {history.length === 0 ? (
              <p>{copy.noHistory}</p>
            ) : (
              <ol className="flex flex-col gap-2">
                {history.map((entry) => (
                  <li key={entry.id}>
                    <span className="font-semibold">{actionName(entry.action)}</span>
                    {statusIn(entry.after) && `: ${statusLabel(table, statusIn(entry.after))}`},{" "}
                    {entry.actor_email},{" "}
                    <time dateTime={entry.created_at}>{formatTime(entry.created_at)}</time>
                  </li>
                ))}
              </ol>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

function Field({ table, label, value }: { table: AdminTable; label: string; value: CellValue }) {
  if (value === null || value === "") return <span className="text-soft">{copy.nothing}</span>;
  const text = String(value);
  if (label === table.status?.label) return <>{statusLabel(table, text)}</>;
  if (label === "Email")
    return (
      <a href={`mailto:${text}`} className="-my-1 inline-block py-1">
        {text}
      </a>
    );
  return <>{/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatTime(text) : text}</>;
}

function actionName(action: string): string {
  return Object.entries(copy.actions).find(([name]) => name === action)?.[1] ?? action;
}

function statusIn(after: string | null): string {
  const parsed: unknown = after ? JSON.parse(after) : null;
  if (typeof parsed !== "object" || parsed === null || !("status" in parsed)) return "";
  return typeof parsed.status === "string" ? parsed.status : "";
}
