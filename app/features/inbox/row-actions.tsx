import type { MouseEvent } from "react";
import { Button } from "~/components/button";
import { decisions, statuses } from "~/database/schema/application-status";
import { DecideLetter } from "~/features/replies/decide-letters";
import { replyForm } from "~/features/replies/reply.form";
import { focusReply } from "~/features/replies/use-reply-draft";
import { PageSearch } from "~/kits/admin-table/page-search";
import { fieldId } from "~/kits/forms/fields";
import { inboxCopy as copy } from "./inbox.copy";
import { InboxForm } from "./inbox-form";
import type { OpenRow } from "./load-inbox.server";

/** What can be done with the open row: an answer first. */
export function RowActions({ open, action }: { open: OpenRow; action: `/${string}` }) {
  const { row, reply } = open;
  const isOpen = row.is_open === 1;
  const page = new URL(action, "http://inbox.invalid");
  return (
    <PageSearch.Provider value={page.searchParams}>
      <div className="no-print mt-1 mb-3 flex flex-wrap items-start gap-x-1 gap-y-2">
        {reply && row.email !== "" && !reply.trouble?.isBlocked && (
          <ReplyLink texts={reply.untouched.texts} />
        )}
        <Decide open={open} action={action} pathname={page.pathname} />
        <InboxForm action={action}>
          {isOpen ? (
            <Button kind="plain" size="small" name="intent" value="done" data-key="e" aria-keyshortcuts="e">
              {row.kind === "report" ? copy.resolve : copy.answered}
            </Button>
          ) : (
            <Button kind="plain" size="small" name="intent" value="reopen">
              Reopen
            </Button>
          )}
        </InboxForm>
        <InboxForm action={action}>
          <Button kind="plain" size="small" name="intent" value="spam">
            {copy.spam}
          </Button>
        </InboxForm>
        <InboxForm action={action}>
          <Button kind="plain" size="small" name="intent" value="trash" data-key="#" aria-keyshortcuts="#">
            {copy.trash}
          </Button>
        </InboxForm>
      </div>
    </PageSearch.Provider>
  );
}

/** Without script the browser goes to the field by itself. */
function ReplyLink({ texts }: { texts: readonly string[] }) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    focusReply({ texts });
  };
  return (
    <a
      href={`#${fieldId(replyForm, "text")}`}
      onClick={onClick}
      data-key="r"
      aria-keyshortcuts="r"
      className="button button-go button-small"
    >
      {copy.reply}
    </a>
  );
}

interface DecideProps {
  open: OpenRow;
  action: string;
  pathname: string;
}

/** One control for each decision: with its letter, with a changed letter, or without one. */
function Decide({ open: { row, reply }, action, pathname }: DecideProps) {
  if (row.kind !== "volunteer" && row.kind !== "partnership") return null;
  return decisions
    .filter((decision) => decision !== row.status)
    .map((decision) => {
      const silent = (
        <InboxForm key={decision} action={action} sends={{ intent: "decide", was: row.status ?? "" }}>
          <Button kind="plain" size="small" name="status" value={decision}>
            {copy.withoutLetter(statuses[decision].decision.letter.action)}
          </Button>
        </InboxForm>
      );
      const letter = reply?.decisions.find((each) => each.decision === decision);
      if (!reply || !letter || row.email === "" || reply.trouble?.isBlocked) return silent;
      return (
        <DecideLetter key={decision} reply={reply} letter={letter} pathname={pathname}>
          {silent}
          <p className="text-soft">{copy.notTold}</p>
        </DecideLetter>
      );
    });
}
