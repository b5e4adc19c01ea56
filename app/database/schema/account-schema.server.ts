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

export interface AccountTables {
  users: UsersTable;
  admin_roles: AdminRolesTable;
  sessions: SessionsTable;
  staff_invitations: StaffInvitationsTable;
  staff_invitation_links: StaffInvitationLinksTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
}
