import type { RawBuilder, SqlBool } from "kysely";
import type { AnalyticsForm } from "~/lib/tracked-forms";
import type { Database } from "~/server/open-database.server";
import type { Schema } from "~/server/schema.server";
import type { AdminTable, CellValue } from "./admin-table";

export type Condition = RawBuilder<SqlBool>;

export interface DayCount {
  day: string;
  count: number;
}

export type RespondableTable = "contact_submissions" | "volunteer_applications" | "partnership_applications";

/** Its SQL is constant, never built from input. */
export interface TableQueries {
  table: keyof Schema;
  numericIds?: true;
  created: "created_at" | "subscribed_at";
  columns: Record<string, string>;
  /** By heading, for the CSV file and the row's page. */
  fields: Record<string, string>;
  filters: Record<string, (value: string, now: Date) => Condition>;
  /** `index`: full-text search. */
  search?: "index" | ((text: string) => Condition);
  /** By day, newest first, where faster than counting rows. */
  countByDay?: (db: Database, choices: Record<string, string>) => Promise<DayCount[]>;
  /** Events of these forms with a row's id as session are deleted and restored with it. */
  forms: readonly AnalyticsForm[];
  /** `set`: the columns that each status writes; `afterChange`: also after it was undone, in the same transaction. */
  statuses?: {
    column: string;
    set: Record<string, (now: Date) => Record<string, CellValue>>;
    afterChange?: (trx: Database, change: string, now: Date) => Promise<void>;
  };
  respondable?: RespondableTable;
}

export interface ServerTable extends AdminTable {
  queries: TableQueries;
}
