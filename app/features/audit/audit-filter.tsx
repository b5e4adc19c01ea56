import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { FilterDate, FilterProblem, FilterSelect } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { useLiveFilter } from "~/components/use-live-filter";
import { auditedKinds, auditPage } from "./audit.copy";
import { type AuditFilters, auditPath } from "./audit-query";

const copy = auditPage.filter;
const classes = { field: "max-w-full", label: "block font-semibold", input: "mt-1 h-11" };
const selectClasses = { ...classes, input: `${classes.input} max-w-full` };

function hasWholeDates(form: HTMLFormElement | null): boolean {
  if (!form) return false;
  const sent = new FormData(form);
  return ["from", "to"].every((name) => /^$|^[1-9]\d{3}-/.test(String(sent.get(name) ?? "")));
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
  const { record, ...shown } = filters;
  const { form, apply, applySoon, applyNow } = useLiveFilter(auditPath, shown);
  // Half a year that is typed is no date yet.
  const applyDates = () => hasWholeDates(form.current) && applySoon();
  return (
    <div className="no-print mt-6">
      {problem && <FilterProblem id="audit-problem" text={problem} />}
      <Form
        discover="none"
        ref={form}
        method="get"
        action={auditPath}
        aria-label={copy.label}
        preventScrollReset
        onSubmit={applyNow}
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        <FilterSelect
          id="audit-kind"
          classes={selectClasses}
          onChange={apply}
          name="kind"
          label={copy.kind}
          all={copy.everyKind}
          value={filters.kind}
          options={Object.entries(auditedKinds).map(([value, label]) => ({ value, label }))}
        />
        <FilterSelect
          id="audit-person"
          classes={selectClasses}
          onChange={apply}
          name="person"
          label={copy.person}
          all={copy.everyone}
          value={filters.person}
          options={known.map((email) => ({ value: email, label: email }))}
        />
        {(["from", "to"] as const).map((name) => (
          <FilterDate
            key={name}
            id={`audit-${name}`}
            name={name}
            label={copy[name]}
            value={filters[name]}
            classes={classes}
            onChange={applyDates}
            problemId={problem && "audit-problem"}
          />
        ))}
        <Button kind="plain" size="small">
          {copy.submit}
        </Button>
        {isFiltered && (
          <SiteLink to={auditPath} className="py-2 font-semibold">
            {copy.clear}
          </SiteLink>
        )}
      </Form>
      {record && <p className="mt-3">{copy.record}</p>}
    </div>
  );
}
