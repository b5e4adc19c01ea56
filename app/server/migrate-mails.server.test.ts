import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSmtpSink } from "#tests/support/smtp-sink";
import { campaignMails } from "~/features/newsletter/campaigns/campaign-mails.server";
import { notificationMails } from "~/features/notifications/notification-mails.server";
import { accountMails } from "~/features/staff/account-mails.server";
import { listQueuesToWorkOn } from "~/kits/outbox/mail-queues.queries.server";
import { runQueue } from "~/kits/outbox/run-queue.server";
import { migrations } from "../../migrations";
import { createMailer } from "./mailer.server";
import { migrateFile } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";

const MOMENT = "2026-11-20T09:00:00.000Z";
const LATER = "2026-11-20T09:04:00.000Z";
const times = { next_attempt_at: MOMENT, created_at: MOMENT };

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "migrate-mails-"));
  path = join(folder, "site.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Schemas from which installations upgrade: the first release's, and the one before all mails had one table. */
const releases = [
  { last: "0006-catalog", marksFiles: false },
  { last: "0009-written-deliveries", marksFiles: true },
];
const BEFORE_CONTROLS = "0015-public-counts";

async function insert(db: Database, table: string, rows: Record<string, unknown>[]): Promise<void> {
  for (const row of rows) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      db,
    );
  }
}

const STATES = ["queued", "sending", "uncertain", "sent", "failed", "skipped"] as const;

/** Mails of every kind in every state, and what else refers to them. */
async function fill(db: Database, marksFiles: boolean): Promise<void> {
  const campaign = (id: number, kind: string, status: string, parts = {}) => ({
    id,
    kind,
    scheduled_for: kind === "newsletter" ? `2026-11-0${id}T09:00:00.000Z` : null,
    subject: `Campaign ${id}`,
    html: "<p>News</p>",
    text: "News",
    status,
    recipient_count: 6,
    created_at: MOMENT,
    ...parts,
  });
  await insert(db, "newsletter_sends", [
    campaign(1, "newsletter", "sent", { sent_at: LATER }),
    campaign(2, "newsletter", "sending", { lease_owner: "host 1 uuid", lease_expires_at: LATER }),
    campaign(3, "team_update", "sending", {
      last_error: "Refused",
      last_error_at: LATER,
      request_key: "key",
    }),
    campaign(4, "newsletter", "empty", { recipient_count: 0 }),
  ]);
  const subscriber = (name: string) => ({
    id: `id of ${name}`,
    email: `${name}@example.org`,
    name,
    unsubscribe_token: name,
    subscribed_at: MOMENT,
  });
  await insert(db, "newsletter_subscribers", STATES.map(subscriber));
  const delivery = (send_id: number, status: string, subscribed = true) => ({
    send_id,
    subscriber_id: subscribed ? `id of ${status}` : null,
    email: `${status}@example.org`,
    message_id: `<${send_id}-${status}@example.org>`,
    status,
    attempts: status === "queued" ? 2 : 1,
    next_attempt_at: LATER,
    last_error: status === "failed" ? "550 No such user" : null,
    sent_at: status === "sent" ? LATER : null,
  });
  const settled = STATES.filter((status) => status !== "queued" && status !== "sending");
  await insert(db, "newsletter_deliveries", [
    ...settled.map((status) => delivery(1, status)),
    ...STATES.map((status) => delivery(2, status)),
    delivery(3, "queued"),
  ]);
  if (marksFiles) {
    const written = { ...delivery(1, "sent"), email: "file@example.org", message_id: "<file@example.org>" };
    await insert(db, "newsletter_deliveries", [{ ...written, written_to_file: 1 }]);
  }
  // A reader whom staff deleted, and may restore before their mail is sent.
  const deleted = {
    ...delivery(3, "queued", false),
    email: "Deleted@example.org",
    message_id: "<deleted@x>",
  };
  await insert(db, "newsletter_deliveries", [deleted]);
  await insert(db, "changes", [
    {
      id: "change",
      action: "delete",
      table_name: "newsletter_subscribers",
      row_count: 1,
      made_by: "ann@example.org",
      made_at: MOMENT,
    },
  ]);
  await insert(db, "changed_rows", [
    {
      change_id: "change",
      table_name: "newsletter_subscribers",
      record_id: "id of deleted",
      row: JSON.stringify({ ...subscriber("deleted"), number: 99, is_active: 1, wants_news: 1 }),
    },
  ]);

  await insert(db, "staff_mail_batches", [{ id: 7, created_at: MOMENT }]);
  await insert(db, "staff_notices", [
    { id: 5, kind: "contact", record_id: "told", created_at: MOMENT, batch_id: 7 },
    { id: 6, kind: "survey", record_id: "waiting", created_at: MOMENT },
  ]);
  await insert(
    db,
    "staff_mails",
    STATES.map((status) => ({
      batch_id: 7,
      address: `${status}@staff.example`,
      message_id: `<staff-${status}@example.org>`,
      status,
      attempts: 1,
      next_attempt_at: LATER,
      claimed_by: status === "sending" ? "host 1 uuid" : null,
      claimed_at: status === "sending" ? MOMENT : null,
      last_error: status === "failed" ? "550" : null,
      sent_at: status === "sent" ? LATER : null,
    })),
  );
  await insert(db, "account_mails", [
    { kind: "password reset", email: "new@staff.example", next_attempt_at: MOMENT, created_at: MOMENT },
    // In hand when its worker ended, as its time was put off by the claim.
    { kind: "second factor on", email: "claimed@staff.example", next_attempt_at: LATER, created_at: MOMENT },
    {
      kind: "codes refused",
      email: "gone@staff.example",
      attempts: 1,
      next_attempt_at: LATER,
      created_at: MOMENT,
      failed_at: LATER,
      last_error: "550",
    },
  ]);
  await insert(db, "audit_log", [
    { created_at: MOMENT, actor_email: "ann@example.org", action: "sent", kind: "send", record_id: "3" },
  ]);
}

