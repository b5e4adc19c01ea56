import { Form } from "@remix-run/react";
import { Button } from "~/components/button";
import { type FilterOption, FilterSelect } from "~/components/filter-fields";
import { SiteLink } from "~/components/site-link";
import { useLiveFilter } from "~/components/use-live-filter";
import { adminPaths } from "~/features/staff/admin-paths";
import { trashCopy } from "./trash.copy";
import { type TrashQuery, trashHref } from "./trash-query";

const copy = trashCopy.filter;
const classes = { field: "max-w-full", label: "block font-semibold", input: "mt-1 h-11 max-w-full" };

interface TrashFilterProps {
  query: TrashQuery;
  kinds: readonly FilterOption[];
  people: readonly string[];
}

export function TrashFilter({ query: { kind, person }, kinds, people }: TrashFilterProps) {
  const { form, apply, applyNow } = useLiveFilter(adminPaths.trash, { kind, person });
  const known = person === "" || people.includes(person) ? people : [person, ...people];
  return (
    <Form
      discover="none"
      ref={form}
      method="get"
      action={adminPaths.trash}
      aria-label={copy.label}
      preventScrollReset
      onSubmit={applyNow}
      className="no-print mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
    >
      <FilterSelect
        id="trash-kind"
        name="kind"
        label={copy.kind}
        all={copy.everyKind}
        value={kind}
        options={kinds}
        classes={classes}
        onChange={apply}
      />
      <FilterSelect
        id="trash-person"
        name="person"
        label={copy.person}
        all={copy.everyone}
        value={person}
        options={known.map((email) => ({ value: email, label: email }))}
        classes={classes}
        onChange={apply}
      />
      <Button kind="plain" size="small">
        {copy.submit}
      </Button>
      {(kind || person) && (
        <SiteLink to={trashHref({})} className="py-2 font-semibold">
          {copy.clear}
        </SiteLink>
      )}
    </Form>
  );
}
