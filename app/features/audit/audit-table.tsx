import { Cell, DataTable } from "~/components/data-table";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { FilterBar } from "~/kits/staff-page/filter-bar";
import { auditedKinds } from "./audit.copy";
import { type AuditFilters, auditPath } from "./audit-query";
import type { EntryChange } from "./entry-changes";
import type { AuditEntryView } from "./load-audit.server";

/** Longer texts are folded; in characters. */
const FOLD_AT = 140;
const FOLDED = 90;

function Text({ text }: { text: string }) {
  const className = "wrap-anywhere whitespace-pre-line";
  if (text.length <= FOLD_AT)
    return (
      <span dir="auto" className={className}>
        {text}
      </span>
    );
  return (
    <details>
      <summary dir="auto" className="wrap-anywhere">
        {text.slice(0, FOLDED).trimEnd()}…
      </summary>
      <span dir="auto" className={className}>
        {text}
      </span>
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
        {before !== null && <Side name={isBoth ? "before" : null} text={before} />}
        {after !== null && <Side name={isBoth ? "after" : null} text={after} />}
      </dd>
    </div>
  );
}

function Sentence({ entry: { who, sentence, subject, to, list } }: { entry: AuditEntryView }) {
  const { start, end } = sentence;
  return (
    <>
      {who} {start}{" "}
      {to ? (
        <SiteLink to={to} className="font-semibold">
          {subject}
        </SiteLink>
      ) : (
        subject
      )}
      {end && ` ${end}`}
      {list && (
        <>
          {" "}
          <SiteLink to={list} className="font-semibold">
            Which ones
          </SiteLink>
        </>
      )}
    </>
  );
}

export function AuditTable({ entries, now }: { entries: readonly AuditEntryView[]; now: string }) {
  return (
    <DataTable label="What staff did, newest first" columns={["When", "Who did what"]}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <Cell className="py-1!">
            <Moment at={entry.at} now={now} />
          </Cell>
          <Cell className="w-full py-1! wrap-anywhere">
            {entry.changes.length === 0 ? (
              <Sentence entry={entry} />
            ) : (
              <div className="flex flex-wrap items-baseline gap-x-4">
                <p className="max-w-none">
                  <Sentence entry={entry} />
                </p>
                <details className="open:basis-full">
                  <summary className="text-soft">Details</summary>
                  <dl className="py-2">
                    {entry.changes.map((change) => (
                      <Change key={change.label} change={change} />
                    ))}
                  </dl>
                </details>
              </div>
            )}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

interface AuditFilterProps {
  filters: AuditFilters;
  people: readonly string[];
  problem: string | undefined;
}

export function AuditFilter({ filters: { record, ...values }, people, problem }: AuditFilterProps) {
  const { person } = values;
  const known = person === "" || people.includes(person) ? people : [person, ...people];
  const isFiltered = record !== "" || Object.values(values).some((value) => value !== "");
  return (
    <div className="no-print mt-6">
      <FilterBar
        id="audit"
        action={auditPath}
        label="Filter the audit log"
        fields={[
          {
            type: "choice",
            name: "kind",
            label: "What",
            all: "Everything",
            options: Object.entries(auditedKinds).map(([value, label]) => ({ value, label })),
          },
          {
            type: "choice",
            name: "person",
            label: "Who",
            all: "Everyone",
            options: known.map((email) => ({ value: email, label: email })),
          },
          { type: "day", name: "from", label: "From" },
          { type: "day", name: "to", label: "To" },
        ]}
        values={values}
        submit="Show"
        clear={isFiltered ? { to: auditPath, label: "Clear filters" } : undefined}
        problem={problem}
      />
      {record && <p className="mt-3">Only the changes of one record are shown.</p>}
    </div>
  );
}
