import { versionTrigger } from "./content-versions";
import { numbered, searchedByStaff } from "./staff-search";
import { sortedBy } from "./staff-sort";

/** Why a mail was not sent at the time that staff chose. */
const MISSED = "in ('late', 'nothing new', 'no recipients', 'unusable', 'restored')";

const subscribers = [
  /*
   * `confirmed_at`: when the mailbox was proven; null where it was not. `consent_note`: how a subscriber agreed whom staff
   * added; null where they signed up themselves.
   */
  `create table newsletter_subscribers (
    id text primary key,
    email text not null unique collate nocase,
    name text not null,
    is_active integer not null default 1 check (is_active in (0, 1)),
    wants_news integer not null default 1 check (wants_news in (0, 1)),
    wants_team_updates integer not null default 1 check (wants_team_updates in (0, 1)),
    unsubscribe_token text not null unique,
    subscribed_at text not null,
    unsubscribed_at text,
    number integer,
    confirmed_at text,
    consent_note text,
    sort_name text
  ) strict`,
  "create index newsletter_subscribers_by_subscribed_at on newsletter_subscribers (subscribed_at desc, id desc)",
  `create index newsletter_subscribers_by_wish
    on newsletter_subscribers (is_active, wants_news, wants_team_updates)`,
  `create index newsletter_subscribers_by_active
    on newsletter_subscribers (is_active, subscribed_at desc, id desc)`,
  ...numbered("newsletter_subscribers"),
  ...searchedByStaff({
    table: "newsletter_subscribers",
    number: "number",
    fields: ["row.email", "row.name"],
  }),
  ...sortedBy("newsletter_subscribers", "subscribed_at", [
    { column: "sort_name", text: "row.name", of: ["name"] },
  ]),
  // Counted by day from the indexes alone, of 100,000 subscribers on each visit of the Newsletter tab.
  `create index newsletter_subscribers_joined
    on newsletter_subscribers (is_active, substr(subscribed_at, 1, 10), unsubscribed_at)`,
  `create index newsletter_subscribers_left on newsletter_subscribers (substr(unsubscribed_at, 1, 10))
    where unsubscribed_at is not null and is_active = 0`,

  /*
   * Sign-ups that wait for the confirmation of the address. A row that was confirmed stays until it expires, so that
   * its link can be opened again. `id` becomes the subscriber's.
   */
  `create table newsletter_signups (
    id text primary key,
    email text not null unique collate nocase,
    name text not null,
    wants_news integer not null check (wants_news in (0, 1)),
    wants_team_updates integer not null check (wants_team_updates in (0, 1)),
    token text not null unique,
    created_at text not null,
    confirmed_at text,
    consent_note text
  ) strict`,
  "create index newsletter_signups_by_age on newsletter_signups (created_at)",

  // A file of subscribers that waits to be confirmed.
  `create table subscriber_imports (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    file_name text not null,
    rows text not null check (json_valid(rows)),
    created_at text not null,
    expires_at text not null,
    imported_at text,
    added integer not null default 0,
    asked integer not null default 0
  ) strict`,
  "create index subscriber_imports_by_user on subscriber_imports (user_id)",
  "create index subscriber_imports_by_expiry on subscriber_imports (expires_at)",
];

