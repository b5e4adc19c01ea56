import { csvLine, neutralised, sheetTime } from "~/lib/csv";
import { dayOf } from "~/lib/dates";
import type { Database } from "~/server/open-database.server";
import { exportRows } from "./export-rows.queries.server";
import { readListQuery } from "./list-query";
import type { ServerTable } from "./table-queries";

/** Excel needs it to read UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const ID = "ID";
/** SQL of a field that is a timestamp. */
const TIME_FIELD = /^\w+_at$/;

const headingOf = ([heading, text]: [string, string]) =>
  TIME_FIELD.test(text) ? `${heading} (UTC)` : heading;

/** Staff specification, section 5: the URL's rows in its order, every submitted field and the id; with backpressure. */
export function exportCsv(
  db: Database,
  table: ServerTable,
  search: URLSearchParams,
  now: Date,
  fixed: Record<string, string> = {},
): Response {
  const queries = { ...table.queries, fields: { ...table.queries.fields, [ID]: "id" } };
  const { q, choices, sort } = readListQuery(table, search);
  const chunks = exportRows(db, queries, { q, choices: { ...choices, ...fixed }, sort }, now);
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
  return csvResponse(`${table.kind}-${dayOf(now)}.csv`, body);
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
