import { FilterBar } from "~/kits/staff-page/filter-bar";
import { auditedKinds } from "./audit.copy";
import { type AuditFilters, auditPath } from "./audit-query";

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
