import type { ReactNode } from "react";
import { ButtonLink } from "~/components/button";
import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { importCopy } from "~/kits/csv-import/upload.form";
import { ButtonForm } from "~/kits/forms/button-form";
import { formatCount } from "~/lib/numbers";
import { confirmForm, resourceImport as copy } from "./import.form";
import type { PreviewRow, ReadyPreview } from "./load-preview.server";
import { type PreviewGroup, previewGroups, previewHref } from "./preview-query";

function Groups({ id, preview: { counts, group } }: { id: string; preview: ReadyPreview }) {
  return (
    <nav aria-label="Parts of the preview" className="no-print mt-8 border-b-2 border-ink">
      <ul className="flex flex-wrap gap-x-2">
        {previewGroups.map((name) => (
          <li key={name}>
            <SiteLink
              to={previewHref(id, name)}
              className="-mb-0.5 block border-x-2 border-t-2 border-transparent px-3 py-2 font-semibold no-underline hover:underline aria-[current]:border-ink aria-[current]:bg-card aria-[current]:forced-colors:chosen"
              {...(name === group && { "aria-current": "page" })}
            >
              {copy.groups[name]} ({formatCount(counts[name])})
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ImportPreview({ id, preview }: { id: string; preview: ReadyPreview }) {
  const { unchanged, counts, group, slice, rows, fingerprint } = preview;
  const count = counts.added + counts.changed;
  const confirm = {
    ...confirmForm,
    submit: {
      ...confirmForm.submit,
      idle: `Import ${formatCount(count)} ${count === 1 ? "entry" : "entries"}`,
    },
  };
  const explanation = {
    problems:
      "These rows are left out of the import. Mend them in the file and choose it again, or import the others now.",
    changed: "",
    added: "",
    unchanged: "Nothing is written for these.",
  }[group];
  return (
    <>
      {unchanged && <p className="mt-2">{unchanged}</p>}
      {count === 0 && (
        <p className="mt-4 font-semibold">
          There is nothing to import: no row is new, and none changes an entry.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-end gap-4">
        {count > 0 && <ButtonForm form={confirm} values={{ fingerprint }} kind="go" />}
        <ButtonLink to={`${adminPaths.resources}/import`} size="small">
          {importCopy.cancel}
        </ButtonLink>
      </div>
      <Groups id={id} preview={preview} />
      <div className="mt-5">
        {explanation && rows.length > 0 && <p className="mb-4">{explanation}</p>}
        {rows.length > 0 ? <PreviewTable group={group} rows={rows} /> : <p>None.</p>}
        <Pager label="Pages of the preview" slice={slice} hrefFor={(page) => previewHref(id, group, page)} />
      </div>
    </>
  );
}

const textClass = "wrap-anywhere whitespace-pre-line";

function Entry({ row: { id, title, organization } }: { row: PreviewRow }) {
  return (
    <>
      {id === null ? (
        <bdi className="font-semibold">{title}</bdi>
      ) : (
        <SiteLink to={`${adminPaths.resources}/${id}`} className="-my-1 inline-block py-1">
          <bdi>{title}</bdi>
        </SiteLink>
      )}
      <br />
      <bdi className="text-soft">{organization}</bdi>
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
            <span dir="auto" className={textClass}>
              {before}
            </span>
            <span className="text-soft">then</span>
            <span dir="auto" className={textClass}>
              {after}
            </span>
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
          <dd dir="auto" className={textClass}>
            {text}
          </dd>
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

function PreviewTable({ group, rows }: { group: PreviewGroup; rows: readonly PreviewRow[] }) {
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
