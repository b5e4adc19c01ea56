import { type Kysely, sql } from "kysely";

/** What staff need to keep articles and resources in order, and to read the audit log at any length. */
const statements = [
  // An article can be taken from the public pages without being lost. Resources have `is_active` for it.
  "alter table articles add column is_hidden integer not null default 0 check (is_hidden in (0, 1))",
  // Counts the changes of a row: who edits an older version than the stored one is shown what has changed since.
  "alter table articles add column version integer not null default 1",
  "alter table support_resources add column version integer not null default 1",

  // Public lists ask for what is not hidden first.
  "create index articles_public on articles (is_hidden, published_date desc, id desc)",
  "drop index articles_by_source",
  "create index articles_public_by_source on articles (is_hidden, source)",

  // The orders of the staff's list of resources.
  "create index support_resources_by_title on support_resources (title collate nocase, id)",
  "create index support_resources_by_organization on support_resources (organization collate nocase, id)",
  "create index support_resources_by_checked_at on support_resources (checked_at, id)",

  // A file of resources that was read and checked, until its owner has it imported or its time is over.
  `create table resource_imports (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    file_name text not null,
    rows text not null check (json_valid(rows)),
    created_at text not null,
    expires_at text not null,
    imported_at text,
    added integer not null default 0,
    changed integer not null default 0
  ) strict`,
  "create index resource_imports_by_user on resource_imports (user_id)",
  "create index resource_imports_by_expiry on resource_imports (expires_at)",

  // Each filter of the log's page with its order; the row's number is part of every index.
  "create index audit_log_by_moment on audit_log (created_at)",
  "create index audit_log_by_kind on audit_log (kind, created_at)",
  "create index audit_log_by_actor on audit_log (actor_email, created_at)",
  "create index audit_log_by_kind_and_actor on audit_log (kind, actor_email, created_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
