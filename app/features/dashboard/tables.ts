import { allArticlesTable, articlesTable } from "~/features/articles/admin/articles.admin";
import { messagesTable } from "~/features/contact/messages.admin";
import { partnershipsTable } from "~/features/partnership/applications.admin";
import { quarantineTable } from "~/features/spam/quarantine.admin";
import { subscribersTable } from "~/features/subscribers/manage/subscribers.admin";
import { responsesTable } from "~/features/survey/responses.admin";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { eventsTable } from "./events.admin";

export const adminTables = {
  newsletter: subscribersTable,
  survey: responsesTable,
  volunteer: volunteersTable,
  partnership: partnershipsTable,
  contact: messagesTable,
  analytics: eventsTable,
  article: articlesTable,
  spam: quarantineTable,
} satisfies Record<string, AdminTable>;

export type TableKind = keyof typeof adminTables;

export function isTableKind(kind: string | undefined): kind is TableKind {
  return kind !== undefined && Object.hasOwn(adminTables, kind);
}

export function findTable(kind: string | undefined): AdminTable | undefined {
  if (kind === allArticlesTable.name) return allArticlesTable;
  return isTableKind(kind) ? adminTables[kind] : undefined;
}
