import { problems } from "~/content/resources/resource-report";
import { messagesTable } from "~/features/contact/messages.admin";
import { dangerCopy } from "~/features/crisis/danger.copy";
import { partnershipsTable } from "~/features/partnership/applications.admin";
import { ReplySection } from "~/features/replies/reply-section";
import { reportsTable } from "~/features/resources/admin/reports.admin";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { PageSearch } from "~/kits/admin-table/page-search";
import { RecordFields, RecordHistory } from "~/kits/admin-table/record-page";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { DangerNote, RemoveMark } from "./danger-mark";
import type { InboxKind } from "./inbox-rows";
import type { LoadedInbox, OpenRow } from "./load-inbox.server";
import { TriageControls } from "./triage-controls";

/** The tables of the rows, as the browser knows them. */
export const inboxTables = {
  contact: messagesTable,
  volunteer: volunteersTable,
  partnership: partnershipsTable,
  report: reportsTable,
} satisfies Record<InboxKind, AdminTable>;

type Fields = OpenRow["record"]["fields"];

const nameOf = (kind: InboxKind, [label, value]: Fields[number]): Fields[number] =>
  kind === "report" && label === "Problem"
    ? [label, problems.find((problem) => problem.value === value)?.label ?? value]
    : [label, value];

/** What was submitted, who takes care of it, the reply, and what staff did with it. */
export function RowContent({
  open,
  data,
  action,
}: {
  open: OpenRow;
  data: LoadedInbox;
  action: `/${string}`;
}) {
  const { colleagues, knownLabels, me } = data;
  const { row, record, reply, note } = open;
  const { assigneeId, labels, danger } = row;
  const snoozedUntil = (row.snoozed_until ?? "") > data.now ? row.snoozed_until : null;
  const table = inboxTables[row.kind];
  const page = new URL(action, "http://inbox.invalid");
  return (
    <PageSearch.Provider value={page.searchParams}>
      <div className="flex flex-col gap-8">
        <DangerNote
          danger={danger}
          due={dangerCopy.due}
          letters={reply?.letters ?? []}
          pathname={page.pathname}
        >
          <RemoveMark danger={danger} action={action} />
        </DangerNote>
        <RecordFields
          table={table}
          fields={record.fields.map((field) => nameOf(row.kind, field))}
          phone={record.phone}
        />
        {useAllowed() && (
          <TriageControls
            {...{ assigneeId, labels, danger, snoozedUntil, note, colleagues, knownLabels, me, action }}
          />
        )}
        {reply && <ReplySection reply={reply} mailTo={record.mailTo} pathname={page.pathname} />}
        <RecordHistory table={table} entries={record.history} />
      </div>
    </PageSearch.Provider>
  );
}
