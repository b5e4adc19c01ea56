import { answerFilter } from "~/kits/admin-table/application-filters";
import type { RecordTable } from "~/kits/admin-table/record-table";

const subjects = ["support", "volunteer", "partnership", "media", "feedback", "other"];

/** Staff specification, section 2, Contact tab. */
export const messagesTable: RecordTable & { kind: "contact" } = {
  kind: "contact",
  path: "/admin/dashboard/contact",
  heading: "Contact Submissions",
  noun: { one: "message", many: "messages" },
  search: "Search by name, email, or message...",
  filters: [
    {
      name: "subject",
      label: "Subject",
      all: "All Subjects",
      choices: subjects.map((subject) => ({ value: subject, label: subject })),
    },
    answerFilter,
  ],
  columns: [
    { id: "name", label: "Name", sortable: true },
    { id: "email", label: "Email", look: "email", sortable: true },
    { id: "subject", label: "Subject", look: "badge", sortable: true },
    { id: "message", label: "Message", look: "long" },
    { id: "created_at", label: "Submitted", look: "time", sortable: true },
    { id: "due_at", label: "Answer", look: "waiting" },
  ],
  pageSize: 100,
  pageParameter: "page",
  opens: true,
  errors: { delete: "Error deleting contact submission" },
  empty: "No messages yet. They appear here as soon as somebody writes.",
};
