import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { formatTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { auditPage as copy } from "./audit.copy";
import type { EntryChange } from "./entry-changes";
import type { AuditEntryView } from "./load-audit.server";

/** Longer texts are folded; in characters. */
const FOLD_AT = 140;
const FOLDED = 90;

function Text({ text }: { text: string }) {
  const className = "wrap-anywhere whitespace-pre-line";
  if (text.length <= FOLD_AT) return <span className={className}>{text}</span>;
  return (
    <details>
      <summary className="wrap-anywhere">{text.slice(0, FOLDED).trimEnd()}…</summary>
      <span className={className}>{text}</span>
    </details>
  );
}

function Side({ name, text }: { name: string | null; text: string }) {
  if (name === null) return <Text text={text} />;
  return (
    <div className="grid grid-cols-[4rem_1fr]">
      <span className="text-soft">{name}</span>
      <Text text={text} />
    </div>
  );
}

function Change({ change: { label, before, after } }: { change: EntryChange }) {
  const isBoth = before !== null && after !== null;
  return (
    <div className="not-first:mt-1.5">
      <dt className="font-semibold">{label}</dt>
      <dd>
        {before !== null && <Side name={isBoth ? copy.before : null} text={before} />}
        {after !== null && <Side name={isBoth ? copy.after : null} text={after} />}
      </dd>
    </div>
  );
}

function EntryChanges({ changes }: { changes: readonly EntryChange[] }) {
  if (changes.length === 0) return <span className="text-soft">{copy.noDetails}</span>;
  return (
    <dl>
      {changes.map((change) => (
        <Change key={change.label} change={change} />
      ))}
    </dl>
  );
}

function What({ entry: { action, kind, rowCount, name, to } }: { entry: AuditEntryView }) {
  const title = name || kind;
  return (
    <>
      {action}
      <br />
      {to ? (
        <SiteLink to={to} className="-my-1 inline-block py-1">
          {title}
        </SiteLink>
      ) : (
        title
      )}
      {name && <span className="text-soft"> ({kind.toLowerCase()})</span>}
      {rowCount !== 1 && <span className="text-soft"> ({copy.rows(formatCount(rowCount))})</span>}
    </>
  );
}

export function AuditTable({ entries }: { entries: readonly AuditEntryView[] }) {
  return (
    <DataTable label={copy.table} columns={copy.columns}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <Cell className="min-w-56 max-w-80 break-words">
            <time dateTime={entry.at} className="whitespace-nowrap">
              {formatTime(entry.at)}
            </time>
            <br />
            {entry.who}
          </Cell>
          <Cell className="min-w-52 break-words">
            <What entry={entry} />
          </Cell>
          <Cell className="w-full min-w-72">
            <EntryChanges changes={entry.changes} />
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}
