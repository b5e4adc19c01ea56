import { versionTrigger } from "./content";
import { numbered, searchedByStaff, sortedBy } from "./search";

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

/** Every mail the site sends, and the worker that sends them. */
export const mail: readonly string[] = [
  /*
   * `kind` has no check: `MailKindName` lists the kinds, so that another one needs no new table. `reference` says what
   * the mail is about in the terms of its kind: the subscriber's id, the batch of notifications, the event of an
   * account. `message_id` is set by the claim before the final dot, so a mail without one was never handed to a server,
   * and one with it can be found again by it. `first_tried_at`: since when a server puts the mail off. `claimed_by`:
   * the sender that may still report on it. `reply`: the status code of the server's last refusal, enhanced (RFC 3463)
   * where it gave one.
   */
  `create table mails (
    id integer primary key autoincrement,
    kind text not null,
    campaign_id integer references newsletter_sends (id) on delete cascade,
    reference text,
    recipient text not null collate nocase,
    status text not null default 'queued' check (status in
      ('queued', 'sending', 'sent', 'written', 'failed', 'uncertain', 'skipped', 'cancelled')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    first_tried_at text,
    claimed_by text,
    message_id text,
    reply text,
    last_error text,
    created_at text not null,
    settled_at text
  ) strict`,
  "create unique index mails_by_message_id on mails (message_id) where message_id is not null",
  // A campaign mails nobody twice, whatever makes its mails.
  "create unique index mails_once on mails (campaign_id, recipient) where campaign_id is not null",
  // The next mail of a queue in the order of sending, and its counts.
  "create index mails_by_queue on mails (kind, campaign_id, status, next_attempt_at, id, attempts)",
  // The figures of the System page: the few mails that are waiting or went wrong.
  `create index mails_not_sent on mails (kind, campaign_id, status, created_at, attempts)
    where status in ('queued', 'sending', 'failed', 'uncertain')`,
  "create index mails_troubled on mails (id) where status in ('failed', 'uncertain')",
  // Whether an address had its mail of the day.
  "create index mails_confirmation on mails (recipient) where kind = 'confirmation'",
  "create index mails_data_request on mails (recipient) where kind = 'data_request'",

  /*
   * Mails that are sent by one sender at a time: those of a campaign, or all others of a kind. A row is there while
   * its queue has mails to settle. Nothing of the queue leaves before `not_before`. What is still on its way back from a
   * server when `cancelled_at` is set must not be queued again. `waiting_since`: since when its mails wait, as the queue
   * was made, resumed, or a server last accepted one.
   */
  `create table mail_queues (
    id integer primary key autoincrement,
    kind text not null,
    campaign_id integer references newsletter_sends (id) on delete cascade,
    lease_owner text,
    lease_expires_at text,
    last_error text,
    last_error_at text,
    not_before text,
    paused_at text,
    pause_reason text check (pause_reason in ('staff', 'age')),
    cancelled_at text,
    waiting_since text
  ) strict`,
  "create unique index mail_queues_once on mail_queues (kind, coalesce(campaign_id, 0))",

  // A report read twice is one row. What staff undo is deleted, so that counting begins again.
  `create table mail_bounces (
    id integer primary key autoincrement,
    email text not null collate nocase,
    kind text not null check (kind in ('hard', 'soft', 'complaint')),
    reply text,
    detail text not null,
    message_id text not null,
    received_at text not null,
    unique (message_id, kind)
  ) strict`,
  "create index mail_bounces_by_email on mail_bounces (email, received_at)",
  // No newsletter, team update or welcome mail goes to these.
  `create table undeliverable_addresses (
    email text primary key collate nocase,
    reason text not null check (reason in ('hard', 'soft', 'complaint')),
    detail text not null,
    since text not null
  ) strict, without rowid`,
  "create index undeliverable_addresses_by_since on undeliverable_addresses (since desc)",

  /*
   * Mail to staff about what came in. Triggers note each submission in its own transaction; the worker gathers notes
   * into batches and sends each batch to every address on the list.
   */
  `create table notification_batches (
    id integer primary key autoincrement,
    created_at text not null
  ) strict`,
  `create table notifications (
    id integer primary key autoincrement,
    kind text not null check (kind in ('contact', 'volunteer', 'partnership', 'survey', 'report')),
    record_id text not null,
    created_at text not null,
    batch_id integer references notification_batches (id) on delete cascade
  ) strict`,
  "create index notifications_by_batch on notifications (batch_id, id)",

  /*
   * One row that the worker touches, by which the dashboard knows that it lives. From when the clock went far ahead, and
   * for how long the worker has run since: nothing is deleted by age meanwhile.
   */
  `create table worker_heartbeat (
    id integer primary key check (id = 1),
    started_at text not null,
    seen_at text not null,
    jumped_from text,
    waited_ms integer not null default 0
  ) strict`,
];
