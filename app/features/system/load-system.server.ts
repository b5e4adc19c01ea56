import { backupCondition } from "~/features/backups/backup-schedule.server";
import { readBackupFacts } from "~/features/backups/backup-state.server";
import { findLastNewsletter } from "~/features/campaigns/sending/campaigns.server";
import { findScheduleState } from "~/features/campaigns/sending/schedule.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { loadChecksToDo } from "~/features/resources/admin/load-resources.server";
import { findLastLinkCheck } from "~/features/resources/links/links.queries.server";
import { inspectSealed } from "~/features/secrets/reseal.server";
import type { ProxyProblem } from "~/http/proxy-watch.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import { countMailsByKind, listMailTroubles } from "~/kits/outbox/mail-figures.queries.server";
import { countMails } from "~/kits/outbox/mails.queries.server";
import type { Services } from "~/server/services.server";
import { backupRows } from "./describe-backups";
import {
  addressRows,
  clockRows,
  heldMailRows,
  linkRows,
  newsletterRows,
  programRows,
  secretRows,
  storageRows,
  workerRows,
} from "./describe-system";
import { getSqliteVersion } from "./engine.queries.server";
import { listHeldMails } from "./held-mails.server";
import { readMachine } from "./machine.server";
import { system as copy } from "./system.copy";

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

export async function loadSystem(
  services: Services,
  { unset, proxy }: { unset: readonly string[]; proxy: ProxyProblem | null },
  now: Date,
) {
  const { db, env } = services;
  const since = new Date(now.valueOf() - TROUBLE_MS).toISOString();
  const machine = await readMachine(env.DATABASE_PATH);
  const { mail } = copy;
  const settings = newsletterSettings(env);
  const backups = readBackupFacts(env, now);
  const worker = await workerState(db, now);
  return {
    newsletter: newsletterRows({
      ...settings,
      last: await lastNewsletter(services),
      occurrences: await findScheduleState(db, settings, now),
    }),
    worker: workerRows({ ...worker, now: now.toISOString() }),
    clock: { rows: clockRows(worker.jumpedFrom, now), isFarAhead: worker.jumpedFrom !== null },
    mail: [
      { label: mail.goesTo, value: env.SMTP_URL ? mail.server(new URL(env.SMTP_URL).host) : mail.files },
      { label: mail.notices, value: env.STAFF_MAIL_TO.join(", ") || mail.noRecipients },
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
    backups: backupRows({ ...backups, state: backupCondition(backups.pattern, backups.goodAt, now) }, now),
    addresses: addressRows(env.CLIENT_ADDRESS_HEADER, proxy),
    secrets: secretRows(await inspectSealed(db, env), env.SESSION_SECRET_PREVIOUS !== undefined),
    program: programRows({ ...machine, sqlite: await getSqliteVersion(db) }),
    unset,
  };
}

export type SystemData = Awaited<ReturnType<typeof loadSystem>>;
