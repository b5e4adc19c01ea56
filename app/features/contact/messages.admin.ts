import { contactSubjects } from "~/content/contact";
import { type AdminTable, responseFilter } from "~/kits/admin-table/admin-table";
import { rangeFilter } from "~/kits/admin-table/list-query";
import { sentenceCase } from "~/lib/text/words";

/** Staff specification, section 2, Contact tab. */
export const messagesTable: AdminTable<"contact"> = {
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
      choices: contactSubjects.map(({ value }) => ({ value, label: sentenceCase(value) })),
    },
    responseFilter,
    rangeFilter,
  ],
  columns: [
    { id: "name", label: "Name", sortable: true },
    { id: "email", label: "Email", format: "email", sortable: true },
    {
      id: "subject",
      label: "Subject",
      format: "badge",
      tones: { support: "red", media: "blue", volunteer: "green", partnership: "yellow" },
      sortable: true,
    },
    { id: "message", label: "Message", format: "long" },
    { id: "created_at", label: "Submitted", format: "time", sortable: true },
    { id: "due_at", label: "Answer", format: "waiting" },
  ],
  pageSize: 100,
  pageParameter: "page",
  identity: ["name", "email"],
  recordPage: { mailAbout: "your message" },
  errors: { delete: "Error deleting contact submission" },
  empty: "No messages yet. They appear here as soon as someone writes.",
};
