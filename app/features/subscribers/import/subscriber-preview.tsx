import type { ReactNode } from "react";
import { ButtonLink } from "~/components/button";
import { Cell, DataTable } from "~/components/data-table";
import { importPath } from "~/features/subscribers/manage/subscribers.admin";
import { importCopy } from "~/kits/csv-import/upload.form";
import { SiteForm } from "~/kits/forms/site-form";
import { formatCount } from "~/lib/numbers";
import {
  confirmSubscribersForm,
  subscriberImport as copy,
  keepLeftForm,
  questionForm,
} from "./import-subscribers.forms";
import type { SubscriberPreview as Preview, ShownGroup } from "./import-subscribers.server";

function Part({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 min-w-0">
      <h2 id={`${id}-title`} className="mb-2 font-text text-base font-bold tracking-normal">
        {title} <span className="font-normal text-soft">({formatCount(count)})</span>
      </h2>
      {children}
    </section>
  );
}

const More = ({ count }: { count: number }) =>
  count > 0 ? <p className="mt-2 text-soft">{`And ${formatCount(count)} more.`}</p> : null;

function Rows({ group: { name, count, rows } }: { group: ShownGroup }) {
  return (
    <Part id={name} title={copy.groups[name]} count={count}>
      <DataTable
        label={copy.groups[name]}
        columns={name === "unsubscribed" || name === "leaving" ? copy.leavingColumns : copy.rowColumns}
      >
        {rows.map(({ line, email, name: reader, about }) => (
          <tr key={line}>
            <Cell as="rowheader" className="whitespace-nowrap">
              {importCopy.line(line)}
            </Cell>
            <Cell className="w-full min-w-56 wrap-anywhere">
              <bdi>{email}</bdi>
            </Cell>
            <Cell className="min-w-40 wrap-anywhere">
              <bdi>{reader}</bdi>
            </Cell>
            <Cell className="min-w-56 wrap-anywhere">
              <bdi>{about}</bdi>
            </Cell>
          </tr>
        ))}
      </DataTable>
      <More count={count - rows.length} />
    </Part>
  );
}

function Problems({ problems: { count, rows } }: Pick<Preview, "problems">) {
  if (count === 0) return null;
  return (
    <Part id="problems" title={copy.groups.problems} count={count}>
      <DataTable label={copy.groups.problems} columns={copy.problemColumns}>
        {rows.map(({ line, problem }) => (
          <tr key={line}>
            <Cell as="rowheader" className="whitespace-nowrap">
              {importCopy.line(line)}
            </Cell>
            <Cell className="w-full min-w-60 wrap-anywhere">{problem}</Cell>
          </tr>
        ))}
      </DataTable>
      <More count={count - rows.length} />
    </Part>
  );
}

const cancel = <ButtonLink to={importPath}>{importCopy.cancel}</ButtonLink>;

function Confirm({ preview: { toAdd, toKeep, fingerprint } }: { preview: Preview }) {
  const form = toAdd > 0 ? confirmSubscribersForm : keepLeftForm;
  const fields = form.fields.filter(({ name }) => toKeep > 0 || name !== "keepLeft");
  const idle =
    toAdd > 0
      ? copy.confirm(formatCount(toAdd), toAdd === 1)
      : `Add ${formatCount(toKeep)} ${toKeep === 1 ? "person" : "people"} as unsubscribed`;
  return (
    <section id={form.anchor} aria-labelledby="confirm-title" className="mt-8">
      <h2 id="confirm-title" className="mb-3 text-lg">
        Import
      </h2>
      <SiteForm
        key={fingerprint}
        form={{ ...form, fields, submit: { ...form.submit, idle } }}
        initial={{ fingerprint }}
        more={cancel}
      />
    </section>
  );
}

export function SubscriberPreview({ preview }: { preview: Preview }) {
  const { groups, problems, toAdd, toKeep } = preview;
  return (
    <>
      {toAdd === 0 && <p className="mt-6 font-semibold">There is nobody to import: no row is new.</p>}
      {groups.map((group) => (
        <Rows key={group.name} group={group} />
      ))}
      <Problems problems={problems} />
      {toAdd + toKeep > 0 ? (
        <Confirm preview={preview} />
      ) : (
        <p className="mt-6">
          <ButtonLink to={importPath} size="small">
            {importCopy.cancel}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Nothing is shown of a file before it is known who in it left. */
export function ImportQuestion({ column, sample }: { column: string; sample: string }) {
  return (
    <div id={questionForm.anchor} className="mt-6 max-w-form">
      <p className="mb-2 wrap-anywhere">{`“${column}” may say who must not be mailed, and it is not clear how. What does it say?`}</p>
      {sample !== "" && <p className="mb-4 wrap-anywhere">{`In it are, for example: ${sample}`}</p>}
      <SiteForm key={column} form={questionForm} initial={{ column }} more={cancel} />
    </div>
  );
}

/** What a finished import has done. */
export function importedText({
  added,
  asked,
  unsubscribed,
}: {
  added: number;
  asked: number;
  unsubscribed: number;
}): string {
  const parts = [
    added > 0 || asked + unsubscribed === 0 ? `${formatCount(added)} added to the list.` : "",
    asked > 0
      ? `${formatCount(asked)} got a mail to confirm, and are on the list when they press its button.`
      : "",
    unsubscribed > 0 ? `${formatCount(unsubscribed)} kept as unsubscribed.` : "",
  ];
  return parts.filter(Boolean).join(" ");
}
