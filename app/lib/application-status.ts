export type ApplicationStatus = "pending" | "approved" | "rejected";

export const applicationStatuses: { value: ApplicationStatus; label: string }[] = [
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "rejected", label: "Rejected" },
];
