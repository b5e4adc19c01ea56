import { ButtonLink } from "~/components/button";
import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { formatTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { sendPage } from "./campaign.copy";
import type { SendPageData } from "./send-page.server";
import { sendPath, troubledMailsPath } from "./send-path";

const copy = sendPage.troubles;

export function TroubledMails({ id, troubles }: Pick<SendPageData, "id" | "troubles">) {
  const { rows, slice } = troubles;
  return (
    <section id="troubles" aria-labelledby="troubles-title" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="troubles-title" className="text-lg">
          {copy.heading}
        </h2>
        <ButtonLink to={troubledMailsPath(id)} size="small" className="no-print">
          {copy.csv}
        </ButtonLink>
      </div>
      <DataTable label={copy.table} columns={copy.columns}>
        {rows.map(({ id: mail, recipient, status, last_error, settled_at }) => (
          <tr key={mail}>
            <Cell as="rowheader" className="min-w-48 wrap-anywhere">
              {recipient}
            </Cell>
            <Cell>{status === "uncertain" ? copy.states.uncertain : copy.states.failed}</Cell>
            <Cell className="min-w-60 wrap-anywhere">{last_error ?? copy.noReply}</Cell>
            <Cell className="min-w-36 lg:whitespace-nowrap">
              {settled_at && <time dateTime={settled_at}>{formatTime(settled_at)}</time>}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <p className="mt-3 text-soft">{copy.shown(formatCount(rows.length), formatCount(slice.total))}</p>
      <Pager label={copy.pages} slice={slice} hrefFor={(page) => `${sendPath(id)}?page=${page}#troubles`} />
    </section>
  );
}
