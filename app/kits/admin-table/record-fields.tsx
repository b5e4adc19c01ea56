import { formatTime } from "~/lib/time/dates";
import { type AdminTable, type CellValue, statusLabel } from "./admin-table";

/** Everything that was submitted. */
export function RecordFields({
  table,
  fields,
}: {
  table: AdminTable;
  fields: readonly (readonly [string, CellValue])[];
}) {
  return (
    <section aria-labelledby="submitted-title">
      <h2 id="submitted-title" className="mb-3 text-lg">
        Everything that was submitted
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
  );
}

function Field({ table, label, value }: { table: AdminTable; label: string; value: CellValue }) {
  if (value === null || value === "") return <span className="text-soft">Not given</span>;
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
