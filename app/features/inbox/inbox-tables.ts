import { messagesTable } from "~/features/contact/messages.admin";
import { partnershipsTable } from "~/features/partnership/applications.admin";
import { reportsTable } from "~/features/resources/admin/reports.admin";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import type { InboxKind } from "./inbox-rows";

/** As the browser knows them. */
export const inboxTables = {
  contact: messagesTable,
  volunteer: volunteersTable,
  partnership: partnershipsTable,
  report: reportsTable,
} satisfies Record<InboxKind, AdminTable>;
