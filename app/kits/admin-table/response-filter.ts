import type { TableFilter } from "./admin-table";

/** Filters rows by whether they still wait for a response; its SQL is `withResponses`. */
export const responseFilter: TableFilter = {
  name: "filter",
  label: "Answer",
  all: "Answered or not",
  choices: [
    { value: "waiting", label: "Waiting for an answer" },
    { value: "overdue", label: "Overdue" },
    { value: "answered", label: "Answered" },
  ],
};
