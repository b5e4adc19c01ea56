import { place, plain, searchedByVisitors, searchText, textOf, trigramIndex } from "./search";

/**
 * Random, from the 53 bits that JavaScript reads exactly, and no counter: after a backup is restored, a counter would
 * give to new content a number that other content had before.
 */
const RANDOM = "random() & 9007199254740991";

/** A number for each subject of the public pages, which is another one after every change of what they show. */
export const contentVersions: readonly string[] = [
  `create table content_versions (
    id integer primary key check (id = 1),
    articles integer not null,
    resources integer not null,
    survey integer not null,
    newsletter integer not null default 0
  ) strict`,
  `insert into content_versions (id, articles, resources, survey, newsletter)
    values (1, ${RANDOM}, ${RANDOM}, ${RANDOM}, ${RANDOM})`,
];

type Subject = "articles" | "resources" | "survey" | "newsletter";

export const versionTrigger = (
  subject: Subject,
  table: string,
  change: string,
  event: string,
  when = "",
) => `create trigger ${table}_version_${change} after ${event} on ${table} ${when} begin
    update content_versions set ${subject} = ${RANDOM};
  end`;

/** @param columns What public pages show of the table, select by or sort by. */
export const versioned = (subject: Subject, table: string, columns: readonly string[]) => [
  versionTrigger(subject, table, "added", "insert"),
  versionTrigger(subject, table, "changed", `update of ${columns.join(", ")}`),
  versionTrigger(subject, table, "removed", "delete"),
];

/** The staff's list of all articles, hidden ones among them, is searched by title and source. */
const titles = searchText(["title", "source"].map((column) => plain(`new.${column}`)));

/** An article's row in `article_counts`. */
const count = (row: "old" | "new") => `coalesce(${row}.source, ''), substr(${row}.published_date, 1, 7)`;

const addToCount = `insert into article_counts (source, month, total)
  select ${count("new")}, 1 where new.is_hidden = 0
  on conflict do update set total = total + 1;`;
const removeFromCount = `update article_counts set total = total - 1
    where old.is_hidden = 0 and (source, month) = (${count("old")});
  delete from article_counts where total = 0 and (source, month) = (${count("old")});`;

const news = [
  /*
   * A hidden article is taken from the public pages without being lost. `version` counts the changes of a row: who edits
   * an older version than the stored one is shown what has changed since. `url_key`: what makes two addresses the same
   * article. `feed_id` is no reference: a deleted article can be restored after its feed was deleted.
   */
  `create table articles (
    id integer primary key autoincrement,
    title text not null,
    summary text not null default '',
    source text,
    url text not null unique,
    published_date text not null,
    created_at text not null,
    is_hidden integer not null default 0 check (is_hidden in (0, 1)),
    version integer not null default 1,
    url_key text,
    held_for_review integer default 0 check (held_for_review in (0, 1)),
    feed_id integer
  ) strict`,
  "create index articles_by_published_date on articles (published_date desc, id desc)",
  "create index articles_by_created_at on articles (created_at desc, id desc)",
  // Public lists ask for what is not hidden first.
  "create index articles_public on articles (is_hidden, published_date desc, id desc)",
  // The articles of one source in the order of the list.
  "create index articles_public_by_source on articles (is_hidden, source, published_date desc, id desc)",
  "create unique index articles_by_url_key on articles (url_key)",
  "create index articles_held_for_review on articles (created_at, id) where held_for_review = 1",
  // In the orders of the staff's list, which compares without case.
  "create index articles_by_title on articles (title collate nocase, created_at desc, id desc)",
  "create index articles_by_source on articles (source collate nocase, created_at desc, id desc)",
  // Few sources, each with thousands of articles, newest first in either direction.
  "create index articles_by_source_backwards on articles (source collate nocase desc, created_at desc, id desc)",
  "create index articles_by_day on articles (published_date collate nocase, created_at desc, id desc)",
  `create trigger articles_reviewed after update of is_hidden on articles
    when new.is_hidden = 0 and new.held_for_review = 1 begin
    update articles set held_for_review = 0 where id = new.id;
  end`,

  ...searchedByVisitors({
    table: "articles",
    isPublic: "is_hidden = 0",
    // The second of its date in the upper bits, its id in the lower 30: FTS5 returns the newest first without sorting.
    rowid: (row) => `coalesce(unixepoch(${row}.published_date), 0) * 1073741824 + (${row}.id & 1073741823)`,
    keys: ["id", "is_hidden", "published_date"],
    words: { title: textOf("title"), source: textOf("source"), summary: textOf("summary") },
    parts: ["title", "source", "summary"],
  }),
  ...trigramIndex("articles_search", "articles_terms"),
  `create trigger articles_titled_insert after insert on articles begin
    insert into articles_search (rowid, text) values (new.id, ${titles});
  end`,
  `create trigger articles_titled_update after update of title, source on articles begin
    update articles_search set text = ${titles} where rowid = new.id;
  end`,
  `create trigger articles_titled_delete after delete on articles begin
    delete from articles_search where rowid = old.id;
  end`,

  ...versioned("articles", "articles", [
    "id",
    "title",
    "summary",
    "source",
    "url",
    "published_date",
    "is_hidden",
  ]),

  /*
   * The counts that lists are shown with, so that no page reads a whole table for them: of articles that are not hidden.
   * The month is the first seven characters of the date, which sort as the dates do.
   */
  `create table article_counts (
    source text not null,
    month text not null,
    total integer not null,
    primary key (source, month)
  ) strict, without rowid`,
  "create index article_counts_by_month on article_counts (month, total)",
  `create trigger article_counts_insert after insert on articles begin ${addToCount} end`,
  `create trigger article_counts_update after update of source, published_date, is_hidden on articles begin
    ${removeFromCount} ${addToCount} end`,
  `create trigger article_counts_delete after delete on articles begin ${removeFromCount} end`,
];

const feeds = [
  `create table feeds (
    id integer primary key autoincrement,
    name text not null,
    url text not null unique,
    is_enabled integer not null default 1 check (is_enabled in (0, 1)),
    publishes text not null default 'review' check (publishes in ('review', 'publish')),
    keep_words text not null default '',
    block_words text not null default '',
    etag text,
    last_modified text,
    last_fetched_at text,
    first_imported_at text,
    next_fetch_at text,
    claimed_until text,
    failures integer not null default 0,
    last_error text,
    last_item_count integer,
    version integer not null default 1,
    created_at text not null
  ) strict`,
  // What a feed said last: staff who changed an article afterwards, or deleted it, have the last word.
  `create table feed_items (
    url_key text primary key,
    feed_id integer references feeds (id) on delete set null,
    title text not null,
    summary text not null,
    source text,
    published_date text not null,
    seen_at text not null
  ) strict, without rowid`,
  "create index feed_items_by_feed on feed_items (feed_id)",
  "create index feed_items_by_seen_at on feed_items (seen_at)",
];

/** The news, and where it is read from. */
export const articles: readonly string[] = [...news, ...feeds];

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
