import { type Kysely, sql } from "kysely";

/** By postal code, as entries name them. */
const STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "US Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

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

  // The project's own entries that were once offered to this database, so that none is added twice.
  "create table seeded_resources (key text primary key) strict",
];

/** Where resources are offered and in which languages, who checked them, and what the link checker found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
