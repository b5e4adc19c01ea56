import type { Database } from "~/database/open-database.server";
import type { Secrets } from "~/lib/secrets.server";
import type { ReturnedMail } from "./mailbox.server";
import type { ParsedMail } from "./parse-mail.server";
import type { PersonsMail } from "./persons-mail.server";
import { type ReportResult, recordReport } from "./record-bounce.server";

/** How often the worker reads a Maildir: people's answers are in it, too. */
export const BOUNCE_CRON = "* * * * *";

type Result = ReportResult | "answer";

export interface MailReaders {
  parse: (raw: Uint8Array) => Promise<ParsedMail>;
  /** @returns whether it is an answer to a mail of this site, and stored */
  takeAnswer: (mail: PersonsMail, now: Date) => Promise<boolean>;
}

export interface BounceSummary {
  counts: Record<Result, number>;
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
  { parse, takeAnswer }: MailReaders,
): Promise<BounceSummary> {
  const counts = { answer: 0, stopped: 0, counted: 0, known: 0, ours: 0, ignored: 0, unknown: 0, other: 0 };
  const aboutUs = new Set<string>();
  for await (const { raw, done } of mails) {
    const { report, mail } = await parse(raw);
    const isAnswer = mail !== null && (await takeAnswer(mail, now()));
    const result = isAnswer ? "answer" : await recordReport(db, report, secrets, now());
    counts[result] += 1;
    if (result === "ours" && aboutUs.size < MAX_LISTED) aboutUs.add(report.detail);
    await done();
  }
  return { counts, aboutUs: [...aboutUs] };
}

const lines: ReadonlyArray<readonly [Result, string]> = [
  ["answer", "answers of people, which are on the dashboard"],
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
