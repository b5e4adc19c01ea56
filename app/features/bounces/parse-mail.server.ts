import PostalMime, { type Email } from "postal-mime";
import * as z from "zod";
import { type LimitedProgram, runLimited } from "~/lib/run-limited.server";
import { mailReport, reportOf, unreadable } from "./parse-report.server";
import { personsMail, personsMailOf } from "./persons-mail.server";

const parsedMail = z.object({
  report: mailReport,
  /** Null where no person has written it. */
  mail: personsMail.nullable(),
});

export type ParsedMail = z.infer<typeof parsedMail>;

/** What a report says is at its beginning. */
const MAX_REPORT_BYTES = 2 * 1024 * 1024;

/** @param raw as it was received; never throws, whatever it holds */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  let email: Email;
  try {
    email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  } catch {
    return { report: unreadable, mail: null };
  }
  const source = new TextDecoder("utf-8").decode(raw.subarray(0, MAX_REPORT_BYTES));
  return { report: reportOf(email, source), mail: personsMailOf(email, raw.byteLength) };
}

/**
 * Most mails are read within milliseconds. The parser needs a second for 60,000 lines and half a minute for 2 MB of tiny
 * parts, and there is no end to what somebody may send.
 */
const SMALL = { bytes: 128 * 1024, lines: 4_000 };
const HEAP_MB = 512;

function isSmall(raw: Uint8Array): boolean {
  if (raw.byteLength > SMALL.bytes) return false;
  let lines = 0;
  for (let at = raw.indexOf(10); at >= 0; at = raw.indexOf(10, at + 1)) lines += 1;
  return lines <= SMALL.lines;
}

/** Parses what is large in a process of its own (`scripts/parse-mail.ts`). What it cannot read in time is no report. */
export async function parseMailLimited(raw: Uint8Array, options: LimitedProgram): Promise<ParsedMail> {
  if (isSmall(raw)) return await parseMail(raw);
  const output = await runLimited(raw, options, HEAP_MB);
  return output === undefined ? { report: unreadable, mail: null } : parsedMail.parse(JSON.parse(output));
}
