import { type SqlBool, sql } from "kysely";
import type { Condition, RespondableTable, TableQueries } from "./table-queries";

/** In hours: for every row, or by the column `subject`. */
export type ResponseTimes = { hours: number; subjects?: readonly string[] }[];

const HOUR_MS = 60 * 60 * 1000;

function dueAt(times: ResponseTimes): string {
  const cases = times.flatMap(({ hours, subjects = [] }) =>
    subjects.map((subject) => `when '${subject}' then '+${hours} hours'`),
  );
  const span = cases.length > 0 ? `case subject ${cases.join(" ")} end` : `'+${times[0]?.hours ?? 0} hours'`;
  return `strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(released_at, created_at), ${span})`;
}

/** A status alone is no answer: somebody was written to, or a person marked the row. */
const OPEN = "responded_at is null";

function byResponse(times: ResponseTimes) {
  return (value: string, now: Date): Condition => {
    if (value === "answered") return sql<SqlBool>`not (${sql.raw(OPEN)})`;
    if (value === "waiting") return sql<SqlBool>`${sql.raw(OPEN)}`;
    // Computes the bound, not the column, so that an index is used.
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
    const cases = times.flatMap(({ hours, subjects = [] }) =>
      subjects.map((subject) => sql`when ${subject} then ${before(hours)}`),
    );
    const late =
      cases.length > 0 ? sql`case subject ${sql.join(cases, sql` `)} end` : before(times[0]?.hours ?? 0);
    return sql<SqlBool>`${sql.raw(OPEN)} and created_at < ${late} and coalesce(released_at, '') < ${late}`;
  };
}

export const responseFields = {
  "Responded At": "responded_at",
  "Responded By": "responded_by",
  "Response Note": "response_note",
};

/** Adds the columns, fields and filter of responses. */
export function withResponses(
  queries: TableQueries & { table: RespondableTable },
  { times }: { times: ResponseTimes },
): TableQueries {
  return {
    ...queries,
    columns: {
      ...queries.columns,
      due_at: dueAt(times),
      is_open: `case when ${OPEN} then 1 else 0 end`,
      is_undeliverable: `exists (select 1 from undeliverable_addresses
        where undeliverable_addresses.email = ${queries.table}.email)`,
    },
    fields: { ...queries.fields, ...responseFields },
    filters: { ...queries.filters, filter: byResponse(times) },
    respondable: queries.table,
  };
}
