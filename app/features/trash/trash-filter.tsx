import type { FilterOption } from "~/components/filter-fields";
import { adminPaths } from "~/features/staff/admin-paths";
import { FilterBar } from "~/kits/staff-page/filter-bar";
import { trashCopy } from "./trash.copy";
import { type TrashQuery, trashHref } from "./trash-query";

const copy = trashCopy.filter;

interface TrashFilterProps {
  query: TrashQuery;
  kinds: readonly FilterOption[];
  people: readonly string[];
}

export function TrashFilter({ query: { kind, person }, kinds, people }: TrashFilterProps) {
  const known = person === "" || people.includes(person) ? people : [person, ...people];
  return (
    <FilterBar
      id="trash"
      action={adminPaths.trash}
      label={copy.label}
      fields={[
        { type: "choice", name: "kind", label: copy.kind, all: copy.everyKind, options: kinds },
        {
          type: "choice",
          name: "person",
          label: copy.person,
          all: copy.everyone,
          options: known.map((email) => ({ value: email, label: email })),
        },
      ]}
      values={{ kind, person }}
      className="no-print mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
      submit={copy.submit}
      clear={kind || person ? { to: trashHref({}), label: copy.clear } : undefined}
    />
  );
}
