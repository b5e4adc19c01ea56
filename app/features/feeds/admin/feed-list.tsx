import { Form } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { RestoreNotice } from "~/kits/admin-table/undo-notice";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { formatCount } from "~/lib/numbers";
import { readFeedForm, restoreFeedForm } from "./feed.form";
import { feedsAdminCopy } from "./feeds-admin.copy";
import type { FeedList as FeedListData, FeedView } from "./load-feeds.server";

export function NotReading() {
  return (
    <p role="note" className="mb-6 border-l-4 border-gold pl-3 font-semibold">
      No feed is read by itself, because the setting NEWS_IMPORT_CRON is off. The operator can read them with
      npm run news:import.
    </p>
  );
}

const copy = feedsAdminCopy.listPage;

function ReadNow({ feed: { id, name } }: { feed: FeedView }) {
  const { action, busy } = useFormState(readFeedForm);
  return (
    <Form method="post" discover="none" action={action} autoComplete="off">
      <FormMetaInputs form={readFeedForm} />
      <input type="hidden" name="feed" value={id} />
      <button
        type="submit"
        disabled={busy}
        className="py-1 font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {readFeedForm.submit.idle}
        <span className="sr-only"> {name}</span>
      </button>
    </Form>
  );
}

function Rows({ feed }: { feed: FeedView }) {
  const { id, name, url, publishes, state, lastRead, items, next, error } = feed;
  return (
    <>
      <tr>
        <Cell as="rowheader" className="max-w-40 sm:w-full">
          <SiteLink to={`${adminPaths.feeds}/${id}`} className="-my-1 block w-fit py-1">
            <bdi>{name}</bdi>
          </SiteLink>
          <p className="max-w-none truncate font-normal text-soft">{url}</p>
        </Cell>
        <Cell label="New articles" className="whitespace-nowrap">
          {feedsAdminCopy.publishes[publishes]}
        </Cell>
        <Cell className="py-1.5 whitespace-nowrap">
          <Badge badge={feedsAdminCopy.states[state]} />
        </Cell>
        <Cell label="Last read" className="whitespace-nowrap">
          {lastRead ?? feedsAdminCopy.never}
        </Cell>
        <Cell className="tabular-nums" {...(items !== null && { label: "Articles then" })}>
          {items === null ? "" : formatCount(items)}
        </Cell>
        <Cell label="Next read" className="whitespace-nowrap">
          {next}
        </Cell>
        <Cell className="no-print py-1.5">{state !== "off" && <ReadNow feed={feed} />}</Cell>
      </tr>
      {error && (
        <tr className="border-t-0!">
          <td colSpan={copy.columns.length} className="px-3 pb-2.5 wrap-anywhere text-red">
            {feedsAdminCopy.problem(error)}
          </td>
        </tr>
      )}
    </>
  );
}

export function FeedList({ data: { feeds, removed } }: { data: FeedListData }) {
  const { errorState } = useFormState(readFeedForm);
  return (
    <div id={readFeedForm.anchor} className="scroll-mt-24">
      {errorState && <ErrorSummary form={readFeedForm} errorState={errorState} />}
      <FormStatus form={readFeedForm} />
      <FormStatus form={restoreFeedForm} />
      {removed && (
        <RestoreNotice form={restoreFeedForm} removed={removed}>
          {feedsAdminCopy.remove.done}
        </RestoreNotice>
      )}
      {feeds.length === 0 ? (
        <p className="border-2 border-ink bg-card p-5">{copy.empty}</p>
      ) : (
        <DataTable label={copy.table} columns={copy.columns} stacks>
          {feeds.map((feed) => (
            <Rows key={feed.id} feed={feed} />
          ))}
        </DataTable>
      )}
    </div>
  );
}
