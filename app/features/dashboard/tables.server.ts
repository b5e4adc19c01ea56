import { allArticles, articles } from "~/features/articles/admin/articles.admin.queries.server";
import { messages } from "~/features/contact/messages.admin.queries.server";
import { partnerships } from "~/features/partnership/applications.admin.queries.server";
import { quarantine } from "~/features/spam/quarantine.admin.queries.server";
import { subscribers } from "~/features/subscribers/manage/subscribers.admin.queries.server";
import { surveyResponses } from "~/features/survey/responses.admin.queries.server";
import { volunteers } from "~/features/volunteer/applications.admin.queries.server";
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
