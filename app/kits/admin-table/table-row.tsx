import { Form, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Cell } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { textOf } from "~/lib/rich-text";
import { useAllowed } from "~/lib/staff-role";
import { useHydrated } from "~/lib/use-hydrated";
import type { AdminTable } from "./admin-table";
import { PLACE_ID } from "./list-query";
import { StatusButtons } from "./status-buttons";
import { StatusSelect } from "./status-select";
import { tableCopy as copy } from "./table.copy";
import { BreakAfterAt, CellContent } from "./table-cell";
import type { ShownRow } from "./table-data";

interface RowViewProps {
  table: AdminTable;
  row: ShownRow;
  now: string;
  action: string;
  /** The list was returned to at this row. */
  isPlace: boolean;
  bulkForm: string;
  page: `/${string}`;
  link?: { to: `/${string}`; label: string };
}

const cellClasses: Partial<Record<string, string>> = {
  email: "min-w-40 wrap-anywhere",
  long: "min-w-52 wrap-anywhere",
  folded: "min-w-64 wrap-anywhere",
  wide: "min-w-48 wrap-anywhere",
  html: "min-w-48 wrap-anywhere",
  day: "whitespace-nowrap",
  badge: "whitespace-nowrap",
  session: "whitespace-nowrap",
  waiting: "whitespace-nowrap",
  code: "min-w-28",
};

function nameOf(table: AdminTable, row: ShownRow): string {
  const value = row[table.columns[0]?.id ?? "id"];
  const second = row.email ?? row.created_at ?? row.id;
  const name = Array.isArray(value) ? textOf(value) : value;
  if (typeof name === "string" && name !== "") return name;
  return typeof second === "string" ? second : row.id;
}

export function RowView(props: RowViewProps) {
  const { table, row, now, action, isPlace, bulkForm, page, link } = props;
  const scripted = useHydrated();
  const name = nameOf(table, row);
  const form = `${table.kind}-${row.id}`;
  return (
    <tr
      // Without script the page is loaded at the row; with it the list does not move.
      id={isPlace && !scripted ? PLACE_ID : undefined}
      data-place={isPlace || undefined}
      className="scroll-my-[40vh]"
    >
      <Cell className="no-print pr-0">
        <input
          type="checkbox"
          form={bulkForm}
          name={`row:${row.id}`}
          aria-label={copy.choose(name)}
          className="relative top-1.5 size-6 accent-ink"
        />
      </Cell>
      {table.columns.map((column, place) => (
        <Cell
          key={column.id}
          as={place === 0 ? "rowheader" : "cell"}
          className={cellClasses[column.format ?? "text"] ?? "min-w-28 wrap-anywhere"}
        >
          {column.format === "status" && table.status?.asButtons ? (
            <StatusButtons table={table} row={row} name={name} action={action} />
          ) : column.format === "status" ? (
            <StatusSelect table={table} row={row} form={form} name={name} action={action} />
          ) : (
            <Opening table={table} row={row} to={place === 0 && table.recordPage ? page : undefined}>
              <CellContent column={column} row={row} now={now} />
            </Opening>
          )}
        </Cell>
      ))}
      <Cell className="no-print">
        <div className="flex items-baseline gap-4">
          {link && (
            <SiteLink to={link.to} className="py-1.5 font-semibold">
              {link.label}
              <span className="sr-only"> {name}</span>
            </SiteLink>
          )}
          <DeleteButton action={action} id={row.id} name={name} />
        </div>
      </Cell>
    </tr>
  );
}

function Opening({
  table,
  row,
  to,
  children,
}: {
  table: AdminTable;
  row: ShownRow;
  to: `/${string}` | undefined;
  children: ReactNode;
}) {
  if (!to) return <>{children}</>;
  const text = row[table.columns[0]?.id ?? ""];
  return (
    <SiteLink to={to} className="block min-h-6 w-fit">
      {typeof text === "string" && text !== "" ? <BreakAfterAt text={text} /> : copy.open}
    </SiteLink>
  );
}

interface DeleteButtonProps {
  action: string;
  id: string;
  name: string;
}

/** In a dialog; without script, on a page. */
export function DeleteButton({ action, id, name }: DeleteButtonProps) {
  const submit = useSubmit();
  const isAllowed = useAllowed();
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!window.confirm(copy.confirm.one(name))) return;
    submit({ intent: "delete", id, confirmed: "1" }, { method: "post", action, preventScrollReset: true });
  }
  if (!isAllowed) return null;
  return (
    <Form discover="none" method="post" action={action} onSubmit={ask}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="py-1.5 font-semibold text-red underline underline-offset-4">
        {copy.delete}
        <span className="sr-only"> {name}</span>
      </button>
    </Form>
  );
}
