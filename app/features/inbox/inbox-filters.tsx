import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/button";
import { FilterFields } from "~/kits/staff-page/filter-bar";
import { inboxCopy as copy, kindNames } from "./inbox.copy";
import {
  type Colleague,
  type InboxQuery,
  inboxFilters,
  inboxHref,
  inboxKinds,
  isNarrowed,
} from "./inbox-rows";

const classes = { field: "", label: "font-semibold", input: "mt-1 h-10 w-full" };

interface InboxFiltersProps {
  query: InboxQuery;
  colleagues: readonly Colleague[];
  knownLabels: readonly string[];
}

export function InboxFilters({ query, colleagues, knownLabels }: InboxFiltersProps) {
  const labels = [...new Set([...knownLabels, ...(query.label ? [query.label] : [])])];
  return (
    <div className="no-print">
      <nav aria-label="Which rows">
        <ul className="flex flex-wrap">
          {inboxFilters.map((filter) => (
            <li key={filter}>
              <Link
                to={inboxHref({ ...query, filter, row: undefined, page: 1 })}
                preventScrollReset
                discover="none"
                aria-current={query.filter === filter ? "true" : undefined}
                className="inline-block px-1.5 py-1.5 font-semibold aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:no-underline aria-[current]:forced-colors:chosen"
              >
                {copy.filters[filter]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details open={isNarrowed(query)} className="mt-1">
        <summary className="w-fit cursor-pointer py-1.5 font-semibold">Filter</summary>
        <Form
          key={inboxHref({ ...query, row: undefined })}
          discover="none"
          method="get"
          preventScrollReset
          autoComplete="off"
          className="mt-1 grid gap-3 border-2 border-ink bg-card p-3 sm:grid-cols-3 inbox-wide:grid-cols-1"
        >
          {query.filter !== "waiting" && <input type="hidden" name="filter" value={query.filter} />}
          <FilterFields
            id="inbox"
            fields={[
              {
                type: "choice",
                name: "kind",
                label: "Kind",
                all: "Every kind",
                options: inboxKinds.map((kind) => ({ value: kind, label: kindNames[kind].many })),
              },
              {
                type: "choice",
                name: "label",
                label: "With the label",
                all: "Every label",
                options: labels.map((label) => ({ value: label, label })),
              },
              {
                type: "choice",
                name: "assignee",
                label: "Colleague",
                all: "Anyone or no one",
                options: colleagues.map(({ id, email }) => ({ value: id, label: email })),
              },
            ]}
            values={{ kind: query.kind, label: query.label, assignee: query.assignee }}
            classes={classes}
          />
          <div className="flex items-center gap-4">
            <Button kind="plain" size="small">
              Show
            </Button>
            {isNarrowed(query) && (
              <Link
                to={inboxHref({ filter: query.filter })}
                preventScrollReset
                discover="none"
                className="py-1 font-semibold"
              >
                Clear
              </Link>
            )}
          </div>
        </Form>
      </details>
    </div>
  );
}
