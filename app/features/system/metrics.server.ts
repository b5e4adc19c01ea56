import type { Database } from "~/database/open-database.server";
import { readBackupFacts } from "~/features/backups/backup-state.server";
import { replicationState } from "~/features/standby/watch-replication.server";
import { refusals } from "~/http/limits/rate-limit.server";
import { storedAnswers } from "~/http/page-store/serve-stored.server";
import { requestTimes, TIME_BOUNDS } from "~/http/request-times.server";
import { workerState } from "~/kits/outbox/heartbeat.server";
import type { Services } from "~/server/services.server";
import { readMachine } from "./machine.server";

interface Sample {
  /** It follows the name of a histogram. */
  suffix?: "_bucket" | "_sum" | "_count";
  labels?: Readonly<Record<string, string>>;
  value: number;
}

interface Metric {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: readonly Sample[];
}

const quoted = (text: string) => text.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n");

function sampleLine(name: string, { suffix, labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${quoted(text)}"`);
  return `${name}${suffix ?? ""}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
}

/** A metric without a sample is left out: what is not known is no zero. */
function metricText({ name, type, help, samples }: Metric): string {
  if (samples.length === 0) return "";
  const lines = samples.map((sample) => sampleLine(name, sample));
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

const gauge = (name: string, help: string, value: number | null | undefined): Metric => ({
  name,
  type: "gauge",
  help,
  samples: value === null || value === undefined ? [] : [{ value }],
});

const secondsOf = (time: Date | string | null | undefined) => (time ? new Date(time).valueOf() / 1000 : null);

/** Those that are sent are many, and the dashboard's; an index has the others. */
async function mailMetrics(db: Database, now: Date): Promise<Metric[]> {
  const rows = await db
    .selectFrom("mails")
    .select(["kind", "status"])
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("created_at").as("oldest")])
    .where("status", "in", ["queued", "sending", "failed", "uncertain"])
    .groupBy(["kind", "status"])
    .orderBy("kind")
    .orderBy("status")
    .execute();
  const labelled = rows.map(({ kind, status: state, ...row }) => ({ ...row, labels: { kind, state } }));
  return [
    {
      name: "site_mails",
      type: "gauge",
      help: "Mails that are waiting or went wrong.",
      samples: labelled.map(({ labels, count }) => ({ labels, value: count })),
    },
    {
      name: "site_mails_oldest_seconds",
      type: "gauge",
      help: "Age of the oldest of them.",
      samples: labelled.map(({ labels, oldest }) => ({
        labels,
        value: Math.max(0, now.valueOf() - Date.parse(oldest)) / 1000,
      })),
    },
  ];
}

function requestMetrics(): Metric[] {
  const samples = requestTimes().flatMap(({ requestClass, status, counts, count, seconds }): Sample[] => {
    const labels = { class: requestClass, status: String(status) };
    let upTo = 0;
    const buckets = TIME_BOUNDS.map((bound, index): Sample => {
      upTo += counts[index] ?? 0;
      return { suffix: "_bucket", labels: { ...labels, le: String(bound) }, value: upTo };
    });
    return [
      ...buckets,
      { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
      { suffix: "_sum", labels, value: seconds },
      { suffix: "_count", labels, value: count },
    ];
  });
  return [
    {
      name: "site_request_duration_seconds",
      type: "histogram",
      help: "Requests not answered from memory and renders for it, by class and status; 0 when the visitor was gone.",
      samples,
    },
    {
      name: "site_stored_answers_total",
      type: "counter",
      help: "Requests that were answered from memory.",
      samples: Object.entries(storedAnswers).map(([kind, value]) => ({ labels: { kind }, value })),
    },
    {
      name: "site_refusals_total",
      type: "counter",
      help: "What a rate limit refused, by rule.",
      samples: [...refusals].map(([rule, value]) => ({ labels: { rule }, value })),
    },
  ];
}

/** Prometheus' text format, version 0.0.4 (docs/decisions/alerts.md). */
export async function metricsText({ db, env }: Services, now: Date): Promise<string> {
  const machine = await readMachine(env.DATABASE_PATH);
  const worker = await workerState(db, now);
  const backup = readBackupFacts(env, now);
  const lagMs = replicationState()?.lagMs;
  const metrics = [
    ...(await mailMetrics(db, now)),
    gauge("site_worker_seen_timestamp_seconds", "Last heartbeat of the worker.", secondsOf(worker.seenAt)),
    gauge("site_worker_start_timestamp_seconds", "Start of the worker.", secondsOf(worker.startedAt)),
    gauge("site_backup_timestamp_seconds", "Last good backup.", secondsOf(backup.goodAt)),
    gauge("site_backup_bytes", "Size of the newest local backup.", backup.local?.bytes),
    gauge("site_backup_failed", "1 after a backup that failed.", backup.failed ? 1 : 0),
    gauge(
      "site_replication_lag_seconds",
      "Age of the oldest change that the store may lack.",
      lagMs === undefined ? null : lagMs / 1000,
    ),
    gauge("site_database_bytes", "Size of the database.", machine.databaseBytes),
    gauge("site_wal_bytes", "Size of the write-ahead log.", machine.walBytes),
    gauge("site_disk_free_bytes", "Room beside the database.", machine.disk?.freeBytes),
    gauge("site_disk_bytes", "Size of that disk.", machine.disk?.totalBytes),
    gauge("site_memory_bytes", "Resident memory of the web server.", process.memoryUsage.rss()),
    gauge("site_uptime_seconds", "Since the start of the web server.", machine.webMs / 1000),
    ...requestMetrics(),
  ];
  return metrics.map(metricText).join("");
}
