import { type Kysely, sql } from "kysely";
import { CORRECTIONS, FIRST_KEYS, LANGUAGES, ONLINE_TITLES, STATES } from "./0012-resource-places.data";

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const list = (values: readonly string[]) => `(${values.map(text).join(", ")})`;
const stateRows = Object.entries(STATES)
  .map(([code, name]) => `('${code}', '${name}')`)
  .join(", ");

const statements = [
  // Null is anywhere, and the whole country.
  "alter table support_resources add column country text check (country glob '[A-Z][A-Z]')",
  "alter table support_resources add column state text check (state glob '[A-Z][A-Z]')",
  `alter table support_resources add column languages text not null default '["en"]'
    check (json_valid(languages) and json_type(languages) = 'array')`,
  "alter table support_resources add column is_online integer not null default 0 check (is_online in (0, 1))",

  // The link checker. Two failures in a row a day apart make a link broken; `link_failed_at` is the first of them.
  "alter table support_resources add column link_status text check (link_status in ('ok', 'moved', 'broken'))",
  "alter table support_resources add column link_reason text",
  "alter table support_resources add column link_checked_at text",
  "alter table support_resources add column link_failed_at text",
  `create index support_resources_by_link_checked_at
    on support_resources (is_active, link_checked_at, id)`,
  `create trigger support_resources_link_changed after update of website_url on support_resources
    when old.website_url <> new.website_url begin
      update support_resources set link_status = null, link_reason = null, link_checked_at = null, link_failed_at = null
      where id = new.id;
    end`,

  // SQLite cannot drop "not null": null is an entry that no one has checked. Until now, every entry had a date.
  "drop index support_resources_by_checked_at",
  "alter table support_resources rename column checked_at to stored_checked_at",
  "alter table support_resources add column checked_at text",
  "alter table support_resources add column checked_by text",
  `update support_resources set (checked_at, checked_by) = (
    select stored_checked_at, actor_email from audit_log
    where kind = 'resource' and record_id = cast(support_resources.id as text)
      and action in ('checked', 'added', 'changed by import')
      and after ->> 'checked_at' = stored_checked_at
    order by audit_log.id desc limit 1)`,
  "alter table support_resources drop column stored_checked_at",
  "create index support_resources_by_checked_at on support_resources (checked_at, id)",

  // Where entries are offered, as far as their own words tell.
  `with states (code, name) as (values ${stateRows})
    update support_resources set country = 'US', state = states.code
    from states where trim(geographic_scope) = states.name collate nocase`,
  `update support_resources set country = case
      when geographic_scope like 'National (US)%' or geographic_scope like 'Selected US %'
        or geographic_scope = 'US and Canada' then 'US'
      when geographic_scope = 'Canada' then 'CA'
      when geographic_scope = 'UK' or geographic_scope like 'UK %' then 'GB'
      when geographic_scope = 'Ireland' then 'IE'
    end where country is null`,

  // The project's own entries that were once added to this database, so that none is added twice.
  "create table seeded_resources (key text primary key) strict",
  ...FIRST_KEYS.map(
    (key) =>
      `insert into seeded_resources (key) select ${text(key)} from sqlite_sequence where name = 'support_resources'`,
  ),
  `update support_resources set is_online = 1 where title in ${list(ONLINE_TITLES)}`,
  ...Object.entries(LANGUAGES).map(
    ([title, languages]) =>
      `update support_resources set languages = ${text(JSON.stringify(languages))} where title = ${text(title)}`,
  ),
  ...CORRECTIONS.map(({ title, description, change }) => {
    const columns = Object.entries(change).map(([column, value]) => `${column} = ${text(value)}`);
    return `update or ignore support_resources set ${columns.join(", ")}
      where title = ${text(title)} and description = ${text(description)}`;
  }),
];

/** Where resources are offered and in which languages, who checked them, and what the link checker found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
