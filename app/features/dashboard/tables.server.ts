import { allArticles, articles } from "~/features/articles/admin/articles.admin.queries.server";
import type { AuditedRecords } from "~/features/audit/audit.queries.server";
import { campaignPath } from "~/features/campaigns/desk/campaign-paths";
import { messages } from "~/features/contact/messages.admin.queries.server";
import { partnerships } from "~/features/partnership/applications.admin.queries.server";
import { quarantine } from "~/features/spam/quarantine.admin.queries.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { subscribers } from "~/features/subscribers/manage/subscribers.admin.queries.server";
import { surveyResponses } from "~/features/survey/responses.admin.queries.server";
import { volunteers } from "~/features/volunteer/applications.admin.queries.server";
import { recordPath } from "~/kits/admin-table/admin-table";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { events } from "./events.admin.queries.server";
import { isTableKind, type TableKind } from "./tables";

export const serverTables: Record<TableKind, ServerTable> = {
  newsletter: subscribers,
  survey: surveyResponses,
  volunteer: volunteers,
  partnership: partnerships,
  contact: messages,
  analytics: events,
  article: articles,
  spam: quarantine,
};

/** @throws a Response with status 404 when there is no table of that kind */
export function requireTable(kind: string | undefined): ServerTable {
  if (kind === allArticles.name) return allArticles;
  if (!isTableKind(kind)) throw new Response(null, { status: 404 });
  return serverTables[kind];
}

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
