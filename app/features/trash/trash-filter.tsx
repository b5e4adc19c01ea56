import type { FilterOption } from "~/components/filter-fields";
import { adminPaths } from "~/features/staff/admin-paths";
import { FilterBar } from "~/kits/staff-page/filter-bar";
import { type TrashQuery, trashHref } from "./trash-query";

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
      label="Filter the trash"
      fields={[
        { type: "choice", name: "kind", label: "What", all: "Everything", options: kinds },
        {
          type: "choice",
          name: "person",
          label: "Who",
          all: "Everyone",
          options: known.map((email) => ({ value: email, label: email })),
        },
      ]}
      values={{ kind, person }}
      className="no-print mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
      submit="Show"
      clear={kind || person ? { to: trashHref({}), label: "Clear filters" } : undefined}
    />
  );
}
