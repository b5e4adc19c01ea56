import type { ReactNode } from "react";
import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { resourceImport as copy } from "./import.copy";
import type { PreviewRow } from "./load-preview.server";
import type { PreviewGroup } from "./preview-query";

const textClass = "wrap-anywhere whitespace-pre-line";

function Entry({ row: { id, title, organization } }: { row: PreviewRow }) {
  return (
    <>
      {id === null ? (
        <span className="font-semibold">{title}</span>
      ) : (
        <SiteLink to={`${adminPaths.resources}/${id}`} className="-my-1 inline-block py-1">
          {title}
        </SiteLink>
      )}
      <br />
      <span className="text-soft">{organization}</span>
    </>
  );
}

function Changes({ row: { changes } }: { row: PreviewRow }) {
  return (
    <dl>
      {changes.map(({ label, before, after }) => (
        <div key={label} className="not-first:mt-1.5">
          <dt className="font-semibold">{label}</dt>
          <dd className="grid grid-cols-[4rem_1fr]">
            <span className="text-soft">now</span>
            <span className={textClass}>{before}</span>
            <span className="text-soft">then</span>
            <span className={textClass}>{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Holdings({ row: { holds } }: { row: PreviewRow }) {
  return (
    <dl>
      {holds.map(({ label, text }) => (
        <div key={label} className="grid gap-x-3 sm:grid-cols-[9rem_1fr]">
          <dt className="text-soft">{label}</dt>
          <dd className={textClass}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Messages({ row: { messages } }: { row: PreviewRow }) {
  return (
    <ul>
      {messages.map((message) => (
        <li key={message} className="wrap-anywhere">
          {message}
        </li>
      ))}
    </ul>
  );
}

const details: Record<PreviewGroup, ((props: { row: PreviewRow }) => ReactNode) | null> = {
  problems: Messages,
  changed: Changes,
  added: Holdings,
  unchanged: null,
};

export function PreviewTable({ group, rows }: { group: PreviewGroup; rows: readonly PreviewRow[] }) {
  const Details = details[group];
  return (
    <DataTable
      label={copy.groups[group]}
      columns={
        {
          problems: ["Line", "What is wrong"],
          changed: ["Line", "Entry", "What changes"],
          added: ["Line", "Entry", "What it holds"],
          unchanged: ["Line", "Entry"],
        }[group]
      }
    >
      {rows.map((row) => (
        <tr key={row.line}>
          <Cell as="rowheader" className="whitespace-nowrap">
            {importCopy.line(row.line)}
          </Cell>
          {group !== "problems" && (
            <Cell className="w-72 min-w-48 break-words">
              <Entry row={row} />
            </Cell>
          )}
          {Details && (
            <Cell className="w-full min-w-80">
              <Details row={row} />
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  );
}
