import { Form, Link } from "@remix-run/react";
import { noticeButtonClass } from "~/components/notice";
import { inboxCopy } from "./inbox.copy";
import type { InboxNotice as Notice } from "./inbox-notice.server";
import { type InboxQuery, inboxHref } from "./inbox-query";

const copy = inboxCopy.notice;

/** Stays in sight at the bottom of the window, as the notice of the tables does. */
export function InboxNotice({ notice, query }: { notice: Notice | undefined; query: InboxQuery }) {
  const href = inboxHref(query);
  return (
    // There before it says something: a live region that comes with its text is often not read out.
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center"
    >
      {notice && (
        <div className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-6 gap-y-1 border-4 border-green bg-tint-green px-4 py-2 font-semibold wrap-anywhere shadow-hard">
          <p>{notice.text}</p>
          {notice.canUndo && (
            <Form discover="none" method="post" action={href} preventScrollReset>
              <input type="hidden" name="intent" value="undo" />
              <input type="hidden" name="did" value={notice.did} />
              <button type="submit" data-key="u" aria-keyshortcuts="u" className={noticeButtonClass}>
                {copy.undo}
              </button>
            </Form>
          )}
          <Link to={href} preventScrollReset discover="none" className="py-1.5 font-semibold">
            Dismiss
          </Link>
        </div>
      )}
    </div>
  );
}
