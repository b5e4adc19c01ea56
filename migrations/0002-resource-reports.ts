import { type Kysely, sql } from "kysely";

/**
 * What visitors report about entries of the resource directory. The entry's title is kept as it was at the time, and
 * a report outlives its entry: staff may mend an entry by taking it out.
 */
const statements = [
  `create table resource_reports (
    id text primary key,
    resource_id integer references support_resources (id) on delete set null,
    resource_title text not null,
    problem text not null check (problem in ('unreachable', 'closed', 'wrong_information', 'other')),
    details text not null,
    email text,
    status text not null default 'open' check (status in ('open', 'resolved')),
    content_hash text not null,
    created_at text not null
  ) strict`,
  "create index resource_reports_by_created_at on resource_reports (created_at desc, id desc)",
  "create index resource_reports_by_status on resource_reports (status, created_at desc, id desc)",
  "create index resource_reports_by_resource on resource_reports (resource_id) where resource_id is not null",
  "create index resource_reports_by_content on resource_reports (content_hash, created_at)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
