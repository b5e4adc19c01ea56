import { sql } from "kysely";
import { describeCopies } from "~/database/copy-database.server";
import type { Database } from "~/database/open-database.server";
import { loadLatestNews } from "~/features/articles/public/news-page.server";
import { backupCondition } from "~/features/backups/backup-schedule.server";
import { readBackupFacts } from "~/features/backups/backup-state.server";
import { findLastNewsletter } from "~/features/campaigns/sending/campaigns.server";
import { findScheduleState } from "~/features/campaigns/sending/schedule.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { loadChecksToDo } from "~/features/resources/admin/load-resources.server";
import { findLastLinkCheck } from "~/features/resources/links/check-links.server";
import { inspectSealed } from "~/features/secrets/reseal.server";
import type { Staff } from "~/features/staff/sessions/require-staff.server";
import { mailCeilings } from "~/http/limits/rate-limit-rules";
import type { ProxyProblem } from "~/http/proxy-watch.server";
import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { endClockWatch, workerState } from "~/kits/outbox/heartbeat.server";
import { countMailsByKind, listMailTroubles } from "~/kits/outbox/mail-figures.queries.server";
import { isQueueHeld } from "~/kits/outbox/mail-queues.queries.server";
import { countMails } from "~/kits/outbox/mails.queries.server";
import { localDay } from "~/lib/time/time-zone";
import type { Environment } from "~/server/read-environment.server";
import type { Services } from "~/server/services.server";
import { certificateWatch } from "./certificate.server";
import { type CheckName, type Checks, checkSite } from "./checks.server";
import { clockForm } from "./clock.form";
import {
  addressRows,
  clockRows,
  type HeldMails,
  heldMailRows,
  linkRows,
  newsletterRows,
  programRows,
  type SystemRow,
  secretRows,
  storageRows,
  workerRows,
} from "./describe-system.server";
import { readMachine } from "./machine.server";
import { backupRows, freshnessRows } from "./system-rows.server";

const labels = new Map<string, string>(
  Object.entries({
    database: "Database",
    disk: "Disk",
    copy: "Copy of the database",
    worker: "Worker",
    clock: "Clock",
    backup: "Backups",
    mail: "Mail",
    newsletter: "Newsletter",
    bounces: "Returned mail",
    standby: "Lease of the site",
    replication: "Replication",
    certificate: "Certificate",
  } satisfies Record<CheckName, string>),
);

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What is wrong, from the list that `/readyz` and the mails to who runs the site have too. */
export function alertRows(
  checks: Checks,
  { OPERATOR_MAIL_TO, ALERT_URL }: Pick<Environment, "OPERATOR_MAIL_TO" | "ALERT_URL">,
): SystemRow[] {
  const wrong = Object.entries(checks).flatMap(([name, { ok, says, detail = "" }]): SystemRow[] =>
    ok
      ? []
      : [
          {
            label: labels.get(name) ?? name,
            value: detail,
            badge: { tone: "red", label: capitalized(says) },
          },
        ],
  );
  const well: SystemRow = { label: "State", value: "", badge: { tone: "green", label: "All is well" } };
  const heartbeat = ALERT_URL ? ". ALERT_URL is asked while all is well" : "";
  const told = OPERATOR_MAIL_TO.join(", ") || "No one: OPERATOR_MAIL_TO is not set";
  return [...(wrong.length > 0 ? wrong : [well]), { label: "Told by mail", value: told + heartbeat }];
}

async function getSqliteVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  return rows[0]?.version ?? "";
}

const KINDS = ["confirmation", "welcome", "data_request"] as const satisfies (keyof typeof mailCeilings)[];

/** Lists the kinds of mail that wait because their limit for an hour is used up. */
export async function listHeldMails(db: Database, now: Date): Promise<HeldMails[]> {
  const held: HeldMails[] = [];
  for (const kind of KINDS) {
    const queue = { kind, campaignId: null };
    if (!(await isQueueHeld(db, queue, now.toISOString()))) continue;
    const { queued } = await countMails(db, queue);
    held.push({ kind, limit: mailCeilings[kind].limit, waiting: queued });
  }
  return held;
}

