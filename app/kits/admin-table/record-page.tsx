import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageTitle } from "~/kits/staff-page/page-title";
import type { AdminTable } from "./admin-table";
import { actionUrl, tableUrl } from "./list-query";
import type { LoadedRecord } from "./load-record.server";
import { recordCopy as copy } from "./record.copy";
import { StatusSelect } from "./status-select";
import { DeleteButton } from "./table-row";
import { UndoNotice } from "./undo-notice";

interface RecordPageProps {
  table: AdminTable;
  record: LoadedRecord;
  /** Under the title: what else is known about whom the row is from. */
  about?: ReactNode;
  /** What is below the row's name. */
  children: ReactNode;
}

export function RecordPage({ table, record, about, children }: RecordPageProps) {
  const { name, shown, notice } = record;
  const [search] = useSearchParams();
  const action = actionUrl(table, search, { row: shown.id });
  return (
    <>
      <PageTitle title={name} isName back={{ to: tableUrl(table, search), label: copy.back(table.heading) }}>
        <div className="no-print flex flex-wrap items-center gap-6">
          {table.status && (
            <div className="flex items-center gap-3">
              {/* The select has the word in its own name. */}
              <span aria-hidden="true" className="font-semibold">
                {table.status.label}
              </span>
              <StatusSelect
                table={table}
                row={shown}
                form={`status-${shown.id}`}
                name={name}
                action={action}
              />
            </div>
          )}
          <DeleteButton action={action} id={shown.id} name={name} />
        </div>
      </PageTitle>
      {about && <div className="mt-2">{about}</div>}
      <UndoNotice table={table} notice={notice} action={action} />
      <div className="mt-6">{children}</div>
    </>
  );
}
