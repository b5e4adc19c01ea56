import type { Database } from "~/database/open-database.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { buildFilter } from "~/kits/admin-table/filter.queries.server";
import { readTableQuery, type TableQuery } from "~/kits/admin-table/list-query";
import { countRows } from "~/kits/admin-table/list-rows.queries.server";
import { loadTable } from "~/kits/admin-table/load-table.server";
import type { FigureCard, Traffic } from "./load-cards.server";
import { loadTraffic, readTrafficQuery, type TrafficQuery } from "./load-traffic.server";
import { serverTables } from "./tables.server";
import type { ChartName } from "./traffic-chart";

export interface WaitingCount {
  kind: "contact" | "volunteer" | "partnership";
  waiting: number;
  overdue: number;
}

/** Whoever waits for an answer in one list. */
async function countWaitingIn(db: Database, kind: WaitingCount["kind"], now: Date): Promise<WaitingCount> {
  const { queries } = serverTables[kind];
  const count = async (filter: string) =>
    await countRows(db, queries, await buildFilter(db, queries, { q: "", choices: { filter } }, now));
  return { kind, waiting: await count("waiting"), overdue: await count("overdue") };
}

export async function countWaiting(db: Database, now: Date): Promise<WaitingCount[]> {
  const kinds: WaitingCount["kind"][] = ["contact", "volunteer", "partnership"];
  return await Promise.all(kinds.map((kind) => countWaitingIn(db, kind, now)));
}

export type FormTab = AdminTable<Extract<ChartName, "volunteer" | "partnership" | "contact">>;

/** All that the query of a tab asks for. */
interface TabQuery {
  traffic: TrafficQuery;
  table: TableQuery;
  now: Date;
}

export function readTabQuery(table: FormTab, search: URLSearchParams, now: Date): TabQuery {
  return {
    traffic: readTrafficQuery(table.kind, search, now),
    table: readTableQuery(table, search, now),
    now,
  };
}

/** Staff specification, section 2. */
export async function loadTab(
  db: Database,
  table: FormTab,
  query: TabQuery,
  countCards: (traffic: Traffic) => Promise<FigureCard[]>,
) {
  const { counts, before, ...traffic } = await loadTraffic(db, table.kind, query.traffic, query.now);
  const cards = await countCards({ total: traffic.total, before });
  return {
    ...traffic,
    cards,
    waiting: await countWaitingIn(db, table.kind, query.now),
    suspected: await countSuspected(db, table.kind),
    table: await loadTable(db, serverTables[table.kind], query.table, query.now),
  };
}
