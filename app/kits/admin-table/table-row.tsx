import { Form, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { textOf } from "~/lib/text/rich-text";
import { useHydrated } from "~/lib/use-hydrated";
import type { AdminTable, CellFormat } from "./admin-table";
import { PLACE_ID } from "./list-query";
import { StatusButtons, StatusSelect } from "./status-select";
import { tableCopy as copy } from "./table.copy";
import { BreakAfterAt, CellContent, RowBadge } from "./table-cell";
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

/** `clamp`: one line, cut off where the column ends. Other columns are as wide as what is in them. */
const cellClasses: Partial<Record<CellFormat, string>> = {
  text: "clamp",
  email: "clamp clamp-email",
  code: "clamp clamp-code",
  long: "clamp clamp-long",
  html: "clamp clamp-long",
  person: "person",
  folded: "folded",
  time: "at-end",
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
  const isAllowed = useAllowed();
  const name = nameOf(table, row);
  const form = `${table.kind}-${row.id}`;
  return (
    <tr
      // Without script the page is loaded at the row; with it the list does not move.
      id={isPlace && !scripted ? PLACE_ID : undefined}
      data-place={isPlace || undefined}
      className="scroll-my-[40vh]"
    >
      {isAllowed && (
        <td className="tick no-print">
          <input
            type="checkbox"
            form={bulkForm}
            name={`row:${row.id}`}
            aria-label={`Choose ${name}`}
            className="accent-ink"
          />
        </td>
      )}
      {table.columns.map((column, place) => (
        <RowCell
          key={column.id}
          isHeader={place === 0}
          // The mark cuts nothing off, and takes a line of its own where there is no room.
          className={cellClasses[place === 0 && row.danger ? "person" : (column.format ?? "text")]}
          title={fullText(row[column.id])}
        >
          {column.format === "status" && table.status?.asButtons ? (
            <StatusButtons table={table} row={row} name={name} action={action} />
          ) : column.format === "status" ? (
            <StatusSelect table={table} row={row} form={form} name={name} action={action} />
          ) : (
            <Opening table={table} row={row} to={place === 0 && table.recordPage ? page : undefined}>
              <CellContent column={column} row={row} now={now} />
              {column.below && <Below text={row[column.below]} />}
            </Opening>
          )}
          {place === 0 && row.danger && (
            <>
              {" "}
              <RowBadge badge={copy.urgent} />
            </>
          )}
        </RowCell>
      ))}
      {(isAllowed || link) && (
        <td className="no-print">
          <div className="flex items-baseline gap-x-4">
            {link && (
              <SiteLink to={link.to} className="py-0.5 font-semibold">
                {link.label}
                <span className="sr-only"> {name}</span>
              </SiteLink>
            )}
            <DeleteButton action={action} id={row.id} name={name} />
          </div>
        </td>
      )}
    </tr>
  );
}

function Below({ text }: { text: ShownRow[string] | undefined }) {
  if (typeof text !== "string" || text === "") return null;
  return (
    <p dir="auto" className="max-w-none font-normal text-soft">
      <BreakAfterAt text={text} />
    </p>
  );
}

interface RowCellProps {
  isHeader: boolean;
  className: string | undefined;
  title: string | undefined;
  children: ReactNode;
}

function RowCell({ isHeader, children, ...rest }: RowCellProps) {
  if (!isHeader) return <td {...rest}>{children}</td>;
  return (
    <th scope="row" {...rest}>
      {children}
    </th>
  );
}

/** For what the column cuts off. */
function fullText(value: ShownRow[string] | undefined): string | undefined {
  const text = Array.isArray(value) ? textOf(value) : value;
  return typeof text === "string" && text.length > 12 && !/^\d{4}-\d\d-\d\dT/.test(text)
    ? text.slice(0, 500)
    : undefined;
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
    <SiteLink to={to} className="py-0.5">
      {typeof text === "string" && text !== "" ? <bdi>{text}</bdi> : "Open"}
    </SiteLink>
  );
}

interface DeleteButtonProps {
  action: string;
  id: string;
  name: string;
}

/** Asks in a dialog; without script, on a page. */
export function DeleteButton({ action, id, name }: DeleteButtonProps) {
  const submit = useSubmit();
  const isAllowed = useAllowed();
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!window.confirm(`Delete ${name}? You can undo this for 30 days.`)) return;
    submit({ intent: "delete", id, confirmed: "1" }, { method: "post", action, preventScrollReset: true });
  }
  if (!isAllowed) return null;
  return (
    <Form discover="none" method="post" action={action} onSubmit={ask}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="py-1 text-soft underline underline-offset-4 hover:text-ink">
        Delete
        <span className="sr-only"> {name}</span>
      </button>
    </Form>
  );
}