function through(last: string) {
  const names = Object.keys(migrations);
  return Object.fromEntries(Object.entries(migrations).slice(0, names.indexOf(last) + 1));
}

async function upgrade({ last, marksFiles }: (typeof releases)[number]): Promise<Database> {
  await migrateFile(path, { migrations: through(last) });
  const old = openDatabase(path, { foreignKeys: false });
  await fill(old, marksFiles);
  await old.destroy();
  await migrateFile(path);
  return openDatabase(path);
}

it.each(releases)(
  "moves mails of every kind and state from $last into one table",
  async ({ last, marksFiles }) => {
    const db = await upgrade({ last, marksFiles });
    const mails = await db.selectFrom("mails").selectAll().orderBy("id").execute();
    const brief = mails.map(({ kind, campaign_id, recipient, reference, status, message_id }) =>
      [kind, campaign_id, recipient, reference, status, message_id].join(" "),
    );
    const ofCampaign = (id: number, status: string) =>
      `newsletter ${id} ${status}@example.org id of ${status} ${status} <${id}-${status}@example.org>`;
    const settled = STATES.filter((status) => status !== "queued" && status !== "sending");
    expect(brief).toEqual([
      ...settled.map((status) => ofCampaign(1, status)),
      ...STATES.map((status) => ofCampaign(2, status)),
      "team_update 3 queued@example.org id of queued queued <3-queued@example.org>",
      ...(marksFiles ? ["newsletter 1 file@example.org id of sent written <file@example.org>"] : []),
      "team_update 3 Deleted@example.org id of deleted queued <deleted@x>",
      ...STATES.map(
        (status) => `notification  ${status}@staff.example 7 ${status} <staff-${status}@example.org>`,
      ),
      "account  new@staff.example password reset queued ",
      "account  claimed@staff.example second factor on queued ",
      "account  gone@staff.example codes refused failed ",
    ]);
    const find = (recipient: string) => mails.find((mail) => mail.recipient === recipient);
    expect(mails.find(({ status, campaign_id }) => status === "queued" && campaign_id === 2)).toMatchObject({
      attempts: 2,
      next_attempt_at: LATER,
      created_at: MOMENT,
      settled_at: null,
    });
    expect(find("sent@example.org")).toMatchObject({ settled_at: LATER });
    expect(find("failed@staff.example")).toMatchObject({ last_error: "550", created_at: MOMENT });
    expect(find("gone@staff.example")).toMatchObject({ last_error: "550", settled_at: LATER });

    const queues = await db
      .selectFrom("mail_queues")
      .select(["kind", "campaign_id", "lease_owner", "last_error"])
      .execute();
    expect(queues).toEqual([
      { kind: "newsletter", campaign_id: 2, lease_owner: "host 1 uuid", last_error: null },
      { kind: "team_update", campaign_id: 3, lease_owner: "none", last_error: "Refused" },
      expect.objectContaining({ kind: expect.stringMatching(/account|notification/), campaign_id: null }),
      expect.objectContaining({ kind: expect.stringMatching(/account|notification/), campaign_id: null }),
    ]);
    const campaigns = await db
      .selectFrom("newsletter_sends")
      .select(["id", "status", "idempotency_key"])
      .execute();
    expect(campaigns.map(({ id, status, idempotency_key }) => `${id} ${status} ${idempotency_key}`)).toEqual([
      "1 sent null",
      "2 sending null",
      "3 sending key",
      "4 empty null",
    ]);
    const notifications = await db
      .selectFrom("notifications")
      .select(["id", "batch_id"])
      .orderBy("id")
      .execute();
    expect(notifications).toEqual([
      { id: 5, batch_id: 7 },
      { id: 6, batch_id: null },
    ]);
    const { rows: tables } = await sql<{ name: string }>`select name from sqlite_schema
    where name in ('newsletter_deliveries', 'staff_mails', 'account_mails', 'staff_notices')`.execute(db);
    expect(tables).toEqual([]);
    // The triggers that note submissions follow the renamed table.
    await db
      .insertInto("contact_submissions")
      .values({
        id: "new",
        name: "Cara",
        email: "c@example.org",
        subject: "support",
        message: "Hello",
        content_hash: "new",
        created_at: new Date().toISOString(),
      })
      .execute();
    expect(
      await db.selectFrom("notifications").select("record_id").where("record_id", "=", "new").execute(),
    ).toHaveLength(1);
    await db.destroy();
  },
);

