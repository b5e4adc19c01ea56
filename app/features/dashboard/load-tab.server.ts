import type { Database } from "~/database/open-database.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { loadTable } from "~/kits/admin-table/load-table.server";
import type { FigureCard, Traffic } from "./load-cards.server";
import { loadTraffic } from "./load-traffic.server";
import { countWaitingIn } from "./overview.queries.server";
import { serverTables } from "./tables.server";
import type { ChartName } from "./traffic-chart";

export type FormTab = AdminTable<Extract<ChartName, "volunteer" | "partnership" | "contact">>;

/** Staff specification, section 2. */
export async function loadTab(
  db: Database,
  table: FormTab,
  search: URLSearchParams,
  countCards: (traffic: Traffic) => Promise<FigureCard[]>,
) {
  const now = new Date();
  const { counts, before, ...traffic } = await loadTraffic(db, table.kind, search, now);
  const cards = await countCards({ total: traffic.total, before });
  return {
    ...traffic,
    cards,
    waiting: await countWaitingIn(db, table.kind, now),
    suspected: await countSuspected(db, table.kind),
    table: await loadTable(db, serverTables[table.kind], search, now),
  };
}
