import type { RawBuilder, SqlBool } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Schema } from "~/database/schema/schema.server";
import type { AnalyticsForm } from "~/database/schema/tracked-forms";
import type { AdminTable, CellValue } from "./admin-table";

export type Condition = RawBuilder<SqlBool>;

export interface DayCount {
  day: string;
  count: number;
}

/** Rows that are listed together, those of one value where the list is sorted by it. */
export interface DayGroup {
  condition: Condition;
  days: readonly DayCount[];
}

export interface GroupedQuery {
  choices: Record<string, string>;
  words: readonly string[];
  sort: { column: string; descending: boolean };
}

export type RespondableTable = "contact_submissions" | "volunteer_applications" | "partnership_applications";

/** Its SQL is constant, never built from input. */
export interface TableQueries {
  table: keyof Schema;
  numericIds?: true;
  created: "created_at" | "subscribed_at";
  columns: Record<string, string>;
  /** Of columns that are sorted by something else than they show. */
  sorted?: Record<string, string>;
  /** By heading, for the CSV file and the row's page. */
  fields: Record<string, string>;
  filters: Record<string, (value: string, now: Date) => Condition>;
  /** `index`: full-text search. */
  search?: "index" | ((text: string) => Condition);
  /** Columns in that index, read instead of it for a letter that is in most rows. */
  searched?: readonly string[];
  /** In the order of the list, where counts are stored; undefined for a query that they do not answer. */
  countByDay?: (db: Database, query: GroupedQuery) => Promise<DayGroup[] | undefined>;
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

type ArchivedTable = Pick<AdminTable, "kind" | "path" | "heading" | "noun" | "empty"> & {
  table: ServerTable["queries"]["table"];
  deleteFailure: string;
};

/** Of named rows whose list is one of its own: with it their deletion is archived and undone as that of other rows. */
export function archivedTable({ table, deleteFailure, ...shown }: ArchivedTable): ServerTable {
  return {
    ...shown,
    filters: [],
    columns: [],
    pageSize: 100,
    pageParameter: "page",
    identity: ["name"],
    errors: { delete: deleteFailure },
    queries: {
      table,
      numericIds: true,
      created: "created_at",
      columns: { name: "name" },
      fields: {},
      filters: {},
      forms: [],
    },
  };
}
