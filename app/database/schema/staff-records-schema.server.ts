import type { ColumnType, Generated } from "kysely";
import type { Fixed, Timestamp } from "./column-types.server";

interface ChangesTable {
  id: Fixed<string>;
  action: Fixed<"delete" | "status">;
  table_name: Fixed<string>;
  row_count: number;
  /** Of a change in slices until its last: the rows it is to have. */
  expected_count: number | null;
  new_value: Fixed<string | null>;
  made_by: Fixed<string>;
  made_at: Fixed<Timestamp>;
  undone_at: Timestamp | null;
}

interface ChangedRowsTable {
  id: Generated<number>;
  change_id: Fixed<string>;
  table_name: Fixed<string>;
  record_id: Fixed<string>;
  /** JSON: the whole row after a deletion, else its previous values. */
  row: Fixed<string>;
}

/** Append-only, enforced by triggers. */
interface AuditLogTable {
  id: Generated<number>;
  created_at: Fixed<Timestamp>;
  actor_id: Fixed<string | null>;
  actor_email: Fixed<string>;
  action: Fixed<string>;
  kind: Fixed<string>;
  record_id: Fixed<string | null>;
  row_count: ColumnType<number, number | undefined, never>;
  /** JSON. */
  before: Fixed<string | null>;
  after: Fixed<string | null>;
}

interface SearchTable {
  rowid: number;
  text: string;
}

/** Trigrams that occur in a row. */
interface SearchTermsTable {
  term: string;
  doc: number;
}

export interface StaffRecordTables {
  changes: ChangesTable;
  changed_rows: ChangedRowsTable;
  audit_log: AuditLogTable;
  newsletter_subscribers_search: SearchTable;
  newsletter_subscribers_terms: SearchTermsTable;
  ai_impact_surveys_search: SearchTable;
  ai_impact_surveys_terms: SearchTermsTable;
  volunteer_applications_search: SearchTable;
  volunteer_applications_terms: SearchTermsTable;
  partnership_applications_search: SearchTable;
  partnership_applications_terms: SearchTermsTable;
  contact_submissions_search: SearchTable;
  contact_submissions_terms: SearchTermsTable;
  resource_reports_search: SearchTable;
  resource_reports_terms: SearchTermsTable;
  quarantined_submissions_search: SearchTable;
  quarantined_submissions_terms: SearchTermsTable;
}
