import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { decisions, statuses } from "~/database/schema/application-status";
import { replyForm } from "~/features/replies/reply.form";
import { inboxCopy as copy } from "./inbox.copy";
import type { InboxRow } from "./inbox-rows";

interface RowActionsProps {
  row: InboxRow;
  action: string;
  canReply: boolean;
}

/** The forms have the name of the row in what they post to, so that a list that moves changes no other row. */
export function RowActions({ row, action, canReply }: RowActionsProps) {
  const isOpen = row.is_open === 1;
  const isApplication = row.kind === "volunteer" || row.kind === "partnership";
  const form = { discover: "none", method: "post", action, preventScrollReset: true } as const;
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      {canReply && (
        <ButtonLink to={`#${replyForm.anchor}`} size="small">
          Answer
        </ButtonLink>
      )}
      <Form {...form}>
        {isOpen ? (
          <Button size="small" name="intent" value="done" data-key="e" aria-keyshortcuts="e">
            {row.kind === "report" ? copy.resolve : copy.answered}
          </Button>
        ) : (
          <Button kind="plain" size="small" name="intent" value="reopen">
            Not done after all
          </Button>
        )}
      </Form>
      {isApplication && (
        <Form {...form} className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="decide" />
          <input type="hidden" name="was" value={row.status ?? ""} />
          {decisions
            .filter((value) => value !== row.status)
            .map((value) => (
              <Button key={value} kind="plain" size="small" name="status" value={value}>
                {statuses[value].decision.inbox.button}
              </Button>
            ))}
        </Form>
      )}
      <Form {...form}>
        <Button kind="plain" size="small" name="intent" value="spam">
          {copy.spam}
        </Button>
      </Form>
    </div>
  );
}
