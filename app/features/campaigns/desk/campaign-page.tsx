import { ButtonLink } from "~/components/button";
import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { PageTitle } from "~/kits/staff-page/page-title";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { campaignPage, campaignPage as copy, previewLinks } from "./campaign.copy";
import { ControlButton, ControlProblem } from "./campaign-controls";
import type { CampaignPageData } from "./campaign-page.server";
import { campaignPath, troubledMailsPath } from "./campaign-paths";
import { CampaignProgressPanel } from "./campaign-progress";
import { campaignKinds, pastCampaigns } from "./desk.copy";
import { PreviewLinks } from "./preview-page";

const back = { to: "/admin/dashboard/newsletter", label: copy.back } as const;

export function CampaignSections({ campaign }: { campaign: CampaignPageData }) {
  const { id, kind, subject, createdAt, startedBy, progress, refreshes, asksCancel, troubles } = campaign;
  return (
    <>
      <PageTitle title={subject} isName back={back} />
      {!progress && <ControlProblem />}
      <PreviewLinks of={id} label={previewLinks.sent} />
      <div className="mt-6">
        {progress ? (
          <CampaignProgressPanel progress={progress} refreshes={refreshes} asks={asksCancel} />
        ) : (
          <p className="border-2 border-ink bg-card p-5">
            {campaignKinds[kind]}, <time dateTime={createdAt}>{formatTime(createdAt)}</time> ({startedBy}).{" "}
            {pastCampaigns.purgedNote}
          </p>
        )}
      </div>
      {progress?.running === false && <Resend id={id} troubles={troubles} />}
      {campaign.canEditAgain && (
        <div className="no-print mt-6 flex flex-wrap items-center gap-4">
          <ControlButton control="editAgain" campaign={id} />
          {progress && <p className="text-soft">{copy.editNote(formatCount(progress.counts.sent))}</p>}
        </div>
      )}
      {troubles.slice.total > 0 && <TroubledMails id={id} troubles={troubles} />}
    </>
  );
}

/** What staff decide about mails that failed, and about those that may have arrived. */
function Resend({ id, troubles: { failed, uncertain, review } }: Pick<CampaignPageData, "id" | "troubles">) {
  const { resend } = copy;
  return (
    <>
      {failed.count > 0 && (
        <div className="no-print mt-6">
          <ControlButton
            control="resendFailed"
            campaign={id}
            seen={failed.seen}
            label={resend.failed(formatCount(failed.count))}
          />
        </div>
      )}
      {uncertain.count > 0 && (
        <div className="mt-6 border-2 border-ink bg-card p-5">
          <p className="font-semibold">{resend.uncertain(formatCount(uncertain.count))}</p>
          {review && (
            <p className="mt-1 wrap-anywhere">
              {resend.reviewed(review.reviewed_by, formatTime(review.reviewed_at))}
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
  return <PageTitle title={copy.missing.heading} intro={copy.missing.text} back={back} />;
}

const troublesCopy = campaignPage.troubles;

function TroubledMails({ id, troubles }: Pick<CampaignPageData, "id" | "troubles">) {
  const { rows, slice } = troubles;
  return (
    <section id="troubles" aria-labelledby="troubles-title" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="troubles-title" className="text-lg">
          {troublesCopy.heading}
        </h2>
        <ButtonLink to={troubledMailsPath(id)} size="small" className="no-print">
          {troublesCopy.csv}
        </ButtonLink>
      </div>
      <DataTable label={troublesCopy.table} columns={troublesCopy.columns}>
        {rows.map(({ id: mail, recipient, status, last_error, settled_at }) => (
          <tr key={mail}>
            <Cell as="rowheader" className="min-w-48 wrap-anywhere">
              {recipient}
            </Cell>
            <Cell>{status === "uncertain" ? troublesCopy.states.uncertain : troublesCopy.states.failed}</Cell>
            <Cell className="min-w-60 wrap-anywhere">{last_error ?? troublesCopy.noReply}</Cell>
            <Cell className="min-w-36 lg:whitespace-nowrap">
              {settled_at && <time dateTime={settled_at}>{formatTime(settled_at)}</time>}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <p className="mt-3 text-soft">
        {troublesCopy.shown(formatCount(rows.length), formatCount(slice.total))}
      </p>
      <Pager
        label={troublesCopy.pages}
        slice={slice}
        hrefFor={(page) => `${campaignPath(id)}?page=${page}#troubles`}
      />
    </section>
  );
}
