import { type Kysely, sql } from "kysely";
import { versionTrigger } from "./0001/content";

/** One word for what goes to many: a campaign. */
const renamed = [
  ...["added", "changed", "removed"].map((change) => `drop trigger newsletter_sends_version_${change}`),
  ...["by_created_at", "unfinished", "by_idempotency_key", "published"].map(
    (name) => `drop index newsletter_sends_${name}`,
  ),
  "alter table newsletter_sends rename to campaigns",
  "create index campaigns_by_created_at on campaigns (kind, created_at desc)",
  "create index campaigns_unfinished on campaigns (id) where status = 'sending'",
  `create unique index campaigns_by_idempotency_key on campaigns (idempotency_key)
    where idempotency_key is not null`,
  `create index campaigns_published on campaigns (published_at desc, id desc)
    where published_at is not null and contents is not null`,
  versionTrigger("newsletter", "campaigns", "added", "insert", "when new.published_at is not null"),
  versionTrigger(
    "newsletter",
    "campaigns",
    "changed",
    "update of id, contents, published_at",
    "when coalesce(new.published_at, old.published_at) is not null",
  ),
  versionTrigger("newsletter", "campaigns", "removed", "delete", "when old.published_at is not null"),
  "alter table newsletter_issue_items rename to campaign_items",
];

const drafts = [
  /*
   * What staff are writing: the next newsletter, which they share, and a team update of each. A row stays for good: its
   * version goes on counting when the draft is sent or discarded, so that a form that was opened before is recognized,
   * and names what was previewed. `body`: JSON of what each kind has beside its subject.
   */
  `create table campaign_drafts (
    id integer primary key autoincrement,
    kind text not null check (kind in ('newsletter', 'team_update')),
    owner text references users (id) on delete cascade,
    version integer not null default 1,
    subject text not null default '',
    body text not null check (json_valid(body)),
    saved_at text,
    send_at text,
    scheduled_by text references users (id) on delete set null,
    missed_at text,
    missed_reason text
      check (missed_reason in ('late', 'nothing new', 'no recipients', 'unusable', 'restored')),
    check ((owner is null) = (kind = 'newsletter'))
  ) strict`,
  "create unique index campaign_drafts_by_owner on campaign_drafts (kind, ifnull(owner, ''))",
  `insert into campaign_drafts
      (id, kind, version, subject, body, send_at, scheduled_by, missed_at, missed_reason)
    select id, 'newsletter', version, subject,
      json_object('introduction', introduction, 'items', json(items)),
      send_at, scheduled_by, missed_at, missed_reason
    from newsletter_draft`,
  `insert into campaign_drafts
      (kind, owner, subject, body, saved_at, send_at, scheduled_by, missed_at, missed_reason)
    select 'team_update', user_id, subject, json_object('content', content), saved_at,
      send_at, iif(send_at is null, null, user_id), missed_at, missed_reason
    from team_update_drafts order by user_id`,

  // The draft that a campaign was made of: when no one got it, it is a draft again.
  "alter table campaigns add column draft_subject text",
  "alter table campaigns add column draft_body text check (draft_body is null or json_valid(draft_body))",
  `update campaigns set draft_subject = sent.subject,
      draft_body = json_object('introduction', sent.introduction, 'items', json(sent.items))
    from sent_newsletter_drafts as sent where sent.campaign_id = campaigns.id`,
  `update campaigns set draft_subject = campaigns.subject, draft_body = json_object('content', source.content)
    from team_update_sources as source where source.campaign_id = campaigns.id`,
  ...["newsletter_draft", "sent_newsletter_drafts", "team_update_drafts", "team_update_sources"].map(
    (table) => `drop table ${table}`,
  ),
];

/** Entries are final but for this word, by which the log is filtered. */
async function renameInAuditLog(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'trigger' and name = 'audit_log_is_final'`.execute(db);
  await sql`drop trigger audit_log_is_final`.execute(db);
  await sql`update audit_log set kind = 'campaign' where kind = 'send'`.execute(db);
  for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...renamed, ...drafts]) await sql.raw(statement).execute(db);
  await renameInAuditLog(db);
}
