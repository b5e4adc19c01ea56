import type { TableFilter } from "./admin-table";

export const responseFilter: TableFilter = {
  name: "filter",
  label: "Answer",
  all: "Answered or not",
  choices: [
    { value: "waiting", label: "Waiting for an answer" },
    { value: "overdue", label: "Overdue" },
    { value: "snoozed", label: "Snoozed" },
    { value: "answered", label: "Answered" },
  ],
};
