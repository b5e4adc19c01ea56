import { formatTime } from "~/lib/time/dates";
import { type AdminTable, statusLabel } from "./admin-table";
import { describeEntry } from "./describe-entry";
import type { HistoryEntry } from "./responses.queries.server";

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
