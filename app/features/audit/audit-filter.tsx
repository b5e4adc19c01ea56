import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { FilterDate, type FilterOption, FilterProblem, FilterSelect } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { useSyncedInput } from "~/lib/use-synced-input";
import { auditedKinds, auditPage } from "./audit.copy";
import { type AuditFilters, auditPath } from "./audit-query";

const copy = auditPage.filter;
const classes = { field: "max-w-full", label: "block font-semibold", input: "mt-1 h-11" };
const selectClasses = { ...classes, input: `${classes.input} max-w-full` };

interface SelectProps {
  name: "kind" | "person";
  label: string;
  all: string;
  value: string;
  options: readonly FilterOption[];
}

function AuditSelect(props: SelectProps) {
  const select = useSyncedInput<HTMLSelectElement>(props.value);
  return <FilterSelect id={`audit-${props.name}`} {...props} classes={selectClasses} inputRef={select} />;
}

interface DateProps {
  name: "from" | "to";
  value: string;
  problemId: string | undefined;
}

function AuditDate(props: DateProps) {
  const { name, value } = props;
  const input = useSyncedInput<HTMLInputElement>(value);
  return <FilterDate {...props} id={`audit-${name}`} label={copy[name]} classes={classes} inputRef={input} />;
}

interface AuditFilterProps {
  filters: AuditFilters;
  people: readonly string[];
  problem: string | undefined;
}

export function AuditFilter({ filters, people, problem }: AuditFilterProps) {
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const known =
    filters.person === "" || people.includes(filters.person) ? people : [filters.person, ...people];
  return (
    <div className="no-print mt-6">
      {problem && <FilterProblem id="audit-problem" text={problem} />}
      <Form
        discover="none"
        method="get"
        action={auditPath}
        aria-label={copy.label}
        preventScrollReset
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        <AuditSelect
          name="kind"
          label={copy.kind}
          all={copy.everyKind}
          value={filters.kind}
          options={Object.entries(auditedKinds).map(([value, label]) => ({ value, label }))}
        />
        <AuditSelect
          name="person"
          label={copy.person}
          all={copy.everyone}
          value={filters.person}
          options={known.map((email) => ({ value: email, label: email }))}
        />
        <AuditDate name="from" value={filters.from} problemId={problem && "audit-problem"} />
        <AuditDate name="to" value={filters.to} problemId={problem && "audit-problem"} />
        <Button kind="plain" size="small">
          {copy.submit}
        </Button>
        {isFiltered && (
          <SiteLink to={auditPath} className="py-2 font-semibold">
            {copy.clear}
          </SiteLink>
        )}
      </Form>
      {filters.record && <p className="mt-3">{copy.record}</p>}
    </div>
  );
}
