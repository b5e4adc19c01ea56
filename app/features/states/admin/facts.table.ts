import { states } from "~/content/resources/states";
import { factNames } from "~/content/states/words";
import { adminPaths } from "~/features/staff/admin-paths";
import type { ListedTable } from "~/kits/admin-table/admin-table";
import { factLabel } from "./fact-label";

const factFilters = { old: "More than a year old", hidden: "Hidden from visitors" } as const;

export const factsTable: ListedTable = {
  kind: "state_fact",
  path: adminPaths.states,
  heading: "State facts",
  filters: [
    {
      name: "state",
      label: "State",
      all: "All states",
      choices: states.map(({ code, name }) => ({ value: code, label: name })),
    },
    {
      name: "fact",
      label: "Fact",
      all: "All facts",
      choices: factNames.map((name) => ({ value: name, label: factLabel(name) })),
    },
    {
      name: "filter",
      label: "Show",
      all: "All",
      choices: Object.entries(factFilters).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    { id: "state", label: "State", sortable: true },
    { id: "fact", label: "Fact", sortable: true },
    { id: "value", label: "Says" },
    { id: "source", label: "Source", sortable: true },
    { id: "as_of", label: "As of", sortable: true },
  ],
  pageParameter: "page",
  order: { column: "state", descending: false },
};