const campaigns = [
  `create table newsletter_schedule (
    id integer primary key check (id = 1),
    pattern text not null,
    since text not null
  ) strict`,

  /*
   * `idempotency_key`: what a team update was confirmed under; the same confirmation, posted twice, makes one send.
   * `contents`: all that an issue says, for its page on the site; null for team updates. `published_at`: from the first
   * mail on, so that the link in it leads to a page, and not while sending can still be undone.
   */
  `create table newsletter_sends (
    id integer primary key autoincrement,
    kind text not null check (kind in ('newsletter', 'team_update')),
    scheduled_for text unique,
    subject text not null,
    html text not null,
    text text not null,
    status text not null default 'sending' check (status in ('sending', 'sent', 'empty', 'cancelled')),
    recipient_count integer not null default 0,
    created_by text references users (id) on delete set null,
    created_at text not null,
    sent_at text,
    idempotency_key text,
    contents text check (contents is null or json_valid(contents)),
    published_at text
  ) strict`,
  "create index newsletter_sends_by_created_at on newsletter_sends (kind, created_at desc)",
  "create index newsletter_sends_unfinished on newsletter_sends (id) where status = 'sending'",
  `create unique index newsletter_sends_by_idempotency_key on newsletter_sends (idempotency_key)
    where idempotency_key is not null`,
  `create index newsletter_sends_published on newsletter_sends (published_at desc, id desc)
    where published_at is not null and contents is not null`,
  versionTrigger("newsletter", "newsletter_sends", "added", "insert", "when new.published_at is not null"),
  versionTrigger(
    "newsletter",
    "newsletter_sends",
    "changed",
    "update of id, contents, published_at",
    "when coalesce(new.published_at, old.published_at) is not null",
  ),
  versionTrigger("newsletter", "newsletter_sends", "removed", "delete", "when old.published_at is not null"),

  /*
   * Articles and resources that are in no further issue. Without a campaign: they were never news, as the first ones
   * of a site. Neither table refers to articles: a deleted one can be restored, and was mailed all the same. Ids are
   * not used again.
   */
  `create table mailed_items (
    kind text not null check (kind in ('article', 'resource')),
    item_id integer not null,
    campaign_id integer references newsletter_sends (id) on delete set null,
    primary key (kind, item_id)
  ) strict, without rowid`,
  "create index mailed_items_by_campaign on mailed_items (campaign_id) where campaign_id is not null",
  // What each issue held, whether or not anyone got it. Without a position: it was only counted.
  `create table newsletter_issue_items (
    campaign_id integer not null references newsletter_sends (id) on delete cascade,
    kind text not null check (kind in ('article', 'resource')),
    item_id integer not null,
    position integer,
    primary key (campaign_id, kind, item_id)
  ) strict, without rowid`,

  // Uncertain mails that staff have decided not to send again; more of them are asked about anew.
  `create table uncertain_mail_reviews (
    campaign_id integer primary key references newsletter_sends (id) on delete cascade,
    mails integer not null,
    reviewed_by text not null,
    reviewed_at text not null
  ) strict`,
];

const desk = [
  /*
   * One row for good: its version goes on counting when the draft is sent or discarded, so that a form that was opened
   * before is recognized. A text that is empty is written by the site.
   */
  `create table newsletter_draft (
    id integer primary key check (id = 1),
    version integer not null default 1,
    subject text not null default '',
    introduction text not null default '',
    items text not null default '[]',
    send_at text,
    scheduled_by text references users (id) on delete set null,
    missed_at text,
    missed_reason text check (missed_reason ${MISSED})
  ) strict`,
  "insert into newsletter_draft (id) values (1)",
  // What a newsletter was made of, so that one that no one got is a draft again.
  `create table sent_newsletter_drafts (
    campaign_id integer primary key references newsletter_sends (id) on delete cascade,
    subject text not null,
    introduction text not null,
    items text not null
  ) strict`,

  /*
   * What somebody is writing: one draft each. The key changes with every change, so that what is sent is what was
   * looked at.
   */
  `create table team_update_drafts (
    user_id text primary key references users (id) on delete cascade,
    key text not null unique,
    subject text not null,
    content text not null,
    saved_at text not null,
    send_at text,
    missed_at text,
    missed_reason text check (missed_reason ${MISSED})
  ) strict`,
  // As typed, so that a team update that was cancelled or failed can be edited and sent again.
  `create table team_update_sources (
    campaign_id integer primary key references newsletter_sends (id) on delete cascade,
    content text not null
  ) strict`,

  // The id is chosen by the page with the button: posting it twice sends one mail.
  `create table test_mails (
    id text primary key,
    kind text not null check (kind in ('newsletter', 'team_update')),
    subject text not null,
    html text not null,
    text text not null,
    created_at text not null
  ) strict`,
];

/** Who gets the newsletter, what was sent, and what staff are writing. */
export const newsletter: readonly string[] = [...subscribers, ...campaigns, ...desk];
