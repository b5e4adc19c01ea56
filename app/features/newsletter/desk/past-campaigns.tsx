import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { formatTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { mailPreviewPage } from "./mail-preview-path";
import { sendPath } from "./send-path";
import { campaignKinds, campaignProgress, pastCampaigns as copy } from "./sending.copy";
import { sendingParameters } from "./sending.forms";
import type { SendingPage } from "./sending-page.server";
import { useSendingPath } from "./use-sending-path";

export function PastCampaigns({
  campaigns: { rows, page, pageCount, total },
}: {
  campaigns: SendingPage["campaigns"];
}) {
  const path = useSendingPath();
  return (
    <section id="past-sends" aria-labelledby="past-sends-title" className="mt-10">
      <h2 id="past-sends-title" className="mb-4 text-xl">
        {copy.heading}
      </h2>
      {total === 0 ? (
        <p className="max-w-none border-2 border-ink bg-card p-5">{copy.empty}</p>
      ) : (
        <>
          <DataTable label={copy.table} columns={copy.columns} numbers={3}>
            {rows.map(({ id, kind, subject, status, created_at, startedBy, purged, written, ...counts }) => (
              <tr key={id}>
                <Cell className="min-w-36 lg:whitespace-nowrap">
                  <time dateTime={created_at}>{formatTime(created_at)}</time>
                  {status === "cancelled" && <p className="text-soft">{copy.cancelled}</p>}
                  {status === "sending" && (
                    <>
                      {" "}
                      <SiteLink
                        to={path({ [sendingParameters.send]: String(id) }, "progress")}
                        className="py-1"
                      >
                        {copy.running}
                        <span className="sr-only">: {campaignProgress.show}</span>
                      </SiteLink>
                    </>
                  )}
                </Cell>
                <Cell>{campaignKinds[kind]}</Cell>
                <Cell as="rowheader" className="min-w-60 wrap-anywhere">
                  <SiteLink to={mailPreviewPage(id)} className="py-1">
                    {subject}
                  </SiteLink>{" "}
                  <SiteLink to={sendPath(id)} className="py-1 font-normal">
                    {copy.details}
                    <span className="sr-only">: {subject}</span>
                  </SiteLink>
                  {written > 0 && (
                    <p className="font-normal text-soft">{copy.written(formatCount(written))}</p>
                  )}
                </Cell>
                <Cell className="min-w-52 wrap-anywhere">{startedBy}</Cell>
                {(["sent", "failed", "uncertain"] as const).map((name) => (
                  <Cell key={name} number>
                    {purged ? (
                      copy.purged
                    ) : name !== "sent" && counts[name] ? (
                      <SiteLink
                        to={`${sendPath(id)}#troubles`}
                        className="-mr-1 inline-block min-w-8 px-1 py-1"
                      >
                        {formatCount(counts[name])}
                        <span className="sr-only"> {copy.addresses}</span>
                      </SiteLink>
                    ) : (
                      formatCount(counts[name] ?? 0)
                    )}
                  </Cell>
                ))}
              </tr>
            ))}
          </DataTable>
          <p className="mt-3 text-soft">{copy.shown(formatCount(rows.length), formatCount(total))}</p>
          {rows.some(({ purged }) => purged) && <p className="mt-1 text-soft">{copy.purgedNote}</p>}
          <Pager
            label={copy.heading}
            slice={{ page, pageCount }}
            hrefFor={(number) => path({ [sendingParameters.sends]: String(number) }, "past-sends")}
          />
        </>
      )}
    </section>
  );
}
