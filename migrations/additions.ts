import { type Kysely, type Migration, sql } from "kysely";
import { versioned, versionTrigger } from "./0001/content";

/** A migration that only adds columns, tables, indexes and triggers; others have files of their own. */
const add = (...statements: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Some mail servers put an id of their own in place of the Message-ID, and reports name the mail by it. */
export const serverIds = add(
  "alter table mails add column server_id text",
  "create index mails_by_server_id on mails (server_id) where server_id is not null",
);

/** How many of a file were added as unsubscribed. */
export const importedUnsubscribed = add(
  "alter table subscriber_imports add column unsubscribed integer not null default 0",
);

/** When staff had somebody reminded of a sign-up that waits, which they may do once. */
export const signupReminders = add("alter table newsletter_signups add column reminded_at text");

export const feedLastItems = add(
  // The articles of a feed when it was read last, and why some were left out.
  `create table feed_last_items (
    feed_id integer not null references feeds (id) on delete cascade,
    position integer not null,
    url_key text not null,
    url text not null,
    title text not null,
    summary text not null,
    source text,
    published_date text not null,
    left_out text,
    primary key (feed_id, position)
  ) strict, without rowid`,
  // An item that is no article of its own, because one with its title waited for review.
  "alter table feed_items add column url text",
  "alter table feed_items add column double_of integer",
  "create index feed_items_by_double on feed_items (double_of) where double_of is not null",
);

export const namedFeeds = add("alter table feeds add column named_feed text");

export const heldReplies = add(
  // Until then a mail waits, and can be taken back.
  "alter table mails add column held_until text",
  // JSON: what the row was before the reply. Null for replies from before this column.
  "alter table replies add column before text",
);

/** JSON: when the worker was started the last few times, by which a restart loop shows. */
export const workerStarts = add("alter table worker_heartbeat add column starts text");

const shownOfFacts = [
  "state",
  "fact",
  "value",
  "address",
  "note",
  "source",
  "source_url",
  "as_of",
  "is_hidden",
];

export const stateFacts = add(
  /*
   * What holds in one state, such as its unemployment office. `as_of` is the day, month or year at which the source says
   * so: 2026, 2026-01 or 2026-01-14, which sort as the times do.
   */
  `create table state_facts (
    id integer primary key autoincrement,
    state text not null check (length(state) = 2),
    fact text not null,
    value text not null default '',
    address text,
    note text,
    source text not null check (source <> ''),
    source_url text,
    as_of text not null check (as_of glob '[12][0-9][0-9][0-9]*'),
    is_hidden integer not null default 0 check (is_hidden in (0, 1)),
    created_at text not null,
    version integer not null default 1,
    unique (state, fact),
    check (value <> '' or address is not null)
  ) strict`,
  // The directory shows facts beside its entries.
  ...versioned("resources", "state_facts", shownOfFacts),
);

export const lastVisits = add(
  "alter table users add column here_at text",
  "alter table users add column last_visit_at text",
);

const shownOfEntries =
  "id, category, title, organization, description, eligibility_requirements, cost, phone_number, website_url, geographic_scope, tags, country, state, languages, is_online, checked_at, is_active, hours, when_you_call, have_ready";

/** The office was renamed on June 1, 2026. The start brings the other columns of an entry that nobody has changed up to date. */
const renamed = `update support_resources set organization = 'USDA Food and Nutrition Administration and your state'
  where organization = 'USDA Food and Nutrition Service and state agencies' and title in ('SNAP Food Benefits', 'WIC')`;

/** What somebody wants to know before they call; null where nobody knows. */
export const entryAnswers = add(
  "alter table support_resources add column hours text",
  "alter table support_resources add column when_you_call text",
  "alter table support_resources add column have_ready text",
  "drop trigger support_resources_version_changed",
  versionTrigger("resources", "support_resources", "changed", `update of ${shownOfEntries}`),
  renamed,
);

/** The language of the pages and mails around the list; the newsletter itself is the same for everybody. */
export const readerLanguage = add(
  ...["newsletter_subscribers", "newsletter_signups"].map(
    (table) =>
      `alter table ${table} add column language text not null default 'en' check (language in ('en', 'es'))`,
  ),
);

const shownWithSummaries =
  "id, category, title, organization, description, summary_es, eligibility_requirements, cost, phone_number, website_url, geographic_scope, tags, country, state, languages, is_online, checked_at, is_active, hours, when_you_call, have_ready";

/** The column says in one Spanish sentence what one gets. The start brings those of the project's own entries to those that nobody has changed. */
export const spanishSummaries = add(
  "alter table support_resources add column summary_es text",
  "drop trigger support_resources_version_changed",
  versionTrigger("resources", "support_resources", "changed", `update of ${shownWithSummaries}`),
);
