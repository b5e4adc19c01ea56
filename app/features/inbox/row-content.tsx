import { problems } from "~/content/resource-report";
import { recordCopy } from "~/kits/admin-table/record.copy";
import { formatTime } from "~/lib/dates";
import type { OpenRow } from "./load-inbox.server";

const fieldText = (label: string, text: string) =>
  (label === "Problem" && problems.find(({ value }) => value === text)?.label) ||
  (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatTime(text) : text);

/** What was submitted, and what staff did with it. */
export function RowContent({ open: { record } }: { open: OpenRow }) {
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="submitted-title">
        <h3 id="submitted-title" className="mb-3 text-lg">
          {recordCopy.submitted}
        </h3>
        <dl className="border-2 border-ink bg-card [&>div+div]:border-t [&>div+div]:border-hair">
          {record.fields.map(([label, value]) => (
            <div key={label} className="px-4 py-2 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-4">
              <dt className="text-soft">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">
                {value === null || value === "" ? (
                  <span className="text-soft">{recordCopy.nothing}</span>
                ) : (
                  fieldText(label, String(value))
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="history-title">
        <h3 id="history-title" className="mb-3 text-lg">
          {recordCopy.history}
        </h3>
        {record.history.length === 0 ? (
          <p>{recordCopy.noHistory}</p>
        ) : (
          <ol className="flex flex-col gap-1">
            {record.history.map(({ id, action, actor_email, created_at }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-semibold">{action}</span>, {actor_email},{" "}
                <time dateTime={created_at}>{formatTime(created_at)}</time>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
