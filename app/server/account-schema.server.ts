import type { ColumnType, Generated } from "kysely";
import type { Fixed, Flag, Timestamp } from "./column-types.server";

interface UsersTable {
  id: Fixed<string>;
  email: string;
  password_hash: string;
  created_at: Fixed<Timestamp>;
  /** 1 while the password is one that was shown in a log or a terminal. */
  must_change_password: Generated<Flag>;
  /** When the owner was last told by mail of many refused sign-ins. */
  warned_at: ColumnType<Timestamp | null, undefined, Timestamp>;
}

interface AdminRolesTable {
  user_id: Fixed<string>;
  role: Generated<"admin">;
  created_at: Fixed<Timestamp>;
}

interface SessionsTable {
  /** SHA-256 of the id in the cookie, so that a copy of the database signs nobody in. */
  id: Fixed<string>;
  user_id: Fixed<string>;
  user_agent: string | null;
  created_at: Fixed<Timestamp>;
  expires_at: Timestamp;
  /** When a page was last asked for, give or take a few minutes; null until then. */
  seen_at: ColumnType<Timestamp | null, Timestamp | null | undefined, Timestamp>;
}

interface PasswordResetsTable {
  /** SHA-256 of the token in the mailed link. */
  token_hash: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Timestamp>;
  expires_at: Fixed<Timestamp>;
}

interface SecondFactorsTable {
  user_id: Fixed<string>;
  sealed_secret: string;
  created_at: Fixed<Timestamp>;
  /** Null while it is being set up: then it is not asked for. */
  confirmed_at: Timestamp | null;
  /** The time step (RFC 6238) of the last accepted code. */
  last_step: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: Fixed<string>;
  code_hash: Fixed<string>;
  used_at: Timestamp | null;
}

/** Who may sign in, and how. */
export interface AccountTables {
  users: UsersTable;
  admin_roles: AdminRolesTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
}
