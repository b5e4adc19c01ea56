import type { Database } from "~/database/open-database.server";
import { countDue } from "~/features/inbox/inbox.queries.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { readTableQuery, type TableQuery } from "~/kits/admin-table/list-query";
import { loadTable } from "~/kits/admin-table/load-table.server";
import type { FigureCard, Traffic } from "./load-cards.server";
import { loadTraffic, readTrafficQuery, type TrafficQuery } from "./load-traffic.server";
import { serverTables } from "./tables.server";
import type { ChartName } from "./traffic-chart";

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
    waiting: await countDue(db, table.kind, query.now),
    suspected: await countSuspected(db, table.kind),
    table: await loadTable(db, serverTables[table.kind], query.table, query.now),
  };
}
