import { Form } from "@remix-run/react";
import { Notice, noticeButtonClass } from "~/components/notice";
import { type AdminTable, counted, statusLabel } from "./admin-table";
import { tableCopy as copy } from "./table.copy";
import type { ChangeNotice } from "./table-data";

interface UndoNoticeProps {
  table: AdminTable;
  notice: ChangeNotice;
  action: string;
}

export function UndoNotice({ table, notice, action }: UndoNoticeProps) {
  const rows = counted(table.noun, notice.count);
  const done =
    notice.action === "delete"
      ? copy.notice.deleted(rows)
      : copy.notice.status(rows, statusLabel(table, notice.status ?? ""));
  return (
    <Notice of={`${notice.id} ${notice.undone}`} className="mt-4">
      <p>{notice.undone ? copy.notice.undone : done}</p>
      {notice.canUndo && (
        <Form discover="none" method="post" action={action}>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="change" value={notice.id} />
          <button type="submit" className={noticeButtonClass}>
            {copy.notice.undo}
          </button>
        </Form>
      )}
    </Notice>
  );
}
