import { Form } from "@remix-run/react";
import { Moment } from "~/components/moment";
import { noticeButtonClass } from "~/components/notice";
import { SiteLink } from "~/components/site-link";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatCount } from "~/lib/numbers";
import type { TrashEntry } from "./load-trash.server";

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
