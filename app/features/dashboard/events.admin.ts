import { analyticsEvents } from "~/database/schema/tracked-forms";
import { formNames } from "~/features/staff/staff.copy";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { sentenceCase } from "~/lib/text/words";

/** Staff specification, section 2, Form Analytics tab. */
export const eventsTable: AdminTable<"analytics"> = {
  kind: "analytics",
  path: "/admin/dashboard/analytics",
  heading: "Form Events",
  noun: { one: "event", many: "events" },
  search: "Search by form name, event type, or session...",
  filters: [
    {
      name: "form",
      label: "Form",
      ofPage: true,
      all: "All Forms",
      choices: (["survey", "volunteer", "partnership", "contact", "newsletter"] as const).map((kind) => ({
        value: kind,
        label: formNames[kind],
      })),
    },
    {
      name: "event",
      label: "Event type",
      all: "All Event Types",
      choices: analyticsEvents.map((value) => ({ value, label: sentenceCase(value) })),
    },
  ],
  columns: [
    { id: "form_name", label: "Form Name", format: "code", sortable: true },
    { id: "event_type", label: "Event Type", format: "code", sortable: true },
    { id: "session_id", label: "Session ID", format: "session" },
    { id: "user_agent", label: "User Agent", format: "long" },
    { id: "created_at", label: "Created", format: "time", sortable: true },
  ],
  pageSize: 100,
  isOfRange: true,
  pageParameter: "page",
  identity: ["form_name", "event_type"],
  isAnonymous: true,
  errors: { delete: "Error deleting analytics record" },
  empty: "Nothing has happened at the forms in this range.",
};
