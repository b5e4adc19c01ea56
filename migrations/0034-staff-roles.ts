import { type Kysely, sql } from "kysely";

const roles = "('viewer', 'editor', 'owner')";

const statements = [
  // SQLite cannot change a check. Nothing refers to this table.
  `create table admin_roles_with_kinds (
    user_id text primary key references users (id) on delete cascade,
    role text not null default 'owner' check (role in ${roles}),
    created_at text not null
  ) strict`,
  `insert into admin_roles_with_kinds (user_id, role, created_at)
    select user_id, 'owner', created_at from admin_roles`,
  "drop table admin_roles",
  "alter table admin_roles_with_kinds rename to admin_roles",

  // A suspended account has no record in admin_roles, which alone gives access.
  `alter table users add column suspended_role text check (suspended_role in ${roles})`,
  "alter table users add column suspended_at text",

  // Whether it may last for weeks, as asked for at sign-in.
  "alter table sessions add column is_long integer not null default 0 check (is_long in (0, 1))",

  `create table staff_invitations (
    id integer primary key autoincrement,
    email text not null unique collate nocase,
    role text not null check (role in ${roles}),
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
];

/** Roles, suspended accounts, invitations, and sessions that are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
