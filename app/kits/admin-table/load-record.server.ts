import type { Database } from "~/database/open-database.server";
import type { CellValue } from "./admin-table";
import { findRow } from "./list-rows.queries.server";
import { loadNotice } from "./load-table.server";
import { recordCopy } from "./record.copy";
import { loadResponse } from "./respond.server";
import { dangerField, responseFields } from "./response-times.queries.server";
import { listHistory } from "./responses.queries.server";
import type { ServerTable } from "./table-queries";

const nameIn = (fields: Record<string, CellValue>) =>
  String(fields["First Name"] ?? fields.Contact ?? fields.Name ?? "");

/** What staff see elsewhere on a row's page. */
const notSubmitted = { ...responseFields, ...dangerField };

/** RFC 6068. */
function mailTo(about: string, fields: Record<string, CellValue>, organisation: string): string {
  const subject = encodeURIComponent(recordCopy.mail.subject(organisation, about));
  const body = encodeURIComponent(
    recordCopy.mail.body(nameIn(fields), organisation).replaceAll("\n", "\r\n"),
  );
  return `mailto:${encodeURIComponent(String(fields.Email ?? ""))}?subject=${subject}&body=${body}`;
}

/** @returns null if there is no such row @throws a 404 Response when rows of this table have no page */
export async function loadRecord(
  db: Database,
  table: ServerTable,
  id: string,
  { change, organisation, now }: { change: string | null; organisation: string; now: Date },
) {
  const { kind, queries, recordPage } = table;
  if (!recordPage) throw new Response(null, { status: 404 });
  const found = await findRow(db, queries, id);
  if (!found) return null;
  const { identity } = table;
  const name = identity.map((column) => found.shown[column]).find((value) => typeof value === "string") ?? id;
  return {
    name,
    shown: found.shown,
    fields: Object.entries(found.fields).filter(([label]) => !Object.hasOwn(notSubmitted, label)),
    mailTo: mailTo(recordPage.mailAbout, found.fields, organisation),
    response: queries.respondable && (await loadResponse(db, queries.respondable, id)),
    history: await listHistory(db, { kind, table: queries.table, id }),
    notice: await loadNotice(db, table, change, now),
    now: now.toISOString(),
  };
}

export type LoadedRecord = NonNullable<Awaited<ReturnType<typeof loadRecord>>>;
