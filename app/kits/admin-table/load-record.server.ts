import type { Database } from "~/server/open-database.server";
import { isAnswerable, loadAnswer } from "./answer-record.server";
import { listHistory } from "./answers.queries.server";
import { findRecord } from "./list-records.queries.server";
import { loadNotice } from "./load-table.server";
import { recordWords } from "./record.copy";
import { recordSources } from "./record-sources.queries.server";
import type { CellValue, RecordTable } from "./record-table";

/** Shown apart from what was submitted. */
const answerFields = ["Responded At", "Responded By", "Response Note"];

/** A greeting by the first name, or by the whole. */
const nameIn = (fields: Record<string, CellValue>) =>
  String(fields["First Name"] ?? fields.Contact ?? fields.Name ?? "");

/** A mail program's link with address, subject and greeting (RFC 6068). */
function mailTo(kind: string, fields: Record<string, CellValue>, organisation: string): string {
  const what = Object.entries(recordWords.mail.what).find(([name]) => name === kind)?.[1] ?? "";
  const subject = encodeURIComponent(recordWords.mail.subject(organisation, what));
  const body = encodeURIComponent(
    recordWords.mail.body(nameIn(fields), organisation).replaceAll("\n", "\r\n"),
  );
  return `mailto:${encodeURIComponent(String(fields.Email ?? ""))}?subject=${subject}&body=${body}`;
}

/**
 * The page of one row; null when there is none.
 *
 * @param change what its address says was just done
 * @param organisation its name, for the ready-made mail
 * @throws a Response with status 404 when rows of this table have no page
 */
export async function loadRecord(
  db: Database,
  table: RecordTable,
  id: string,
  { change, organisation, now }: { change: string | null; organisation: string; now: Date },
) {
  if (!table.opens) throw new Response(null, { status: 404 });
  const source = recordSources[table.kind];
  const found = await findRecord(db, source, id);
  if (!found) return null;
  return {
    shown: found.shown,
    fields: Object.entries(found.fields).filter(([label]) => !answerFields.includes(label)),
    mailTo: mailTo(table.kind, found.fields, organisation),
    answer: isAnswerable(table.kind) ? await loadAnswer(db, table.kind, id) : undefined,
    history: await listHistory(db, { kind: table.kind, table: source.table, id }),
    notice: await loadNotice(db, table, change, now),
    now: now.toISOString(),
  };
}
