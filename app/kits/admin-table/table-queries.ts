import type { RawBuilder, SqlBool } from "kysely";
import type { AnalyticsForm } from "~/lib/tracked-forms";
import type { Database } from "~/server/open-database.server";
import type { Schema } from "~/server/schema.server";
import type { AdminTable, CellValue } from "./admin-table";

export type Condition = RawBuilder<SqlBool>;

export interface DayCount {
  /** Such as "2026-11-20", in UTC. */
  day: string;
  count: number;
}

export type RespondableTable = "contact_submissions" | "volunteer_applications" | "partnership_applications";

/** How a table of the dashboard is read and changed. Its SQL is constant, never built from input. */
export interface TableQueries {
  table: keyof Schema;
  /** The ids are numbers, not UUIDs. */
  numericIds?: true;
  created: "created_at" | "subscribed_at";
  /** SQL of each column that the table shows or sorts by. */
  columns: Record<string, string>;
  /** SQL of each column of the CSV file and of the row's own page, by its heading. */
  fields: Record<string, string>;
  filters: Record<string, (value: string, now: Date) => Condition>;
  /** `index`: the table has a full-text index; a function builds the condition itself. */
  search?: "index" | ((text: string) => Condition);
  /** Counts the filtered rows by day, newest first, where that is faster than counting rows. */
  countByDay?: (db: Database, choices: Record<string, string>) => Promise<DayCount[]>;
  /** The events of these forms with a row's id as their session are deleted and restored with it. */
  forms: readonly AnalyticsForm[];
  /** SQL of the status, and the columns that setting each status writes. */
  statuses?: { column: string; set: Record<string, (now: Date) => Record<string, CellValue>> };
  /** The rows wait for a response, which is recorded in this table. */
  respondable?: RespondableTable;
}

export interface ServerTable extends AdminTable {
  queries: TableQueries;
}
