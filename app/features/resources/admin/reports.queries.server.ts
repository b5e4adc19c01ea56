import { reportHours } from "~/content/resources/resource-report";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { dueAfter, responseFields } from "~/kits/admin-table/responses.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { reportsTable } from "./reports.admin";

export function listReportsOf(db: Database, resourceId: number, limit: number) {
  return db
    .selectFrom("resource_reports")
    .select(["id", "problem", "details", "email", "status", "created_at"])
    .where("resource_id", "=", resourceId)
    .orderBy("status")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countReportsOf(db: Database, resourceId: number): Promise<number> {
  const { total } = await db
    .selectFrom("resource_reports")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("resource_id", "=", resourceId)
    .executeTakeFirstOrThrow();
  return total;
}

/** @param resourceId undefined for a report about any entry @returns whether the status changed */
export async function updateReportStatus(
  db: Database,
  {
    id,
    resourceId,
    status,
    by = null,
    at = null,
  }: {
    id: string;
    resourceId?: number;
    status: Row<"resource_reports">["status"];
    by?: string | null;
    at?: string | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("resource_reports")
    .set({ status, resolved_by: by, resolved_at: at, due_again_at: null, snoozed_until: null })
    .where("id", "=", id)
    .$if(resourceId !== undefined, (query) => query.where("resource_id", "=", resourceId ?? null))
    .where("status", "<>", status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
      Labels: responseFields.Labels,
    },
    filters: {},
    forms: [],
  },
};
