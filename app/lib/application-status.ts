export type ApplicationStatus = "pending" | "approved" | "rejected";

/** The statuses of an application with their labels, in the order of the selects. */
export const applicationStatuses: { value: ApplicationStatus; label: string }[] = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "rejected", label: "Rejected" },
];
