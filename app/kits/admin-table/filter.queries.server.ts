import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { matchWord, termsBeginningWith } from "~/kits/search/trigram-match.queries.server";
import { foldCharacter } from "~/lib/text/fold";
import { searchWords } from "~/lib/text/words";
import type { ListQuery } from "./list-query";
import type { Condition, TableQueries } from "./table-queries";

/** Above this, testing rows in order is faster than sorting the matches. */
const SORTABLE_MATCHES = 5000;

export interface Filter {
  conditions: Condition;
  match: string | undefined;
}

/** @param bound ISO timestamp: the first moment, or the first one after */
function createdWithin({ created }: TableQueries, name: string, bound: string): Condition | undefined {
  if (name === "from") return sql<SqlBool>`${sql.ref(created)} >= ${bound}`;
  return name === "before" ? sql<SqlBool>`${sql.ref(created)} < ${bound}` : undefined;
}

/** A letter at which more trigrams begin is in so many rows that reading some of them finds enough. */
const MANY_TRIGRAMS = 20;

const LATIN = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code));

/** Rows with a letter or digit, in either case and with any accent. */
function holdsLetter(columns: readonly string[], letter: string): Condition {
  const spellings = [letter.toUpperCase(), ...LATIN.filter((other) => foldCharacter(other) === letter)];
  const pattern = `*[${[...new Set([letter, ...spellings])].join("")}]*`;
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} glob ${pattern}`),
    sql` or `,
  )})`;
}

/** @returns an FTS5 query, a condition, or undefined when nothing can match */
async function matchOf(
  db: Database,
  { table, searched }: TableQueries,
  word: string,
): Promise<string | Condition | undefined> {
  const terms = `${table}_terms`;
  if (searched && /^[\p{L}\p{N}]$/u.test(word)) {
    const some = await termsBeginningWith(db, terms, word, MANY_TRIGRAMS + 1);
    if (some.length > MANY_TRIGRAMS) return holdsLetter(searched, word);
  }
  return await matchWord(db, terms, word);
}

/** The index also has what the search over everything finds: notes, labels, telephone numbers. */
const inOwnFields = (matches: readonly string[]) =>
  matches.length > 0 ? `text : (${matches.join(" AND ")})` : undefined;

/** Rows that hold each word of the search in one of the searched fields. */
export async function buildFilter(
  db: Database,
  queries: TableQueries,
  { q, choices }: Pick<ListQuery, "q" | "choices">,
  now: Date,
): Promise<Filter> {
  const conditions = Object.entries(choices).flatMap(([name, value]) => {
    const condition = queries.filters[name]?.(value, now) ?? createdWithin(queries, name, value);
    return condition ? [condition] : [];
  });
  const filter: Filter = { conditions: all(conditions), match: undefined };
  const { search } = queries;
  const words = searchWords(q);
  if (words.length === 0 || !search) return filter;
  if (search !== "index") return { ...filter, conditions: all([...conditions, ...words.map(search)]) };
  const matches: string[] = [];
  for (const word of words) {
    const match = await matchOf(db, queries, word);
    if (match === undefined) return { ...filter, conditions: sql<SqlBool>`0` };
    if (typeof match === "string") matches.push(match);
    else conditions.push(match);
  }
  return { conditions: all(conditions), match: inOwnFields(matches) };
}

function all(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return sql<SqlBool>`1`;
  return sql<SqlBool>`(${sql.join(conditions, sql`) and (`)})`;
}

/** The column with a row's number in the index. */
export const numberOf = ({ numericIds }: TableQueries) => sql.ref(numericIds ? "id" : "number");

export function whereClause(queries: TableQueries, { conditions, match }: Filter, matches = 0): Condition {
  if (match === undefined) return conditions;
  const index = sql.table(`${queries.table}_search`);
  // The unary plus stops SQLite from starting with the matches, so that it reads in the requested order.
  const number = matches > SORTABLE_MATCHES ? sql`+${numberOf(queries)}` : numberOf(queries);
  return sql<SqlBool>`${number} in (select rowid from ${index} where ${index} match ${match}) and ${conditions}`;
}

/** One after the other, so that a limit ends the search too. */
export function someMatches(queries: TableQueries, { conditions, match }: Filter) {
  const { table } = queries;
  const from = sql.table(table);
  if (match === undefined) return sql`select 1 from ${from} where ${conditions}`;
  const index = sql.table(`${table}_search`);
  // A cross join is carried out in the order in which it is written.
  return sql`select 1 from ${index} as found cross join ${from}
    on ${numberOf(queries)} = found.rowid where found.${index} match ${match} and ${conditions}`;
}
