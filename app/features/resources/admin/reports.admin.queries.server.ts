import { reportHours } from "~/content/resources/resource-report";
import { dueAfter } from "~/kits/admin-table/response-times.queries.server";
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
      due_at: dueAfter("created_at", `'+${reportHours} hours'`),
      is_open: "case status when 'open' then 1 else 0 end",
      snoozed_until: "snoozed_until",
      danger: "danger",
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
