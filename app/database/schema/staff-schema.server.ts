import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, Timestamp } from "./column-types.server";
import type { StaffRole } from "./staff-role";

interface UsersTable {
  id: Fixed<string>;
  email: string;
  password_hash: string;
  created_at: Fixed<Timestamp>;
  /** 1 while the password is one shown in a log or terminal. */
  must_change_password: Generated<Flag>;
  warned_at: ColumnType<Timestamp | null, undefined, Timestamp>;
  /** The role to give back; null unless suspended. */
  suspended_role: ColumnType<StaffRole | null, undefined, StaffRole | null>;
  suspended_at: ColumnType<Timestamp | null, undefined, Timestamp | null>;
  /** Last request, accurate to a few minutes. */
  here_at: ColumnType<Timestamp | null, undefined, Timestamp>;
  /** The end of the visit before this one. */
  last_visit_at: ColumnType<Timestamp | null, undefined, Timestamp | null>;
}

interface AdminRolesTable {
  user_id: Fixed<string>;
  role: Generated<StaffRole>;
  created_at: Fixed<Timestamp>;
}

interface SessionsTable {
  /** SHA-256 of the id in the cookie: a leaked database cannot be used to sign in. */
  id: Fixed<string>;
  user_id: Fixed<string>;
  user_agent: string | null;
  created_at: Fixed<Timestamp>;
  expires_at: Timestamp;
  /** Last request, accurate to a few minutes. */
  seen_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp>;
  /** 1 where "Keep me signed in" was ticked. */
  is_long: Generated<Flag>;
}

interface StaffInvitationsTable {
  id: Generated<number>;
  email: Fixed<string>;
  role: StaffRole;
  /** The email address, which stays readable when the account is removed. */
  invited_by: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

interface StaffInvitationLinksTable {
  /** SHA-256 of the mailed token. */
  token_hash: Fixed<string>;
  invitation_id: Fixed<number>;
}

interface PasswordResetsTable {
  /** SHA-256 of the mailed token. */
  token_hash: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Timestamp>;
  expires_at: Fixed<Timestamp>;
}

interface SecondFactorsTable {
  user_id: Fixed<string>;
  sealed_secret: string;
  created_at: Fixed<Timestamp>;
  /** Null during setup, when no code is required. */
  confirmed_at: Timestamp | null;
  /** Last accepted time step (RFC 6238). */
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: Fixed<string>;
  code_hash: Fixed<string>;
  used_at: Timestamp | null;
}

interface ChangesTable {
  id: Fixed<string>;
  action: Fixed<"delete" | "status">;
  table_name: Fixed<string>;
  row_count: number;
  /** The rows that a change in slices is to have, until its last slice. */
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

export interface SearchTable {
  rowid: number;
  text: string;
  more: string;
}

/** Trigrams that occur in a row. */
export interface SearchTermsTable {
  term: string;
  doc: number;
}

export interface StaffTables {
  users: UsersTable;
  admin_roles: AdminRolesTable;
  sessions: SessionsTable;
  staff_invitations: StaffInvitationsTable;
  staff_invitation_links: StaffInvitationLinksTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
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
