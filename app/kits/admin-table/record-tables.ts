import { articlesTable } from "~/features/articles/admin/articles.table";
import { messagesTable } from "~/features/contact/messages.table";
import { eventsTable } from "~/features/dashboard/events.table";
import { subscribersTable } from "~/features/newsletter/subscribers.table";
import { partnershipsTable } from "~/features/partnership/applications.table";
import { responsesTable } from "~/features/survey/responses.table";
import { volunteersTable } from "~/features/volunteer/applications.table";
import type { RecordKind, RecordTable } from "./record-table";

export const recordTables: Readonly<Record<RecordKind, RecordTable>> = {
  newsletter: subscribersTable,
  survey: responsesTable,
  volunteer: volunteersTable,
  partnership: partnershipsTable,
  contact: messagesTable,
  analytics: eventsTable,
  article: articlesTable,
};

/** The table of a name in an address; undefined when there is none. */
export function tableOf(kind: string | undefined): RecordTable | undefined {
  return Object.values(recordTables).find((table) => table.kind === kind);
}
