import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/button";
import { FilterFields } from "~/kits/staff-page/filter-bar";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { formatCount } from "~/lib/numbers";
import { inboxCopy as copy, kindNames } from "./inbox.copy";
import {
  type Colleague,
  type InboxQuery,
  inboxFilters,
  inboxHref,
  inboxKinds,
  isNarrowed,
} from "./inbox-rows";
import type { InboxCounts } from "./load-inbox.server";

const classes = { field: "", label: "font-semibold", input: "mt-1 h-10 w-full" };

interface InboxFiltersProps {
  query: InboxQuery;
  counts: InboxCounts;
  colleagues: readonly Colleague[];
  knownLabels: readonly string[];
}

interface ChipProps {
  query: InboxQuery;
  isChosen: boolean;
  /** Undefined where it is not counted. */
  count?: number | undefined;
  isMore: boolean;
  children: string;
}

function Chip({ query, isChosen, count, isMore, children }: ChipProps) {
  return (
    <li>
      <Link
        to={inboxHref({ ...query, row: undefined, page: 1 })}
        preventScrollReset
        discover="none"
        aria-current={isChosen ? "true" : undefined}
        className="inline-block px-1.5 py-1.5 font-semibold whitespace-nowrap aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:no-underline aria-[current]:forced-colors:chosen"
      >
        {children}
        {count !== undefined && ` ${formatCount(count)}${isMore ? "+" : ""}`}
      </Link>
    </li>
  );
}

export function InboxFilters({
  query,
  counts,
  className,
}: Pick<InboxFiltersProps, "query" | "counts"> & { className: string }) {
  return (
    <nav aria-label="Which rows" className={`no-print ${className}`}>
      <ul className="flex flex-wrap">
        {inboxFilters.map((filter) => (
          <Chip
            key={filter}
            query={{ ...query, filter }}
            isChosen={query.filter === filter}
            count={filter === "done" ? undefined : counts.filters[filter]}
            isMore={counts.isMore}
          >
            {copy.filters[filter]}
          </Chip>
        ))}
      </ul>
    </nav>
  );
}

/** Narrows the list, above it. */
export function NarrowFilters({ query, counts, colleagues, knownLabels }: InboxFiltersProps) {
  const labels = [...new Set([...knownLabels, ...(query.label ? [query.label] : [])])];
  const of = colleagues.find(({ id }) => id === query.assignee);
  const set = [
    copy.filters[query.filter],
    query.kind === "" ? "Every kind" : kindNames[query.kind].chip,
    ...(query.label ? [query.label] : []),
    ...(of ? [of.email] : []),
  ];
  return (
    <PhoneFold label="Showing" set={set}>
      <InboxFilters query={query} counts={counts} className="sm:hidden" />
      <nav aria-label="Which kind" className="no-print">
        <ul className="-ml-1.5 flex flex-wrap">
          <Chip query={{ ...query, kind: "" }} isChosen={query.kind === ""} isMore={counts.isMore}>
            Every kind
          </Chip>
          {inboxKinds.map((kind) => (
            <Chip
              key={kind}
              query={{ ...query, kind }}
              isChosen={query.kind === kind}
              count={query.filter === "done" ? undefined : counts.kinds[kind]}
              isMore={counts.isMore}
            >
              {kindNames[kind].chip}
            </Chip>
          ))}
        </ul>
      </nav>
      <details open={query.label !== "" || query.assignee !== ""} className="no-print open:basis-full">
        <summary className="w-fit cursor-pointer py-1.5 font-semibold">Filter</summary>
        <Form
          key={inboxHref({ ...query, row: undefined })}
          discover="none"
          method="get"
          preventScrollReset
          autoComplete="off"
          className="mt-1 flex flex-wrap items-end gap-3 border-2 border-ink bg-card p-3"
        >
          {query.filter !== "waiting" && <input type="hidden" name="filter" value={query.filter} />}
          {query.kind !== "" && <input type="hidden" name="kind" value={query.kind} />}
          <FilterFields
            id="inbox"
            fields={[
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
            values={{ label: query.label, assignee: query.assignee }}
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
    </PhoneFold>
  );
}
