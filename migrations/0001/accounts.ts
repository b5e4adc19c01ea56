const ROLES = "('viewer', 'editor', 'owner')";

/** Accounts of staff, how they sign in, and the limits that protect forms and the sign-in. */
export const accounts: readonly string[] = [
  /*
   * `must_change_password`: set for a password that was shown in a log or a terminal, until its owner has chosen
   * another. `warned_at`: when the owner was last told by mail of many refused sign-ins. A suspended account has no
   * record in admin_roles, which alone gives access.
   */
  `create table users (
    id text primary key,
    email text not null unique collate nocase,
    password_hash text not null,
    created_at text not null,
    must_change_password integer not null default 0 check (must_change_password in (0, 1)),
    warned_at text,
    suspended_role text check (suspended_role in ${ROLES}),
    suspended_at text
  ) strict`,
  `create table admin_roles (
    user_id text primary key references users (id) on delete cascade,
    role text not null default 'owner' check (role in ${ROLES}),
    created_at text not null
  ) strict`,

  /*
   * `seen_at` is written at most every few minutes: enough to recognize a session that is somebody else's. `is_long`:
   * whether it may last for weeks, as asked for at sign-in.
   */
  `create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    user_agent text,
    created_at text not null,
    expires_at text not null,
    seen_at text,
    is_long integer not null default 0 check (is_long in (0, 1))
  ) strict`,
  "create index sessions_by_user on sessions (user_id)",
  "create index sessions_by_expiry on sessions (expires_at)",

  // Links to choose a new password; the token itself is only in the mail.
  `create table password_resets (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    expires_at text not null
  ) strict, without rowid`,
  "create index password_resets_by_user on password_resets (user_id)",

  /*
   * One authenticator for each account. The secret is sealed with a key made from SESSION_SECRET. `last_step` is the
   * time step of the last accepted code: no code of that step or an earlier one is accepted again.
   */
  `create table second_factors (
    user_id text primary key references users (id) on delete cascade,
    sealed_secret text not null,
    created_at text not null,
    confirmed_at text,
    last_step integer not null default 0
  ) strict`,
  `create table recovery_codes (
    user_id text not null references second_factors (user_id) on delete cascade,
    code_hash text not null,
    used_at text,
    primary key (user_id, code_hash)
  ) strict, without rowid`,

  `create table staff_invitations (
    id integer primary key autoincrement,
    email text not null unique collate nocase,
    role text not null check (role in ${ROLES}),
    invited_by text not null,
    created_at text not null,
    expires_at text not null
  ) strict`,
  // Several for one invitation: a mail whose delivery is uncertain is sent again, and the first one works too.
  `create table staff_invitation_links (
    token_hash text primary key,
    invitation_id integer not null references staff_invitations (id) on delete cascade
  ) strict`,
  "create index staff_invitation_links_by_invitation on staff_invitation_links (invitation_id)",

  `create table rate_limits (
    key text not null,
    window_start text not null,
    hits integer not null,
    primary key (key, window_start)
  ) strict, without rowid`,
  "create index rate_limits_by_window on rate_limits (window_start)",
  `create table used_challenges (
    nonce text primary key,
    expires_at text not null
  ) strict, without rowid`,
];
