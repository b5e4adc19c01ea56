import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Condition, DayGroup, TableQueries } from "./table-queries";

interface Piece {
  condition: Condition;
  first: string;
  last: string;
  offset: number;
  limit: number;
}

export const sizeOf = ({ days }: DayGroup): number => days.reduce((sum, { count }) => sum + count, 0);

/** The days that hold rows `offset` to `offset + limit` of a group. */
function pieceOf({ condition, days }: DayGroup, offset: number, limit: number): Piece {
  let skipped = 0;
  let seen = 0;
  const held = days.filter(({ count }) => {
    const isBefore = seen + count <= offset;
    const isAfter = seen >= offset + limit;
    if (isBefore) skipped += count;
    seen += count;
    return !isBefore && !isAfter;
  });
  const ends = [held[0]?.day ?? "", held.at(-1)?.day ?? ""].sort();
  return { condition, first: ends[0] ?? "", last: ends[1] ?? "", offset: offset - skipped, limit };
}

/**
 * Ids of a page of rows that are counted by day: only the days are read that the page is in, however late it is.
 * @param groups in the order of the list, each with its days in the same order as its rows
 */
export async function idsOnPage(
  db: Database,
  { table, created }: TableQueries,
  groups: readonly DayGroup[],
  {
    where,
    order,
    offset,
    limit,
  }: { where: Condition; order: RawBuilder<unknown>; offset: number; limit: number },
): Promise<(string | number)[]> {
  const ids: (string | number)[] = [];
  let before = 0;
  for (const group of groups) {
    const start = Math.max(0, offset - before);
    const size = sizeOf(group);
    before += size;
    if (start >= size || ids.length >= limit) continue;
    const { condition, first, last, ...slice } = pieceOf(group, start, limit - ids.length);
    const column = sql.ref(created);
    // A timestamp continues its day with "T", which comes before "~".
    const { rows } = await sql<{ id: string | number }>`
      select id from ${sql.table(table)}
      where ${where} and ${condition} and ${column} >= ${first} and ${column} < ${`${last}~`}
      order by ${order} limit ${slice.limit} offset ${slice.offset}`.execute(db);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
