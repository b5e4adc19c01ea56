import { responseHours } from "~/content/contact";
import { applicationStatuses } from "~/database/schema/application-status";
import { trackedForms } from "~/database/schema/tracked-forms";
import { equals, spaced, statusColumn, withFormFields } from "~/kits/admin-table/column-sql.queries.server";
import { withResponses } from "~/kits/admin-table/responses.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { volunteerForm } from "./application.form";
import { volunteersTable } from "./applications.admin";

export const volunteers: ServerTable = {
  ...volunteersTable,
  queries: withResponses(
    {
      table: "volunteer_applications",
      created: "created_at",
      columns: {
        name: "first_name || ' ' || last_name",
        email: "email",
        role: "role",
        location: "location",
        status: "status",
        created_at: "created_at",
      },
      sorted: { name: "coalesce(sort_name, first_name || ' ' || last_name)" },
      fields: withFormFields(volunteerForm({ anchor: "", roles: [] }), {
        "First Name": "first_name",
        "Last Name": "last_name",
        Email: "email",
        Phone: "phone",
        Role: spaced("role"),
        Location: "location",
        Experience: "experience",
        Motivation: "motivation",
        Availability: "availability",
        "Additional Info": "additional_info",
        Status: spaced("status"),
        Applied: "created_at",
      }),
      filters: { role: equals("role"), status: equals("status") },
      search: "index",
      searched: ["first_name", "last_name", "email", "role"],
      forms: trackedForms.volunteer,
      statuses: statusColumn(applicationStatuses),
    },
    { times: [{ hours: responseHours.general }] },
  ),
};
