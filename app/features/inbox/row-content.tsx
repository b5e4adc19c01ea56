import { SiteLink } from "~/components/site-link";
import { problems } from "~/content/resources/resource-report";
import { messagesTable } from "~/features/contact/messages.admin";
import { dangerCopy } from "~/features/crisis/danger.copy";
import { partnershipsTable } from "~/features/partnership/applications.admin";
import { PersonTimeline } from "~/features/people/also-from-address";
import { NewAnswers } from "~/features/replies/answers/answers";
import { Conversation } from "~/features/replies/conversation";
import { wordsOf } from "~/features/replies/record-facts";
import { OwnMailProgram, ReplySection } from "~/features/replies/reply-section";
import { reportsTable } from "~/features/resources/admin/reports.admin";
import { ReportedEntry } from "~/features/resources/admin/reports-section";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { type AdminTable, recordPath } from "~/kits/admin-table/admin-table";
import { PageSearch } from "~/kits/admin-table/page-search";
import { RecordFields, RecordHistory } from "~/kits/admin-table/record-page";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { DangerNote, RemoveMark } from "./danger-mark";
import { type InboxKind, inboxHref, isInboxKind } from "./inbox-rows";
import type { LoadedInbox, OpenRow } from "./load-inbox.server";
import { TriageControls } from "./triage-controls";

/** The tables of the rows, as the browser knows them. */
const inboxTables = {
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

/** Shows the person's words with the reply below them; beside that facts, notes and history. */
export function RowContent({
  open,
  data,
  action,
}: {
  open: OpenRow;
  data: LoadedInbox;
  action: `/${string}`;
}) {
  const { row, record, reply } = open;
  const page = new URL(action, "http://inbox.invalid");
  return (
    <PageSearch.Provider value={page.searchParams}>
      <div className="grid gap-x-6 gap-y-6 xl:grid-cols-[minmax(0,1fr)_17rem] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 empty:hidden xl:col-start-2">
          <DangerNote
            danger={row.danger}
            due={dangerCopy.due}
            letters={reply?.letters ?? []}
            pathname={page.pathname}
          >
            <RemoveMark danger={row.danger} action={action} />
          </DangerNote>
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <div className={open.entry ? "grid items-start gap-4 2xl:grid-cols-2" : undefined}>
            <Words text={reply?.message ?? ""} />
            {open.entry && <ReportedEntry entry={open.entry} />}
          </div>
          {reply && <NewAnswers answers={reply.newAnswers} />}
          {reply && <ReplySection reply={reply} pathname={page.pathname} sticks />}
          {reply && <Conversation reply={reply} pathname={page.pathname} />}
        </div>
        <section aria-label="About this row" className="flex min-w-0 flex-col gap-6 xl:col-start-2">
          <About open={open} data={data} action={action} />
          {reply && row.email !== "" && <OwnMailProgram mailTo={record.mailTo} />}
          <RecordHistory table={inboxTables[row.kind]} entries={record.history} />
        </section>
      </div>
    </PageSearch.Provider>
  );
}

function Words({ text }: { text: string }) {
  return (
    <section aria-label="What they wrote">
      {text === "" ? (
        <p className="text-soft">They wrote nothing.</p>
      ) : (
        <p dir="auto" className="text-[1.125rem]/relaxed whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </section>
  );
}

/** Who it is, who takes care of it, and what else was submitted. */
function About({ open, data, action }: { open: OpenRow; data: LoadedInbox; action: string }) {
  const { colleagues, knownLabels, me, query } = data;
  const { row, record, note, timeline } = open;
  const { kind, assigneeId, labels, danger } = row;
  const snoozedUntil = (row.snoozed_until ?? "") > data.now ? row.snoozed_until : null;
  const facts = record.fields.filter(([label]) => !wordsOf[kind].includes(label));
  const hrefOf = (entry: { kind: string; id: string; to: `/admin/${string}` }) =>
    isInboxKind(entry.kind) ? inboxHref({ ...query, row: { kind: entry.kind, id: entry.id } }) : entry.to;
  return (
    <>
      {timeline && <PersonTimeline timeline={timeline} hrefOf={hrefOf} />}
      {useAllowed() && (
        <TriageControls
          {...{ assigneeId, labels, danger, snoozedUntil, note, colleagues, knownLabels, me, action }}
        />
      )}
      <div>
        <RecordFields
          table={inboxTables[kind]}
          fields={facts.map((field) => nameOf(kind, field))}
          phone={record.phone}
          title="Facts"
          isWide={false}
        />
        {row.kind !== "report" && (
          <SiteLink to={recordPath(inboxTables[row.kind], row.id)} className="py-1 font-semibold">
            Open on its own page
          </SiteLink>
        )}
      </div>
    </>
  );
}
