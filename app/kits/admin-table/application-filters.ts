import type { RecordFilter } from "./record-table";

export const applicationStatuses = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "rejected", label: "Rejected" },
];

export const statusFilter: RecordFilter = {
  name: "status",
  label: "Status",
  all: "All Statuses",
  choices: applicationStatuses,
};

/** The promised response times as a queue. */
export const answerFilter: RecordFilter = {
  name: "filter",
  label: "Answer",
  all: "Answered or not",
  choices: [
    { value: "waiting", label: "Waiting for an answer" },
    { value: "overdue", label: "Overdue" },
    { value: "answered", label: "Answered" },
  ],
};