it.each(releases)(
  "goes on sending what was queued at $last, and parks what was half sent",
  async (release) => {
    const db = await upgrade(release);
    // Staff restore the reader they had deleted.
    await insert(db, "newsletter_subscribers", [
      {
        id: "id of deleted",
        email: "deleted@example.org",
        name: "Deleted",
        unsubscribe_token: "deleted",
        subscribed_at: MOMENT,
      },
    ]);
    const sink = await startSmtpSink();
    const mailer = createMailer({
      smtpUrl: sink.url,
      from: "News <news@example.org>",
      outboxDirectory: "/nowhere",
      perSecond: 100_000,
    });
    const site = { organization: "A", siteUrl: "https://aa.example" };
    const kinds = [
      accountMails(site),
      notificationMails({ ...site, recipients: [] }),
      campaignMails("newsletter", site.siteUrl),
      campaignMails("team_update", site.siteUrl),
    ];
    await insert(db, "contact_submissions", [
      {
        id: "told",
        name: "Cara",
        email: "c@example.org",
        subject: "support",
        message: "Hello",
        content_hash: "told",
        created_at: MOMENT,
      },
    ]);
    const now = () => new Date(LATER);
    const { signal } = new AbortController();
    for (const queue of await listQueuesToWorkOn(db, LATER)) {
      const kind = kinds.find(({ name }) => name === queue.kind);
      if (!kind) throw new Error(queue.kind);
      const result = await runQueue({ db, mailer, domain: "aa.example", now, signal, kind, queue });
      expect([queue.kind, result]).toEqual([queue.kind, "finished"]);
    }
    expect(sink.recipients()).toEqual([
      "Deleted@example.org",
      "claimed@staff.example",
      "queued@example.org",
      "queued@example.org",
      "queued@staff.example",
    ]);
    const half = await db
      .selectFrom("mails")
      .select("status")
      .where("recipient", "in", ["sending@example.org", "sending@staff.example"])
      .execute();
    expect(half).toEqual([{ status: "uncertain" }, { status: "uncertain" }]);
    expect(await db.selectFrom("mail_queues").select("id").execute()).toEqual([]);
    const unfinished = db.selectFrom("newsletter_sends").select("id").where("status", "=", "sending");
    expect(await unfinished.execute()).toEqual([]);
    mailer.close();
    await sink.stop();
    await db.destroy();
  },
);

it("rebuilds the tables of campaigns and mails with every row, and goes on counting", async () => {
  const [release] = releases;
  if (!release) throw new Error("No release");
  await migrateFile(path, { migrations: through(release.last) });
  const old = openDatabase(path, { foreignKeys: false });
  await fill(old, release.marksFiles);
  await old.destroy();
  await migrateFile(path, { migrations: through(BEFORE_CONTROLS) });
  const before = openDatabase(path, { foreignKeys: false });
  const rows = async (db: Database) => {
    const mails = await sql<Record<string, unknown>>`select * from mails order by id`.execute(db);
    const sends = await sql<Record<string, unknown>>`select * from newsletter_sends order by id`.execute(db);
    return { mails: mails.rows, sends: sends.rows };
  };
  // The newest mail was deleted: its id must not come again.
  await sql`insert into mails (id, kind, recipient, next_attempt_at, created_at)
    values (1000, 'account', 'deleted', ${MOMENT}, ${MOMENT})`.execute(before);
  await sql`delete from mails where id = 1000`.execute(before);
  const { mails, sends } = await rows(before);
  await before.destroy();

  await migrateFile(path);
  const db = openDatabase(path);
  const after = await rows(db);
  expect(after.mails).toEqual(mails.map((mail) => expect.objectContaining(mail)));
  expect(after.sends).toEqual(sends.map((send) => expect.objectContaining(send)));
  const { id } = await db
    .insertInto("mails")
    .values({ kind: "test", campaign_id: null, reference: null, recipient: "a", ...times })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(id).toBe(1001);
  const queues = await db.selectFrom("mail_queues").select(["campaign_id", "waiting_since"]).execute();
  expect(queues.filter(({ campaign_id }) => campaign_id !== null)).toEqual([
    { campaign_id: 2, waiting_since: MOMENT },
    { campaign_id: 3, waiting_since: MOMENT },
  ]);
  // Deleting a campaign still deletes what refers to it.
  await db.deleteFrom("newsletter_sends").where("id", "=", 2).execute();
  expect(await db.selectFrom("mails").select("id").where("campaign_id", "=", 2).execute()).toEqual([]);
  expect(await db.selectFrom("mail_queues").select("id").where("campaign_id", "=", 2).execute()).toEqual([]);
  await db.destroy();
});
