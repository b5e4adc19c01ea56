import { responseHours } from "~/content/contact";
import { applicationStatuses } from "~/database/schema/application-status";
import { trackedForms } from "~/database/schema/tracked-forms";
import { equals, spaced, statusColumn } from "~/kits/admin-table/column-sql.queries.server";
import { withResponses } from "~/kits/admin-table/responses.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { partnershipsTable } from "./applications.admin";

export const partnerships: ServerTable = {
  ...partnershipsTable,
  queries: withResponses(
    {
      table: "partnership_applications",
      created: "created_at",
      columns: {
        company_name: "company_name",
        contact_name: "contact_name",
        email: "email",
        partnership_type: "partnership_type",
        status: "status",
        created_at: "created_at",
      },
      sorted: {
        company_name: "coalesce(sort_name, company_name)",
        contact_name: "coalesce(sort_contact, contact_name)",
      },
      fields: {
        Company: "company_name",
        Contact: "contact_name",
        Email: "email",
        Phone: "phone",
        Type: "partnership_type",
        Message: "message",
        "Sent From":
          "case source when 'partner_page' then 'Partner page' else 'Corporate accountability page' end",
        Status: spaced("status"),
        Applied: "created_at",
      },
      filters: { type: equals("partnership_type"), status: equals("status") },
      search: "index",
      searched: ["company_name", "contact_name", "email"],
      forms: trackedForms.partnership,
      statuses: statusColumn(applicationStatuses),
    },
    { times: [{ hours: responseHours.general }] },
  ),
};
