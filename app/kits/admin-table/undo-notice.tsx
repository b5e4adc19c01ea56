import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type AdminTable, counted, statusLabel } from "./admin-table";
import { tableCopy as copy } from "./table.copy";
import type { ChangeNotice } from "./table-data";

interface UndoNoticeProps {
  table: AdminTable;
  notice: ChangeNotice;
  action: string;
}

export function UndoNotice({ table, notice, action }: UndoNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change, and its undo, takes the focus again.
  useEffect(() => box.current?.focus(), [notice.id, notice.undone]);
  const rows = counted(table.noun, notice.count);
  const done =
    notice.action === "delete"
      ? copy.notice.deleted(rows)
      : copy.notice.status(rows, statusLabel(table, notice.status ?? ""));
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-4 border-green bg-tint-green px-4 py-2 font-semibold"
    >
      <p>{notice.undone ? copy.notice.undone : done}</p>
      {notice.canUndo && (
        <Form discover="none" method="post" action={action}>
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="change" value={notice.id} />
          <button type="submit" className="py-1.5 font-semibold underline underline-offset-4">
            {copy.notice.undo}
          </button>
        </Form>
      )}
    </div>
  );
}
