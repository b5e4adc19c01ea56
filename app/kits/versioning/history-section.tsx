import { SiteLink } from "~/components/site-link";
import { formatTime } from "~/lib/time/dates";
import type { HistoryEntry } from "./record-history.server";

interface HistorySectionProps {
  entries: readonly HistoryEntry[];
  auditUrl: `/${string}`;
}

export function HistorySection({ entries, auditUrl }: HistorySectionProps) {
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="mb-2 text-xl">
        Changes
      </h2>
      {entries.length === 0 ? (
        <p className="text-soft">No change is written down yet.</p>
      ) : (
        <>
          <ol>
            {entries.map(({ id: entry, at, who, action, fields }) => (
              <li key={entry} className="border-t border-hair py-2">
                <span className="font-semibold">{action.charAt(0).toUpperCase() + action.slice(1)}</span>
                {fields.length > 0 && `: ${fields.join(", ")}`}
                <br />
                <span className="wrap-anywhere text-soft">
                  <time dateTime={at}>{formatTime(at)}</time>, {who}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-2">
            <SiteLink to={auditUrl} className="inline-block py-1 font-semibold">
              All changes in the audit log
            </SiteLink>
          </p>
        </>
      )}
    </section>
  );
}
