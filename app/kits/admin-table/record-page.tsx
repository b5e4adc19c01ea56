import { useSearchParams } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { formatTime } from "~/lib/dates";
import { AnswerSection } from "./answer-section";
import { ChangeNoticeBox } from "./change-notice";
import { changedAddress, ROW_PARAMETER, tableAddress } from "./list-query";
import type { loadRecord } from "./load-record.server";
import { recordWords as words } from "./record.copy";
import { statusLabel, WaitingWords, waitingIn } from "./record-cell";
import { DeleteButton } from "./record-row";
import type { CellValue, RecordTable } from "./record-table";
import { StatusSelect } from "./status-select";

interface RecordPageProps {
  table: RecordTable;
  record: NonNullable<Awaited<ReturnType<typeof loadRecord>>>;
}

/** Everything about one row, with what can be done about it. */
export function RecordPage({ table, record }: RecordPageProps) {
  const { shown, fields, answer, history, notice } = record;
  // The address keeps the view of the table that the row was opened from.
  const [search] = useSearchParams();
  // What is changed here leads back here.
  const action = changedAddress(`/admin/dashboard/changes/${table.kind}`, search, {
    [ROW_PARAMETER]: shown.id,
  });
  const waiting = answer && waitingIn(shown, record.now);
  const name = String(shown.name ?? shown.company_name ?? shown.email ?? shown.id);
  return (
    <>
      <p className="mt-6">
        <SiteLink to={tableAddress(table, search)} className="inline-block py-1 font-semibold">
          {words.back(table.heading)}
        </SiteLink>
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 className="text-xl wrap-anywhere">{name}</h2>
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
      </div>
      {notice && <ChangeNoticeBox table={table} notice={notice} action={action} />}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="submitted-title">
          <h3 id="submitted-title" className="mb-3 text-lg">
            {words.submitted}
          </h3>
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
          <AnswerSection
            answer={answer}
            mailTo={record.mailTo}
            waiting={waiting && waiting.state !== "answered" && <WaitingWords waiting={waiting} />}
          />
          <section aria-labelledby="history-title">
            <h3 id="history-title" className="mb-3 text-lg">
              {words.history}
            </h3>
            {history.length === 0 ? (
              <p>{words.noHistory}</p>
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

function Field({ table, label, value }: { table: RecordTable; label: string; value: CellValue }) {
  if (value === null || value === "") return <span className="text-soft">{words.nothing}</span>;
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
  return Object.entries(words.actions).find(([name]) => name === action)?.[1] ?? action;
}

/** The status an audit entry set; empty when it set none. */
function statusIn(after: string | null): string {
  const parsed: unknown = after ? JSON.parse(after) : null;
  if (typeof parsed !== "object" || parsed === null || !("status" in parsed)) return "";
  return typeof parsed.status === "string" ? parsed.status : "";
}
