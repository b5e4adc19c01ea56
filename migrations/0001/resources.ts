import { versioned } from "./content-versions";
import { place, searchedByVisitors, textOf } from "./public-search";

/** The directory of places that help. */
export const resources: readonly string[] = [
  /*
   * `version`: as of articles. Without a state and a country: anywhere, and the whole country. Two failures of the link
   * checker in a row, a day apart, make a link broken; `link_failed_at` is the first of them. `checked_at`: null for an
   * entry that no one has checked.
   */
  `create table support_resources (
    id integer primary key autoincrement,
    category text not null,
    title text not null,
    organization text not null,
    description text not null,
    eligibility_requirements text,
    cost text not null,
    phone_number text,
    website_url text not null,
    geographic_scope text not null,
    tags text not null default '[]' check (json_valid(tags) and json_type(tags) = 'array'),
    is_active integer not null default 1 check (is_active in (0, 1)),
    created_at text not null,
    version integer not null default 1,
    country text check (country glob '[A-Z][A-Z]'),
    state text check (state glob '[A-Z][A-Z]'),
    languages text not null default '["en"]' check (json_valid(languages) and json_type(languages) = 'array'),
    is_online integer not null default 0 check (is_online in (0, 1)),
    link_status text check (link_status in ('ok', 'moved', 'broken')),
    link_reason text,
    link_checked_at text,
    link_failed_at text,
    checked_at text,
    checked_by text,
    unique (title, organization)
  ) strict`,
  "create index support_resources_by_category on support_resources (is_active, category, title)",
  // The orders of the staff's list.
  "create index support_resources_by_title on support_resources (title collate nocase, id)",
  "create index support_resources_by_organization on support_resources (organization collate nocase, id)",
  "create index support_resources_by_link_checked_at on support_resources (is_active, link_checked_at, id)",
  "create index support_resources_by_checked_at on support_resources (checked_at, id)",
  // The filter by language names those there are, and a search ranks what is national first.
  "create index support_resources_by_languages on support_resources (is_active, languages)",
  "create index support_resources_by_state_country on support_resources (is_active, state, country)",
  `create trigger support_resources_link_changed after update of website_url on support_resources
    when old.website_url <> new.website_url begin
    update support_resources set link_status = null, link_reason = null, link_checked_at = null, link_failed_at = null
      where id = new.id;
  end`,

  ...searchedByVisitors({
    table: "support_resources",
    isPublic: "is_active = 1",
    rowid: (row) => `${row}.id`,
    keys: ["id", "is_active", "state", "geographic_scope"],
    words: {
      title: textOf("title"),
      tags: textOf("tags"),
      category: textOf("category"),
      place,
      organization: textOf("organization"),
      description: textOf("description"),
    },
    parts: ["title", "tags", "category", "organization", "description"],
  }),

  ...versioned("resources", "support_resources", [
    "id",
    "category",
    "title",
    "organization",
    "description",
    "eligibility_requirements",
    "cost",
    "phone_number",
    "website_url",
    "geographic_scope",
    "tags",
    "country",
    "state",
    "languages",
    "is_online",
    "checked_at",
    "is_active",
  ]),

  // The project's own entries that were once added to this database, so that none is added twice.
  "create table seeded_resources (key text primary key) strict",

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
];
