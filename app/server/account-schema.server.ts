import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, Timestamp } from "./column-types.server";

interface UsersTable {
  id: Fixed<string>;
  email: string;
  password_hash: string;
  created_at: Fixed<Timestamp>;
  /** 1 while the password is one shown in a log or terminal. */
  must_change_password: Generated<Flag>;
  warned_at: ColumnType<Timestamp | null, undefined, Timestamp>;
}

interface AdminRolesTable {
  user_id: Fixed<string>;
  role: Generated<"admin">;
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
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
}
