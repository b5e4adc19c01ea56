import { FilterBar } from "~/kits/staff-page/filter-bar";
import { auditedKinds, auditPage } from "./audit.copy";
import { type AuditFilters, auditPath } from "./audit-query";

const copy = auditPage.filter;

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
        label={copy.label}
        fields={[
          {
            type: "choice",
            name: "kind",
            label: copy.kind,
            all: copy.everyKind,
            options: Object.entries(auditedKinds).map(([value, label]) => ({ value, label })),
          },
          {
            type: "choice",
            name: "person",
            label: copy.person,
            all: copy.everyone,
            options: known.map((email) => ({ value: email, label: email })),
          },
          { type: "day", name: "from", label: copy.from },
          { type: "day", name: "to", label: copy.to },
        ]}
        values={values}
        submit={copy.submit}
        clear={isFiltered ? { to: auditPath, label: copy.clear } : undefined}
        problem={problem}
      />
      {record && <p className="mt-3">{copy.record}</p>}
    </div>
  );
}
