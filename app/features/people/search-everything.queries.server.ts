import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { containsText } from "~/kits/search/contains-text.queries.server";
import { matchEveryWord } from "~/kits/search/trigram-match.queries.server";
import type { DangerFamily } from "~/lib/danger-family";
import { searchWords } from "~/lib/text/words";
import type { SearchKind } from "./people.copy";
import { type FormTable, peopleTables } from "./people-tables.queries.server";

export interface FoundRow {
  id: string;
  /** Who or what it is. */
  name: string;
  email: string | null;
  text: string;
  at: string;
  /** Of a report, the entry it is about; of a reply, the kind and id of what it answers. */
  about: string | number | null;
  danger: DangerFamily | null;
}

/** Rows that no index has, newest first, whose columns hold every word. */
function unindexedRows({ table, at, unindexed }: FormTable, q: string, limit: number): RawBuilder<unknown> {
  if (!unindexed) return sql`select null as key where 0`;
  const words = searchWords(q).map(
    (word) =>
      sql<SqlBool>`(${sql.join(
        unindexed.columns.map((column) => containsText(sql.ref(column), word)),
        sql` or `,
      )})`,
  );
  return sql`select id as key from ${sql.table(table)}
    where ${sql.raw(unindexed.where)} and ${sql.join(words, sql` and `)}
    order by ${sql.raw(at)} desc limit ${limit}`;
}

function matchingKeys(found: FormTable, match: string | undefined, q: string, limit: number) {
  const { index, rowid } = found;
  const visible =
    match === undefined || index === undefined
      ? sql`select null as key where 0`
      : sql`select ${sql.raw(rowid)} as key from ${sql.table(index)}
          where ${sql.table(index)} match ${match} order by rowid desc limit ${limit}`;
  return sql`select key from (${visible}) union select key from (${unindexedRows(found, q, limit)})`;
}

export interface FoundRows {
  rows: FoundRow[];
  /** At most one more than `most`. */
  count: number;
}

/** The newest first. @param most to count, and to list when `shown` is as many */
export async function searchKind(
  db: Database,
  kind: SearchKind,
  { q, shown, most }: { q: string; shown: number; most: number },
): Promise<FoundRows> {
  const found = peopleTables[kind];
  const match = found.terms && (await matchEveryWord(db, found.terms, q));
  if (match === undefined && !found.unindexed) return { rows: [], count: 0 };
  const keys = await sql<{ key: number | string }>`${matchingKeys(found, match, q, most + 1)}`.execute(db);
  const list = JSON.stringify(keys.rows.map(({ key }) => key));
  const { rows } = await sql<FoundRow & { total: number }>`
    select count(*) over () as total, cast(id as text) as id, ${sql.raw(found.name)} as name, ${sql.raw(found.email ?? "null")} as email,
      substr(${sql.raw(found.text)}, 1, 4000) as text, ${sql.raw(found.at)} as at,
      ${sql.raw(found.about ?? "null")} as about, ${sql.raw(found.danger ?? "null")} as danger
    from ${sql.table(found.table)}
    where ${sql.ref(found.key)} in (select value from json_each(${list})) and ${sql.raw(found.only ?? "1")}
    order by at desc, id desc limit ${shown}`.execute(db);
  return { rows, count: Math.min(rows[0]?.total ?? 0, most + 1) };
}
