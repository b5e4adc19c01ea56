import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstRelease } from "#tests/support/before-first-release";
import { makeStaff } from "#tests/support/staff";
import { findDraft, findNewsletterDraft } from "~/features/campaigns/drafts/drafts.server";
import { findSource } from "~/features/campaigns/sending/campaigns.server";
import { migrateFile } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";

const AT = "2026-11-20T12:00:00.000Z";
const TIME = "2026-11-24T10:00:00.000Z";
const TYPED = 'Line one\n"quoted", \u00e9\u{1f44d}\u0001';

let folder: string;
let path: string;
let db: Database;
let ann: string;
let bob: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "campaigns-migration-"));
  path = join(folder, "site.db");
  await migrateFile(path, { migrations: firstRelease });
  db = openDatabase(path);
  ann = await makeStaff({ db }, { email: "ann@example.org", password: "correct horse battery" });
  bob = await makeStaff({ db }, { email: "bob@example.org", password: "correct horse battery" });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** As version 1.0.0 had it. */
async function fill() {
  const items = JSON.stringify(["article 3", "article 1 left out", "resource 2 in no issue"]);
  await sql`update newsletter_draft set version = 7, subject = ${TYPED}, introduction = ${TYPED}, items = ${items},
    send_at = ${TIME}, scheduled_by = ${bob}`.execute(db);
  await sql`insert into team_update_drafts (user_id, key, subject, content, saved_at, send_at)
    values (${ann}, 'key', 'Meeting', ${TYPED}, ${AT}, ${TIME})`.execute(db);
  await sql`insert into team_update_drafts (user_id, key, subject, content, saved_at, missed_at, missed_reason)
    values (${bob}, 'other', 'Party', '<p>At six</p>', ${AT}, ${AT}, 'late')`.execute(db);
  for (const [kind, subject, key] of [
    ["newsletter", "This week", null],
    ["team_update", "Sent", "confirmed"],
    ["newsletter", "Of the site alone", null],
  ])
    await sql`insert into newsletter_sends (kind, subject, html, text, status, recipient_count, created_by, created_at,
        idempotency_key, published_at)
      values (${kind}, ${subject}, '<p>', 'p', 'sent', 1, ${ann}, ${AT}, ${key}, ${AT})`.execute(db);
  await sql`insert into sent_newsletter_drafts values (1, '', ${TYPED}, ${items})`.execute(db);
  await sql`insert into team_update_sources values (2, ${TYPED})`.execute(db);
  await sql`insert into newsletter_issue_items values (1, 'article', 5, 1), (1, 'article', 6, null)`.execute(
    db,
  );
  await sql`insert into mailed_items values ('article', 5, 1), ('article', 9, null)`.execute(db);
  await sql`insert into uncertain_mail_reviews values (1, 2, 'ann@example.org', ${AT})`.execute(db);
  await sql`insert into mails (kind, campaign_id, recipient, status, created_at, next_attempt_at)
    values ('newsletter', 1, 'reader@example.org', 'sent', ${AT}, ${AT})`.execute(db);
  await sql`insert into mail_queues (kind, campaign_id, not_before) values ('team_update', 2, ${AT})`.execute(
    db,
  );
  await sql`insert into audit_log (created_at, actor_email, action, kind, record_id, after)
    values (${AT}, 'ann@example.org', 'sent', 'send', '1', '{"kind":"newsletter"}')`.execute(db);
}

async function rowsOf(table: string): Promise<unknown[]> {
  return (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows;
}

const kindsInLog = async () =>
  (await db.selectFrom("audit_log").select("kind").orderBy("id").execute()).map(({ kind }) => kind);

it("keeps every draft with its time, and what each campaign was made of", async () => {
  await fill();
  await migrateFile(path);
  expect(await findNewsletterDraft(db)).toEqual({
    ...{ id: 1, kind: "newsletter", owner: null, version: 7, subject: TYPED, saved_at: null },
    body: JSON.stringify({
      introduction: TYPED,
      items: ["article 3", "article 1 left out", "resource 2 in no issue"],
    }),
    ...{ send_at: TIME, scheduled_by: bob, missed_at: null, missed_reason: null },
  });
  expect(await findDraft(db, "team_update", ann)).toMatchObject({
    ...{ subject: "Meeting", body: JSON.stringify({ content: TYPED }), saved_at: AT },
    ...{ send_at: TIME, scheduled_by: ann, missed_at: null },
  });
  expect(await findDraft(db, "team_update", bob)).toMatchObject({
    ...{ subject: "Party", send_at: null, scheduled_by: null, missed_at: AT, missed_reason: "late" },
  });
  expect(await findSource(db, 1)).toMatchObject({ kind: "newsletter", subject: "", created_by: ann });
  expect(await findSource(db, 2)).toMatchObject({
    subject: "Sent",
    body: JSON.stringify({ content: TYPED }),
  });
  expect(await findSource(db, 3)).toBeUndefined();
});

it("keeps every campaign with its mails and claims, and the audit log by the new word", async () => {
  await fill();
  const tables = ["mailed_items", "uncertain_mail_reviews", "mails", "mail_queues"];
  const before = await Promise.all([...tables, "newsletter_issue_items", "newsletter_sends"].map(rowsOf));
  const log = await kindsInLog();
  await migrateFile(path);
  const after = await Promise.all([...tables, "campaign_items", "campaigns"].map(rowsOf));
  expect(after).toMatchObject(before);
  expect(await kindsInLog()).toEqual(log.map((kind) => (kind === "send" ? "campaign" : kind)));
  await expect(sql`update audit_log set kind = 'send'`.execute(db)).rejects.toThrow("append-only");
  // What refers to a campaign goes with it, as before.
  await sql`delete from campaigns where id = 1`.execute(db);
  expect(await rowsOf("campaign_items")).toEqual([]);
  expect(await rowsOf("mails")).toEqual([]);
  expect(await rowsOf("pragma_foreign_key_check")).toEqual([]);
});
