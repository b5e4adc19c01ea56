import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/button";
import { Pager } from "~/components/pager";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { type AdminTable, counted, recordPath } from "./admin-table";
import { BulkBar, TickAll, useTickedRows } from "./bulk-bar";
import { HeadCell } from "./head-cell";
import {
  actionUrl,
  isFiltered,
  PLACE_PARAMETER,
  placeIn,
  TRANSIENT_PARAMS,
  tableName,
  tableUrl,
  withParams,
} from "./list-query";
import { tableCopy as copy } from "./table.copy";
import type { TableData } from "./table-data";
import { TableFilters } from "./table-filters";
import { RowView } from "./table-row";
import { UndoNotice } from "./undo-notice";

/** The row, then the one that takes its place when it is gone. */
const idsAround = (rows: readonly { id: string }[], index: number) =>
  [rows[index], rows[index + 1], rows[index - 1]].flatMap((row) => row?.id ?? []).join(",");

const foundCount = ({ slice, isMore }: Pick<TableData, "slice" | "isMore">) =>
  isMore ? `more than ${formatCount(slice.total)}` : formatCount(slice.total);

interface TableSectionProps {
  table: AdminTable;
  data: TableData;
  children?: ReactNode;
  /** The heading is the page's title, or says what that says already. */
  heading?: "title" | "hidden";
  linkTo?: (id: string) => { to: `/${string}`; label: string };
  /** Among other parts of a page, its rows scroll. */
  isShort?: boolean;
  /** The page listens to keys, also those of a row. */
  hasKeys?: boolean;
}

export function TableSection(props: TableSectionProps) {
  const { table, data, children, heading, linkTo, isShort = false, hasKeys = false } = props;
  const [search] = useSearchParams();
  const { rows, slice, query, notice, now } = data;
  const isAllowed = useAllowed();
  const Heading = heading === "title" ? "h1" : "h2";
  const anchor = `${table.kind}-table`;
  const own = ["q", ...table.filters.filter(({ ofPage }) => !ofPage).map(({ name }) => name)];
  const otherParams = Object.fromEntries(
    [...search].filter(
      ([name]) => !own.includes(name) && !TRANSIENT_PARAMS.includes(name) && name !== table.pageParameter,
    ),
  );
  const action = actionUrl(table, search);
  const place = placeIn(rows, search);
  const urlWith = (changes: Record<string, string>) => tableUrl(table, search, changes);
  const off = Object.fromEntries([...own, table.pageParameter].map((name) => [name, ""]));
  const matching = data.isMore ? `${foundCount(data)} ${table.noun.many}` : counted(table.noun, slice.total);
  const bulkForm = `${table.kind}-bulk`;
  const ticked = useTickedRows(bulkForm, rows.map(({ id }) => id).join());
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={heading === "title" ? "mt-5" : heading === "hidden" ? "mt-3" : "mt-10"}
    >
      <Heading
        id={`${anchor}-title`}
        className={classNames(
          heading === "hidden" ? "sr-only" : "mb-2 text-xl",
          heading === "title" && "uppercase",
        )}
      >
        {table.heading}
      </Heading>
      {children}
      <TableFilters {...{ table, query, otherParams }} counts={data.counts} clearTo={urlWith(off)}>
        <ButtonLink
          to={withParams(`/admin/exports/${tableName(table)}.csv`, search, {})}
          size="small"
          className="no-print ml-auto"
        >
          Download CSV
          <span className="sr-only"> {table.heading}</span>
        </ButtonLink>
      </TableFilters>
      <UndoNotice
        table={table}
        notice={notice}
        action={actionUrl(table, search, { place: search.get(PLACE_PARAMETER) ?? "" })}
      />
      {rows.length === 0 ? (
        <p aria-live="polite" className="mt-4 max-w-none border-2 border-ink bg-card p-5">
          {isFiltered(query) ? "Nothing matches. Try fewer letters, or clear the filters." : table.empty}
        </p>
      ) : (
        <>
          <BulkBar {...{ table, action, now, ticked }} form={bulkForm} matching={matching} />
          <div className={isShort ? "short-rows" : "phone-rows"}>
            <table
              className="rows"
              aria-label={`${table.heading}, row by row`}
              data-row-keys={hasKeys || undefined}
            >
              <thead>
                <tr>
                  {isAllowed && <TickAll count={rows.length} ticked={ticked} />}
                  {table.columns.map((column) => (
                    <HeadCell key={column.id} column={column} query={query} urlWith={urlWith} />
                  ))}
                  {(isAllowed || linkTo) && (
                    <th scope="col" className="no-print">
                      Actions
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <RowView
                    key={row.id}
                    {...{ table, row, now, bulkForm }}
                    isPlace={row.id === place}
                    action={actionUrl(table, search, { place: idsAround(rows, index) })}
                    page={withParams(recordPath(table, row.id), search, {})}
                    {...(linkTo && { link: linkTo(row.id) })}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <p aria-live="polite" className="mt-3 max-w-none">
        {copy.showing(formatCount(rows.length), foundCount(data), table.noun.many)}
        {slice.pageCount > 1 && `, ${copy.page(slice.page, slice.pageCount)}`}
      </p>
      <Pager
        label={`Pages of ${table.heading}`}
        slice={slice}
        hrefFor={(page) => urlWith({ [table.pageParameter]: page > 1 ? String(page) : "" })}
      />
    </section>
  );
}
