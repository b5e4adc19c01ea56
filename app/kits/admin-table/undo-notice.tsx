import { Form, Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice, noticeButtonClass } from "~/components/notice";
import type { FormDefinition } from "~/kits/forms/define-form";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { formatCount } from "~/lib/numbers";
import { type AdminTable, counted, recordPath, statusLabel } from "./admin-table";
import { LETTER_PARAMETER, returnUrl, TOLD_PARAMETER, withParams } from "./list-query";
import type { ChangeNotice } from "./table-data";

interface UndoNoticeProps {
  table: AdminTable;
  notice: ChangeNotice | undefined;
  action: string;
}

function saidBy(
  table: AdminTable,
  { action, status, count, expected, name, undone }: ChangeNotice,
): ReactNode {
  if (undone) return "Undone.";
  const isDeletion = action === "delete";
  const label = statusLabel(table, status ?? "");
  if (name !== undefined)
    return (
      <>
        <bdi>{name}</bdi>
        {` is ${isDeletion ? "deleted" : label.toLowerCase()}.`}
      </>
    );
  const rows = counted(table.noun, count);
  const said = isDeletion ? `Deleted ${rows}.` : `Set ${rows} to ${label}.`;
  return expected === undefined
    ? said
    : `${said} Something went wrong before all ${formatCount(expected)} were done; the others are as they were.`;
}

/** Stays in sight at the bottom of the window, so that the list need not move. The focus returns to the row. */
export function UndoNotice({ table, notice, action }: UndoNoticeProps) {
  const [search] = useSearchParams();
  const told = Number(search.get(TOLD_PARAMETER)) || 0;
  const box = useRef<HTMLDivElement>(null);
  const of = notice && `${notice.id} ${notice.undone}`;
  useEffect(() => {
    if (of === undefined) return;
    const row = document.querySelector("[data-place]");
    const target = row?.querySelector<HTMLElement>("select") ?? row?.querySelector<HTMLElement>("a, input");
    (target ?? box.current)?.focus({ preventScroll: true });
  }, [of]);
  return (
    // There before it says something: a live region that comes with its text is often not read out.
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bulk-bar,0px))] z-20 flex justify-center"
    >
      {notice && (
        <div
          ref={box}
          tabIndex={-1}
          className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-6 gap-y-1 border-4 border-green bg-tint-green px-4 py-2 font-semibold wrap-anywhere shadow-hard"
        >
          <p>
            {saidBy(table, notice)}
            {!notice.undone && told > 0 && ` The letter is on its way to ${formatCount(told)}.`}
          </p>
          {notice.canUndo && (
            <Form discover="none" method="post" action={action} preventScrollReset>
              <input type="hidden" name="intent" value="undo" />
              <input type="hidden" name="change" value={notice.id} />
              <button type="submit" data-key="u" className={noticeButtonClass}>
                Undo
              </button>
            </Form>
          )}
          <WriteLink table={table} notice={notice} />
          <Link to={returnUrl(table, search)} preventScrollReset className="py-1.5 font-semibold">
            Dismiss
          </Link>
        </div>
      )}
    </div>
  );
}

/** To the letter that goes with a decision. */
function WriteLink({ table, notice }: { table: AdminTable; notice: ChangeNotice }) {
  const [search] = useSearchParams();
  const { action, status, name, row, undone } = notice;
  const isDecision = action === "status" && !undone && table.status?.letters?.includes(status ?? "");
  if (!isDecision || row === undefined || name === undefined) return null;
  const letter = { [LETTER_PARAMETER]: status ?? "" };
  return (
    <Link to={withParams(recordPath(table, row), search, letter, "reply")} className="py-1.5 font-semibold">
      Write to {name}
    </Link>
  );
}

interface RestoreNoticeProps {
  /** Restores what a change has deleted; its field is `change`. */
  form: FormDefinition;
  /** What was just deleted from the list that it stands above. */
  removed: Pick<ChangeNotice, "id" | "undone" | "canUndo">;
  children: string;
}

export function RestoreNotice({ form, removed, children }: RestoreNoticeProps) {
  const { action, errorState } = useFormState(form);
  if (errorState) return <ErrorSummary form={form} errorState={errorState} />;
  if (removed.undone) return null;
  return (
    <Notice of={removed.id} className="mb-4">
      <p>{children}</p>
      {removed.canUndo && (
        <Form method="post" discover="none" action={action} autoComplete="off">
          <FormMetaInputs form={form} />
          <input type="hidden" name="change" value={removed.id} />
          <button type="submit" className={noticeButtonClass}>
            {form.submit.idle}
          </button>
        </Form>
      )}
    </Notice>
  );
}
