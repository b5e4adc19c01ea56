import type { Database } from "~/database/open-database.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { csvLine, neutralised, sheetTime } from "~/lib/csv";
import { searchWords } from "~/lib/text/words";
import { localDay, timeZone } from "~/lib/time/time-zone";
import { type ExportQuery, exportRows } from "./export-rows.queries.server";
import { buildFilter } from "./filter.queries.server";
import { loggedFilters, NEWEST, type TableQuery } from "./list-query";
import { countRows, sizeOf } from "./list-rows.queries.server";
import type { ServerTable } from "./table-queries";

/** Excel needs it to read UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const ID = "ID";
/** SQL of a field that is a timestamp. */
const TIME_FIELD = /^\w+_at$/;

const headingOf = ([heading, text]: [string, string]) =>
  TIME_FIELD.test(text) ? `${heading} (${timeZone()})` : heading;

export interface Export {
  who: Actor;
  table: ServerTable;
  query: TableQuery;
  now: Date;
}

async function countExported(
  db: Database,
  { queries }: ServerTable,
  query: ExportQuery,
  now: Date,
): Promise<number> {
  const { choices, q, sort = NEWEST } = query;
  const groups = await queries.countByDay?.(db, { choices, words: searchWords(q), sort });
  if (groups) return groups.reduce((sum, group) => sum + sizeOf(group), 0);
  return await countRows(db, queries, await buildFilter(db, queries, query, now));
}

/**
 * Staff specification, section 5: the URL's rows in its order, every submitted field and the id; with backpressure. The
 * audit log has its entry before the first row leaves.
 */
export async function exportCsv(
  db: Database,
  { who, table, query: { list, choices, rangeName, problem }, now }: Export,
): Promise<Response> {
  if (problem !== undefined) return refusedFile(problem);
  const queries = { ...table.queries, fields: { ...table.queries.fields, [ID]: "id" } };
  const query = { q: list.q, choices, sort: list.sort };
  await recordAudit(
    db,
    who,
    {
      action: "exported",
      kind: table.kind,
      recordId: null,
      rowCount: await countExported(db, table, query, now),
      after: { matching: loggedFilters(query) },
    },
    now,
  );
  const chunks = exportRows(db, queries, query, now);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(
          encoder.encode(BYTE_ORDER_MARK + csvLine(Object.entries(queries.fields).map(headingOf))),
        );
      },
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        const lines = value.map((row) => csvLine(row.map((cell) => neutralised(sheetTime(cell ?? "")))));
        controller.enqueue(encoder.encode(lines.join("")));
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  const name = [table.kind, rangeName, localDay(now)].filter(Boolean).join("-");
  return csvResponse(`${name}.csv`, body);
}

/** A file of other days than asked for could be taken for the right one. */
export function refusedFile(problem: string): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(problem, { status: 400, headers });
}

export function csvResponse(name: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
