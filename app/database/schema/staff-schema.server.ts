import type { ColumnType, Generated } from "kysely";
import type { Decision } from "./application-status";
import type { Fixed, Flag, Timestamp } from "./column-types.server";
import type { MailStatus } from "./sending-schema.server";
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

interface SearchTable {
  rowid: number;
  text: string;
  more: string;
}

/** Trigrams that occur in a row. */
interface SearchTermsTable {
  term: string;
  doc: number;
}

/** Tables whose rows get replies. */
export type RepliedKind = "contact" | "volunteer" | "partnership" | "report";

/** What staff wrote to people. Stays while its record is stored or can be restored. */
interface RepliesTable {
  /** The search index names a reply by it; later replies have higher ones. */
  number: ColumnType<number | null, never, never>;
  /** Idempotency key: pressing the button twice sends one mail. */
  id: Fixed<string>;
  kind: Fixed<RepliedKind>;
  record_id: Fixed<string>;
  recipient: Fixed<string>;
  name: Fixed<string>;
  subject: Fixed<string>;
  /** As typed, with greeting and signature. */
  text: Fixed<string>;
  /** What the person had written, as it stands below the text; empty without. */
  quoted: Fixed<string>;
  /** The address of the member of staff; null for the one of the settings. */
  reply_to: Fixed<string | null>;
  /** The status that was set with it. */
  decision: Fixed<Decision | null>;
  /** Email address. */
  sent_by: Fixed<string>;
  /** JSON of `RowBefore`, which taking the reply back restores. */
  before: ColumnType<string | null, string | null | undefined, never>;
  mail_id: ColumnType<number | null, never, number>;
  /** Outlives the mail; null while that is on its way. `cancelled`: taken back, and a draft of whoever wrote it. */
  mail_status: ColumnType<MailStatus | null, never, MailStatus>;
  mail_error: ColumnType<string | null, never, string | null>;
  created_at: Fixed<Timestamp>;
}

interface ReplyTemplatesTable {
  id: Generated<number>;
  name: string;
  for_contact: Generated<Flag>;
  for_volunteer: Generated<Flag>;
  for_partnership: Generated<Flag>;
  for_report: Generated<Flag>;
  /** The letter that goes with this status. */
  decision: Decision | null;
  subject: string;
  text: string;
  /** It promises another mail: the row stays open, and is due after so many days. */
  again_after_days: ColumnType<number | null, number | null | undefined, number | null>;
  version: Generated<number>;
  created_at: Fixed<Timestamp>;
}

interface StaffSignaturesTable {
  user_id: Fixed<string>;
  signature: string;
  /** Answers go to the account's address instead of that of the settings. */
  replies_to_self: Flag;
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
  replies_search: SearchTable;
  replies_terms: SearchTermsTable;
  replies: RepliesTable;
  reply_templates: ReplyTemplatesTable;
  staff_signatures: StaffSignaturesTable;
}
