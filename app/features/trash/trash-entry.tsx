import { Form } from "@remix-run/react";
import type { FilterOption } from "~/components/filter-fields";
import { Moment } from "~/components/moment";
import { noticeButtonClass } from "~/components/notice";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { FilterBar } from "~/kits/staff-page/filter-bar";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatCount } from "~/lib/numbers";
import type { TrashEntry } from "./load-trash.server";
import { type TrashQuery, trashHref } from "./trash-query";

/** "Ana deleted 3 messages: Cara, Bo, Ina" */
export function TrashSentence({ entry }: { entry: TrashEntry }) {
  const { who, did, names, more } = entry;
  const named = [...names, more > 0 && `and ${formatCount(more)} more`].filter(Boolean).join(", ");
  return (
    <>
      {who} {did}
      {named && `: ${named}`}
    </>
  );
}

export function UndoState({ entry, action, now }: { entry: TrashEntry; action: `/${string}`; now: string }) {
  const isAllowed = useAllowed("editor");
  if (entry.undoneAt)
    return (
      <>
        Undone <Moment at={entry.undoneAt} now={now} />
      </>
    );
  if (!entry.canUndo || !isAllowed) return null;
  return (
    <Form discover="none" method="post" action={action} preventScrollReset>
      <input type="hidden" name="change" value={entry.id} />
      <button type="submit" className={noticeButtonClass}>
        Undo
        <span className="sr-only">
          {" "}
          <TrashSentence entry={entry} />
        </span>
      </button>
    </Form>
  );
}

export function ListLink({ entry }: { entry: TrashEntry }) {
  if (!entry.list) return null;
  return (
    <SiteLink to={entry.list} className="inline-block py-0.5 font-semibold">
      List all {entry.rows}
    </SiteLink>
  );
}

interface TrashFilterProps {
  query: TrashQuery;
  kinds: readonly FilterOption[];
  people: readonly string[];
}

export function TrashFilter({ query: { kind, person }, kinds, people }: TrashFilterProps) {
  const known = person === "" || people.includes(person) ? people : [person, ...people];
  return (
    <FilterBar
      id="trash"
      action={adminPaths.trash}
      label="Filter the trash"
      fields={[
        { type: "choice", name: "kind", label: "What", all: "Everything", options: kinds },
        {
          type: "choice",
          name: "person",
          label: "Who",
          all: "Everyone",
          options: known.map((email) => ({ value: email, label: email })),
        },
      ]}
      values={{ kind, person }}
      className="no-print mt-4 flex flex-wrap items-end gap-x-4 gap-y-3"
      submit="Show"
      clear={kind || person ? { to: trashHref({}), label: "Clear filters" } : undefined}
    />
  );
}
