import type { Database } from "~/database/open-database.server";
import type { Secrets } from "~/lib/secrets.server";
import type { ReturnedMail } from "./mailbox.server";
import { parseReport } from "./parse-report.server";
import { type ReportResult, recordReport } from "./record-bounce.server";

/** Where the worker reads a Maildir. */
export const BOUNCE_CRON = "*/10 * * * *";

export interface BounceSummary {
  counts: Record<ReportResult, number>;
  /** What mail servers said about this site or its mails, each once. */
  aboutUs: string[];
}

const MAX_LISTED = 5;

/** A mail is marked as read after its report is stored: one that was interrupted is read again, and counted once. */
export async function readBounces(
  db: Database,
  mails: AsyncIterable<ReturnedMail>,
  now: () => Date,
  secrets: Secrets,
): Promise<BounceSummary> {
  const counts = { stopped: 0, counted: 0, known: 0, ours: 0, ignored: 0, unknown: 0, other: 0 };
  const aboutUs = new Set<string>();
  for await (const { raw, done } of mails) {
    const report = await parseReport(raw);
    const result = await recordReport(db, report, secrets, now());
    counts[result] += 1;
    if (result === "ours" && aboutUs.size < MAX_LISTED) aboutUs.add(report.detail);
    await done();
  }
  return { counts, aboutUs: [...aboutUs] };
}

const lines: ReadonlyArray<readonly [ReportResult, string]> = [
  ["stopped", "addresses get no more newsletters"],
  ["counted", "counted as a passing problem, or for an address that gets none already"],
  ["known", "read before"],
  ["ours", "refusals of this site's mail, not of an address"],
  ["unknown", "reports that are not understood"],
  ["other", "about no mail that this site still knows"],
  ["ignored", "receipts and automatic replies"],
];

export function describeBounces({ counts, aboutUs }: BounceSummary): string[] {
  const total = Object.values(counts).reduce((sum, count) => sum + count);
  return [
    `Read ${total} ${total === 1 ? "mail" : "mails"}.`,
    ...lines.filter(([result]) => counts[result] > 0).map(([result, text]) => `${counts[result]}: ${text}.`),
    ...aboutUs.map((detail) => `A mail server said: ${detail}`),
  ];
}
