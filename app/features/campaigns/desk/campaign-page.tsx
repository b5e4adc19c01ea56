import { ButtonLink } from "~/components/button";
import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { PageTitle } from "~/kits/staff-page/page-title";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { ControlButton, ControlProblem } from "./campaign-controls";
import type { CampaignPageData } from "./campaign-page.server";
import { campaignPath, troubledMailsPath } from "./campaign-paths";
import { CampaignProgressPanel } from "./campaign-progress";
import { campaignKinds, purgedNote, retryFailed } from "./desk.copy";
import { PreviewLinks } from "./preview-page";

const back = { to: "/admin/dashboard/newsletter", label: "Newsletter" } as const;

export function CampaignSections({ campaign }: { campaign: CampaignPageData }) {
  const { id, kind, subject, createdAt, startedBy, progress, refreshes, asksCancel, troubles } = campaign;
  return (
    <>
      <PageTitle title={subject} isName back={back} />
      {!progress && <ControlProblem />}
      <PreviewLinks of={id} label="The mail" />
      <div className="mt-6">
        {progress ? (
          <CampaignProgressPanel progress={progress} refreshes={refreshes} asks={asksCancel} />
        ) : (
          <p className="border-2 border-ink bg-card p-5">
            {campaignKinds[kind]}, <time dateTime={createdAt}>{formatTime(createdAt)}</time> ({startedBy}).{" "}
            {purgedNote}
          </p>
        )}
      </div>
      {progress?.running === false && <Resend id={id} troubles={troubles} />}
      {campaign.canEditAgain && (
        <div className="no-print mt-6 flex flex-wrap items-center gap-4">
          <ControlButton control="editAgain" campaign={id} />
          {progress && (
            <p className="text-soft">
              {`It then goes to all who want team updates, also to the ${formatCount(progress.counts.sent)} who have it.`}
            </p>
          )}
        </div>
      )}
      {troubles.slice.total > 0 && <TroubledMails id={id} troubles={troubles} />}
    </>
  );
}

/** What staff decide about mails that failed, and about those that may have arrived. */
function Resend({ id, troubles: { failed, uncertain, review } }: Pick<CampaignPageData, "id" | "troubles">) {
  return (
    <>
      {failed.count > 0 && (
        <div className="no-print mt-6">
          <ControlButton
            control="resendFailed"
            campaign={id}
            seen={failed.seen}
            label={retryFailed(formatCount(failed.count))}
          />
        </div>
      )}
      {uncertain.count > 0 && (
        <div className="mt-6 border-2 border-ink bg-card p-5">
          <p className="font-semibold">{`${formatCount(uncertain.count)} uncertain: the connection broke before the mail server answered. They may have it already. Send it to them again, or leave it?`}</p>
          {review && (
            <p className="mt-1 wrap-anywhere">
              {`Left by ${review.reviewed_by}, ${formatTime(review.reviewed_at)}.`}
            </p>
          )}
          <div className="no-print mt-4 flex flex-wrap gap-4">
            <ControlButton control="resendUncertain" campaign={id} seen={uncertain.seen} />
            {!review && <ControlButton control="leaveUncertain" campaign={id} seen={uncertain.seen} />}
          </div>
        </div>
      )}
    </>
  );
}

export function MissingCampaign() {
  return (
    <PageTitle
      title="There is no such campaign"
      intro="The address may be wrong, or the campaign has never been made."
      back={back}
    />
  );
}

function TroubledMails({ id, troubles }: Pick<CampaignPageData, "id" | "troubles">) {
  const { rows, slice } = troubles;
  return (
    <section id="troubles" aria-labelledby="troubles-title" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="troubles-title" className="text-lg">
          Mails that were not delivered
        </h2>
        <ButtonLink to={troubledMailsPath(id)} size="small" className="no-print">
          Download CSV
        </ButtonLink>
      </div>
      <DataTable
        label="The addresses, and what the mail server said"
        columns={["Address", "State", "What the mail server said", "When"]}
      >
        {rows.map(({ id: mail, recipient, status, last_error, settled_at }) => (
          <tr key={mail}>
            <Cell as="rowheader" className="min-w-48 wrap-anywhere">
              {recipient}
            </Cell>
            <Cell>{status === "uncertain" ? "Uncertain" : "Failed"}</Cell>
            <Cell className="min-w-60 wrap-anywhere">{last_error ?? "It said nothing."}</Cell>
            <Cell className="min-w-36 lg:whitespace-nowrap">
              {settled_at && <time dateTime={settled_at}>{formatTime(settled_at)}</time>}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <p className="mt-3 text-soft">
        {`Showing ${formatCount(rows.length)} of ${formatCount(slice.total)} addresses`}
      </p>
      <Pager
        label="Pages of addresses"
        slice={slice}
        hrefFor={(page) => `${campaignPath(id)}?page=${page}#troubles`}
      />
    </section>
  );
}