const TROUBLE_MS = 30 * 24 * 60 * 60 * 1000;
const MOST_TROUBLES = 10;

async function lastNewsletter({ db }: Services) {
  const last = await findLastNewsletter(db);
  if (!last) return null;
  const { id, status, recipient_count: recipients, created_at: createdAt } = last;
  const { sent, written } = await countMails(db, { kind: "newsletter", campaignId: id });
  return { status, createdAt, recipients, sent, written };
}

const MAIL_KINDS = [
  "newsletter",
  "team_update",
  "confirmation",
  "welcome",
  "notification",
  "account",
  "test",
] as const;

async function mailQueues({ db }: Services, since: string) {
  const figures = await countMailsByKind(db, since);
  const none = { waiting: 0, retried: 0, failed: 0, uncertain: 0 };
  return MAIL_KINDS.map((kind) => ({ kind, ...none, ...figures[kind] }));
}

const copiesOf = (databasePath: string) => (databasePath === ":memory:" ? [] : describeCopies(databasePath));

export async function loadSystem(
  services: Services,
  { unset, proxy }: { unset: readonly string[]; proxy: ProxyProblem | null },
  now: Date,
) {
  const { db, env } = services;
  const since = new Date(now.valueOf() - TROUBLE_MS).toISOString();
  const machine = await readMachine(env.DATABASE_PATH);
  const settings = newsletterSettings(env);
  const backups = readBackupFacts(env, now);
  const worker = await workerState(db, now);
  const { latest: certificate } = certificateWatch;
  const checks = await checkSite(services, { now, uptimeMs: process.uptime() * 1000, certificate });
  return {
    alerts: alertRows(checks, env),
    newsletter: newsletterRows({
      ...settings,
      last: await lastNewsletter(services),
      occurrences: await findScheduleState(db, settings, now),
    }),
    worker: workerRows({ ...worker, now: now.toISOString() }),
    clock: { rows: clockRows(worker.jumpedFrom, now), isFarAhead: worker.jumpedFrom !== null },
    mail: [
      {
        label: "Goes to",
        value: env.SMTP_URL
          ? `SMTP server ${new URL(env.SMTP_URL).host}`
          : "Files in the folder outbox beside the database, because SMTP_URL is not set",
      },
      { label: "New submissions are announced to", value: env.STAFF_MAIL_TO.join(", ") || "No one" },
      ...heldMailRows(await listHeldMails(db, now)),
    ],
    queues: await mailQueues(services, since),
    troubles: await listMailTroubles(db, since, MOST_TROUBLES),
    links: linkRows({
      isOn: env.CHECK_LINKS === "on",
      lastAt: await findLastLinkCheck(db),
      toCheck: await loadChecksToDo(db, now),
    }),
    storage: storageRows(machine),
    backups: backupRows(
      {
        ...backups,
        copies: copiesOf(env.DATABASE_PATH),
        state: backupCondition(backups.pattern, backups.goodAt, now),
      },
      now,
    ),
    addresses: addressRows(env.CLIENT_ADDRESS_HEADER, proxy),
    secrets: secretRows(await inspectSealed(db, env), env.SESSION_SECRET_PREVIOUS !== undefined),
    program: programRows({ ...machine, sqlite: await getSqliteVersion(db) }),
    freshness: freshnessRows((await loadLatestNews(db))[0]?.date?.iso, localDay(now)),
    unset,
  };
}

export type SystemData = Awaited<ReturnType<typeof loadSystem>>;

/** An owner has looked at the clock: what is old is deleted again. */
export function clockHandler(db: Database, who: Staff) {
  return createFormHandler(clockForm, async (_, { now }) => {
    await db.transaction().execute(async (trx) => {
      const jumpedFrom = await endClockWatch(trx);
      if (!jumpedFrom) return;
      const entry = { action: "confirmed", kind: "clock", recordId: null } as const;
      const times = { before: { seen_at: jumpedFrom }, after: { seen_at: now.toISOString() } };
      await recordAudit(trx, who, { ...entry, ...times }, now);
    });
    return { ok: true };
  });
}
