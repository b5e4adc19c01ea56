import { messages } from "~/features/contact/messages.admin.queries.server";
import { partnerships } from "~/features/partnership/applications.admin.queries.server";
import { reports } from "~/features/resources/admin/reports.queries.server";
import { volunteers } from "~/features/volunteer/applications.admin.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import type { InboxKind } from "./inbox-rows";

type InboxTable =
  | "contact_submissions"
  | "volunteer_applications"
  | "partnership_applications"
  | "resource_reports";

/** SQL of one kind of row. Conditions and orders are spelled as in the indexes of migrations/0003, which they need. */
export interface Source {
  table: InboxTable;
  open: string;
  due: string;
  /** What is urgent comes first. */
  order: string;
  done: string;
  doneAt: string;
  /** What a line of the list shows. */
  shown: { name: string; email: string; topic: string; excerpt: string; status: string };
}

const EXCERPT = 160;

const excerptOf = (column: string) => `substr(${column}, 1, ${EXCERPT})`;

/** "0" and the time before which it is due where it is urgent, else "1" and that time. */
const urgentFirst = (due: string) => `(danger is null) || ${due}`;

function answerable({ queries }: ServerTable, table: InboxTable, shown: Source["shown"]): Source {
  const due = queries.columns.due_at ?? "created_at";
  return {
    table,
    open: "responded_at is null",
    due,
    order: urgentFirst(due),
    done: "responded_at is not null",
    doneAt: "responded_at",
    shown,
  };
}

const reportDue = reports.queries.columns.due_at ?? "created_at";

export const sources: Record<InboxKind, Source> = {
  contact: answerable(messages, "contact_submissions", {
    name: "name",
    email: "email",
    topic: "subject",
    excerpt: excerptOf("message"),
    status: "null",
  }),
  volunteer: answerable(volunteers, "volunteer_applications", {
    name: "first_name || ' ' || last_name",
    email: "email",
    topic: "role",
    excerpt: excerptOf("motivation"),
    status: "status",
  }),
  partnership: answerable(partnerships, "partnership_applications", {
    name: "company_name || ', ' || contact_name",
    email: "email",
    topic: "partnership_type",
    excerpt: excerptOf("message"),
    status: "status",
  }),
  report: {
    table: "resource_reports",
    open: "status = 'open'",
    due: reportDue,
    order: urgentFirst(reportDue),
    done: "status = 'resolved'",
    doneAt: "coalesce(resolved_at, created_at)",
    shown: {
      name: "resource_title",
      email: "coalesce(email, '')",
      topic: "problem",
      excerpt: excerptOf("details"),
      status: "status",
    },
  },
};

/** Give the pane of the open row its fields, history and statuses. */
export const serverTables: Record<InboxKind, ServerTable> = {
  contact: messages,
  volunteer: volunteers,
  partnership: partnerships,
  report: reports,
};
