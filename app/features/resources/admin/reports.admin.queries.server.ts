import { reportHours } from "~/content/resources/resource-report";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { reportsTable } from "./reports.admin";

/** Only for the page of one report in the inbox: the pages of entries list reports. */
export const reports: ServerTable = {
  ...reportsTable,
  queries: {
    table: "resource_reports",
    created: "created_at",
    columns: {
      name: "resource_title",
      email: "coalesce(email, '')",
      status: "status",
      created_at: "created_at",
      due_at: `strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+${reportHours} hours')`,
      is_open: "case status when 'open' then 1 else 0 end",
      resource_id: "resource_id",
    },
    fields: {
      Entry: "resource_title",
      Problem: "problem",
      Details: "details",
      Email: "email",
      Submitted: "created_at",
      Resolved: "resolved_at",
      "Resolved By": "resolved_by",
    },
    filters: {},
    forms: [],
  },
};
