import type { ReactNode } from "react";
import { ButtonLink } from "~/components/button";
import { Cell, DataTable } from "~/components/data-table";
import { importPath } from "~/features/subscribers/manage/subscribers.admin";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { SiteForm } from "~/kits/forms/site-form";
import { formatCount } from "~/lib/numbers";
import { subscriberImport as copy, confirmSubscribersForm as form } from "./import-subscribers.forms";
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
      <DataTable label={copy.groups[name]} columns={copy.rowColumns}>
        {rows.map(({ line, email, name: reader, wishes }) => (
          <tr key={line}>
            <Cell as="rowheader" className="whitespace-nowrap">
              {importCopy.line(line)}
            </Cell>
            <Cell className="w-full min-w-56 wrap-anywhere">{email}</Cell>
            <Cell className="min-w-40 wrap-anywhere">{reader}</Cell>
            <Cell className="min-w-40">{wishes}</Cell>
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

export function SubscriberPreview({ preview }: { preview: Preview }) {
  const { groups, problems, toAdd, fingerprint } = preview;
  const submit = { ...form.submit, idle: copy.confirm(formatCount(toAdd), toAdd === 1) };
  return (
    <>
      {groups.map((group) => (
        <Rows key={group.name} group={group} />
      ))}
      <Problems problems={problems} />
      {toAdd > 0 ? (
        <section id={form.anchor} aria-labelledby="confirm-title" className="mt-8">
          <h2 id="confirm-title" className="mb-3 text-lg">
            Import
          </h2>
          <SiteForm
            key={fingerprint}
            form={{ ...form, submit }}
            initial={{ fingerprint }}
            more={<ButtonLink to={importPath}>{importCopy.cancel}</ButtonLink>}
          />
        </section>
      ) : (
        <>
          <p className="mt-6 mb-4 font-semibold">There is nobody to import: no row is new.</p>
          <ButtonLink to={importPath} size="small">
            {importCopy.cancel}
          </ButtonLink>
        </>
      )}
    </>
  );
}

/** What a finished import has done. */
export function importedText({ added, asked }: { added: number; asked: number }): string {
  const parts = [
    added > 0 || asked === 0 ? `${formatCount(added)} added to the list.` : "",
    asked > 0
      ? `${formatCount(asked)} got a mail to confirm, and are on the list when they press its button.`
      : "",
  ];
  return parts.filter(Boolean).join(" ");
}
