import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { buildFilter } from "./filter.queries.server";
import type { ListQuery } from "./list-query";
import type { ChoiceCounts } from "./table-data";
import type { ServerTable } from "./table-queries";

/** No more rows are read for one filter: of a longer list each choice is counted as "120+". */
const READ_LIMIT = 2000;

interface Counted {
  filter: string;
  found: number;
  /** A JSON list in the order of the choices. */
  counts: string;
}

/**
 * What each choice of each filter would list beside the choices of the others, in one statement. Nothing while somebody
 * searches, when finding the rows to count costs as much as the list.
 */
export async function countChoices(
  db: Database,
  { queries, filters }: Pick<ServerTable, "queries" | "filters">,
  { q, choices }: Pick<ListQuery, "q" | "choices">,
  now: Date,
): Promise<ChoiceCounts> {
  if (q !== "") return {};
  const arms = await Promise.all(
    filters.map(async ({ name, choices: options, ofPage, isTick }) => {
      const condition = queries.filters[name];
      if (ofPage || isTick || !condition) return [];
      const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== name));
      const { conditions } = await buildFilter(db, queries, { q: "", choices: others }, now);
      const column = (place: number) => sql.ref(`choice${place}`);
      return [
        sql`select ${name} as filter, count(*) as found,
            json_array(${sql.join(options.map((_, place) => sql`coalesce(sum(${column(place)}), 0)`))}) as counts
          from (select ${sql.join(options.map(({ value }, place) => sql`${condition(value, now)} as ${column(place)}`))}
            from ${sql.table(queries.table)} where ${conditions} limit ${READ_LIMIT})`,
      ];
    }),
  );
  if (arms.flat().length === 0) return {};
  const { rows } = await sql<Counted>`${sql.join(arms.flat(), sql` union all `)}`.execute(db);
  return Object.fromEntries(
    rows.map(({ filter, found, counts }) => {
      const options = filters.find(({ name }) => name === filter)?.choices ?? [];
      const numbers = counts.match(/\d+/g) ?? [];
      const byValue = options.map(({ value }, place) => [value, Number(numbers[place])] as const);
      return [filter, { of: Object.fromEntries(byValue), isMore: found >= READ_LIMIT }];
    }),
  );
}
