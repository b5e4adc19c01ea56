import type { RecordTable } from "~/kits/admin-table/record-table";

/** Staff specification, section 2, Form Analytics tab. */
export const eventsTable: RecordTable = {
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
      choices: [
        { value: "survey", label: "Survey" },
        { value: "volunteer", label: "Volunteer" },
        { value: "partnership", label: "Partnership" },
        { value: "contact", label: "Contact" },
        { value: "newsletter", label: "Newsletter" },
      ],
    },
    {
      name: "event",
      label: "Event type",
      all: "All Event Types",
      choices: [
        { value: "view", label: "View" },
        { value: "unique_view", label: "Unique View" },
        { value: "start", label: "Start" },
        { value: "complete", label: "Complete" },
        { value: "partial_complete", label: "Partial Complete" },
        { value: "error", label: "Error" },
      ],
    },
  ],
  columns: [
    { id: "form_name", label: "Form Name", look: "code", sortable: true },
    { id: "event_type", label: "Event Type", look: "code", sortable: true },
    { id: "session_id", label: "Session ID", look: "session" },
    { id: "user_agent", label: "User Agent", look: "long" },
    { id: "created_at", label: "Created", look: "time", sortable: true },
  ],
  pageSize: 100,
  pageParameter: "page",
  opens: false,
  errors: { delete: "Error deleting analytics record" },
  empty: "Nothing has happened at the forms in this range.",
};
