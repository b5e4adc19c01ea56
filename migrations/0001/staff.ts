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

/** What staff did, what of it can be undone, and whose data was erased. */
export const staffRecords: readonly string[] = [
  /*
   * What staff deleted or changed, to be undone. Rows that are deleted leave their table for this one, so that no
   * count, export, mail or aggregate can see them. A change in slices says how many rows it is to have.
   */
  `create table changes (
    id text primary key,
    action text not null check (action in ('delete', 'status')),
    table_name text not null,
    row_count integer not null,
    new_value text,
    made_by text not null,
    made_at text not null,
    undone_at text,
    expected_count integer
  ) strict`,
  "create index changes_by_moment on changes (made_at)",
  `create table changed_rows (
    id integer primary key,
    change_id text not null references changes (id) on delete cascade,
    table_name text not null,
    record_id text not null,
    row text not null check (json_valid(row))
  ) strict`,
  // Whether a row is among those of a change is asked for each audit entry about many rows.
  "create index changed_rows_by_change on changed_rows (change_id, table_name, record_id)",

  // Who did what: written with the change it tells of. One entry stands for all rows of a change.
  `create table audit_log (
    id integer primary key autoincrement,
    created_at text not null,
    actor_id text,
    actor_email text not null,
    action text not null,
    kind text not null,
    record_id text,
    row_count integer not null default 1,
    before text check (before is null or json_valid(before)),
    after text check (after is null or json_valid(after))
  ) strict`,
  "create index audit_log_by_record on audit_log (kind, record_id, id desc)",
  // Each filter of the log's page with its order; the row's number is part of every index.
  "create index audit_log_by_moment on audit_log (created_at)",
  "create index audit_log_by_kind on audit_log (kind, created_at)",
  "create index audit_log_by_actor on audit_log (actor_email, created_at)",
  "create index audit_log_by_kind_and_actor on audit_log (kind, actor_email, created_at)",
  // The worker deletes old entries; no mistake deletes one of the last year.
  `create trigger audit_log_stays before delete on audit_log
    when old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year') begin
    select raise(abort, 'the audit log is append-only');
  end`,
  // Nothing of an entry can be changed, but for the details, which can be emptied where they name a person.
  `create trigger audit_log_is_final before update on audit_log
    when not (${["id", "created_at", "actor_id", "actor_email", "action", "kind", "record_id", "row_count"]
      .map((column) => `new.${column} is old.${column}`)
      .join(" and ")}
      and (new.before is old.before or new.before is null) and (new.after is old.after or new.after is null)) begin
    select raise(abort, 'the audit log is append-only');
  end`,

  // One row: a random key, encrypted with SESSION_SECRET.
  `create table erasure_key (
    id integer primary key check (id = 1),
    sealed_key text not null
  ) strict`,
  /*
   * Keyed hashes of addresses whose data was erased: no list mail goes to them before `mail_allowed_at`, and a restored
   * backup is cleared of them. Mailing list: only what the newsletter had stored was erased.
   */
  `create table erased_addresses (
    hash text not null,
    scope text not null check (scope in ('everything', 'mailing_list')),
    erased_at text not null,
    mail_allowed_at text,
    primary key (hash, scope)
  ) strict, without rowid`,
];
