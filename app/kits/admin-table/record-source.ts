import type { RawBuilder, SqlBool } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { AnalyticsForm } from "~/server/schema.server";
import type { CellValue } from "./record-table";

export type Condition = RawBuilder<SqlBool>;

/** How many rows came in on a day such as "2026-11-20" (UTC). */
export interface DayCount {
  day: string;
  count: number;
}

export type SourceTable =
  | "newsletter_subscribers"
  | "ai_impact_surveys"
  | "volunteer_applications"
  | "partnership_applications"
  | "contact_submissions"
  | "form_analytics"
  | "articles";

/** How a table of the dashboard is read and changed. Its SQL is written here, never put together from input. */
export interface RecordSource {
  table: SourceTable;
  /** The column that says when a row came in. */
  created: "created_at" | "subscribed_at";
  /** SQL of each column the table shows or can be sorted by. */
  columns: Record<string, string>;
  /** SQL of each column of the CSV file and of the row's own page, by its heading. */
  fields: Record<string, string>;
  /** What each filter asks for. */
  filters: Record<string, (value: string, now: Date) => Condition>;
  /** `index`: the table has a search index; a function makes the condition itself. */
  search?: "index" | ((text: string) => Condition);
  /**
   * Counts what the filters leave when nothing is searched for, the newest day first, where there is a quicker way than
   * to count rows.
   */
  countByDay?: (db: Database, choices: Record<string, string>) => Promise<DayCount[]>;
  /** Events that belong to a row and go with it: those of these forms with its id as their session. */
  forms: readonly AnalyticsForm[];
  /** What setting a status writes. */
  statuses?: { column: string; set: Record<string, (now: Date) => Record<string, CellValue>> };
}
