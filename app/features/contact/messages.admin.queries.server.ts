import { type ContactSubject, contactSubjects, responseHours } from "~/content/contact";
import { trackedForms } from "~/database/schema/tracked-forms";
import { equals, spaced } from "~/kits/admin-table/column-sql.queries.server";
import { withResponses } from "~/kits/admin-table/responses.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { messagesTable } from "./messages.admin";

const hoursOf = (subject: ContactSubject): number =>
  subject === "support" || subject === "media" || subject === "partnership"
    ? responseHours[subject]
    : responseHours.general;

export const messages: ServerTable = {
  ...messagesTable,
  queries: withResponses(
    {
      table: "contact_submissions",
      created: "created_at",
      columns: {
        name: "name",
        email: "email",
        subject: "subject",
        message: "substr(message, 1, 300)",
        created_at: "created_at",
      },
      sorted: { name: "coalesce(sort_name, name)" },
      fields: {
        Name: "name",
        Email: "email",
        Subject: spaced("subject"),
        Message: "message",
        Submitted: "created_at",
      },
      filters: { subject: equals("subject") },
      search: "index",
      searched: ["name", "email", "message"],
      forms: trackedForms.contact,
    },
    {
      times: contactSubjects.map(({ value }) => ({ hours: hoursOf(value), subjects: [value] })),
    },
  ),
};
