import { formatTime } from "~/lib/dates";
import { type AdminTable, statusLabel } from "./admin-table";
import { recordCopy } from "./record.copy";
import type { HistoryEntry } from "./responses.queries.server";

const { history: heading, noHistory, did } = recordCopy;

/** What staff did with the row, newest first, a sentence each. */
export function RecordHistory({ table, entries }: { table: AdminTable; entries: readonly HistoryEntry[] }) {
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="mb-3 text-lg">
        {heading}
      </h2>
      {entries.length === 0 ? (
        <p>{noHistory}</p>
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

function sentence(table: AdminTable, { action, actor_email: who, after }: HistoryEntry): string {
  const status = statusIn(after);
  const label = status && statusLabel(table, status);
  const known = Object.entries(did).find(([name]) => name === action)?.[1];
  return `${known ? known(who, label) : did.other(who, action)}.`;
}

function statusIn(after: string | null): string {
  const parsed: unknown = after ? JSON.parse(after) : null;
  if (typeof parsed !== "object" || parsed === null || !("status" in parsed)) return "";
  return typeof parsed.status === "string" ? parsed.status : "";
}
