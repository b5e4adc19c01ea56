import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/button";
import { SiteLink } from "~/components/site-link";
import { useFollowing } from "~/lib/use-following";
import { auditedKinds, auditPage } from "./audit.copy";
import { type AuditFilters, auditPath } from "./audit-query";

const words = auditPage.filter;
const inputLook = "mt-1 h-11 border-2 border-ink bg-card px-3 text-ink";

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="max-w-full">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

interface SelectProps {
  name: "kind" | "person";
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Select({ name, label, all, value, options }: SelectProps) {
  const id = `audit-${name}`;
  const select = useFollowing<HTMLSelectElement>(value);
  return (
    <Labelled id={id} label={label}>
      <select ref={select} id={id} name={name} defaultValue={value} className={`${inputLook} max-w-full`}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function DateInput({
  name,
  label,
  value,
  problem,
}: {
  name: string;
  label: string;
  value: string;
  problem: boolean;
}) {
  const id = `audit-${name}`;
  const input = useFollowing<HTMLInputElement>(value);
  return (
    <Labelled id={id} label={label}>
      <input
        ref={input}
        id={id}
        type="date"
        name={name}
        defaultValue={value}
        aria-describedby={problem ? "audit-problem" : undefined}
        className={inputLook}
      />
    </Labelled>
  );
}

interface AuditFilterProps {
  filters: AuditFilters;
  people: readonly string[];
  problem: string | undefined;
}

/** The filters of the log, as a form that asks for the page again. */
export function AuditFilter({ filters, people, problem }: AuditFilterProps) {
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const known =
    filters.person === "" || people.includes(filters.person) ? people : [filters.person, ...people];
  return (
    <div className="no-print mt-6">
      {problem && (
        <p
          role="alert"
          id="audit-problem"
          className="mb-4 border-4 border-red bg-card px-4 py-3 font-semibold"
        >
          {problem}
        </p>
      )}
      <Form
        discover="none"
        method="get"
        action={auditPath}
        aria-label={words.label}
        preventScrollReset
        className="flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        <Select
          name="kind"
          label={words.kind}
          all={words.everyKind}
          value={filters.kind}
          options={Object.entries(auditedKinds)}
        />
        <Select
          name="person"
          label={words.person}
          all={words.everybody}
          value={filters.person}
          options={known.map((email) => [email, email])}
        />
        <DateInput name="from" label={words.from} value={filters.from} problem={problem !== undefined} />
        <DateInput name="to" label={words.to} value={filters.to} problem={problem !== undefined} />
        <Button kind="plain" size="small">
          {words.submit}
        </Button>
        {isFiltered && (
          <SiteLink to={auditPath} className="py-2 font-semibold">
            {words.clear}
          </SiteLink>
        )}
      </Form>
      {filters.record && <p className="mt-3">{words.record}</p>}
    </div>
  );
}
