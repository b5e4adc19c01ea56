import type { AuditedRecords } from "~/features/audit/audit.queries.server";
import { campaignPath } from "~/features/campaigns/desk/campaign-paths";
import { adminPaths } from "~/features/staff/admin-paths";
import { recordPath } from "~/kits/admin-table/admin-table";
import { isTableKind } from "./tables";
import { serverTables } from "./tables.server";

const tableWithPages = (kind: string) => {
  const table = isTableKind(kind) ? serverTables[kind] : undefined;
  return table?.recordPage ? table : undefined;
};

export const auditedRecords: AuditedRecords = {
  tableOf(kind) {
    const table = tableWithPages(kind);
    if (!table) return undefined;
    const { queries, identity } = table;
    return { table: queries.table, names: identity.flatMap((name) => queries.columns[name] ?? []) };
  },
  linkTo(kind, id) {
    if (kind === "article") return `${adminPaths.articles}/${id}`;
    if (kind === "feed") return `${adminPaths.feeds}/${id}`;
    if (kind === "resource") return `${adminPaths.resources}/${id}`;
    if (kind === "state_fact") return `${adminPaths.states}/${id}`;
    if (kind === "report") return `${adminPaths.resources}/${id}#reports`;
    if (kind === "template") return `${adminPaths.templates}/${id}`;
    if (kind === "campaign") return campaignPath(Number(id));
    const table = tableWithPages(kind);
    return table ? recordPath(table, id) : null;
  },
};
