import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { RecordFields, RecordHistory } from "~/kits/admin-table/record-page";
import { ResponseSection } from "~/kits/admin-table/response-section";
import { WaitingText, waitingIn } from "~/kits/admin-table/table-cell";
import { NewAnswers } from "./answers/answers";
import { Conversation } from "./conversation";
import { DecideLetters } from "./decide-letters";
import type { LoadedPane } from "./load-record-pane.server";
import { OwnMailProgram, ReplySection } from "./reply-section";

interface RecordPaneProps {
  table: AdminTable;
  pane: LoadedPane;
  /** Stands below what was submitted, such as other rows of the same address. */
  aside?: ReactNode;
}

/** Shows one row: what was submitted, the reply, and what staff did with it. Posts to the page that it stands on. */
export function RecordPane({ table, pane: { record, reply }, aside }: RecordPaneProps) {
  const { pathname } = useLocation();
  const { shown, fields, phone, response, history, mailTo } = record;
  const waiting = response && waitingIn(shown, record.now);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-8">
        <RecordFields table={table} fields={fields} phone={phone} />
        {aside}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {reply && (
          <>
            <NewAnswers answers={reply.newAnswers} />
            <DecideLetters reply={reply} pathname={pathname} />
            <ReplySection reply={reply} pathname={pathname} />
            <OwnMailProgram mailTo={mailTo} />
            <Conversation reply={reply} pathname={pathname} />
          </>
        )}
        <ResponseSection
          response={response}
          mailTo={reply ? null : mailTo}
          waiting={waiting && waiting.state !== "answered" && <WaitingText waiting={waiting} />}
        />
        <RecordHistory table={table} entries={history} />
      </div>
    </div>
  );
}
