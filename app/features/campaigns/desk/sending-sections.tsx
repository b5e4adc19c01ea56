import { Cell, DataTable } from "~/components/data-table";
import { Pager } from "~/components/pager";
import { SiteLink } from "~/components/site-link";
import { FormStatus } from "~/kits/forms/form-status";
import { useFormState } from "~/kits/forms/use-form-state";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { formatCount } from "~/lib/numbers";
import { sentenceCase } from "~/lib/text/words";
import { formatTime } from "~/lib/time/dates";
import { cancelTimeForm, panels, scheduleTeamUpdateForm, sendingParameters } from "./campaign.forms";
import { campaignPath, mailPreviewPage } from "./campaign-paths";
import { CampaignProgressPanel } from "./campaign-progress";
import { campaignKinds, purgedNote } from "./desk.copy";
import { NewsletterPanel } from "./newsletter-panel";
import { Panel, SendButton, SendProblem, useSendingPath } from "./send-button";
import type { SendingPage } from "./sending-page.server";
import { TeamUpdatePanel, TeamUpdatePreview } from "./team-update-panel";

/** While a campaign is watched the panels are hidden, so that a refreshing page cannot lose what is typed. */
export function SendingSections({ sending }: { sending: SendingPage }) {
  const { progress, refreshes, asksCancel, campaigns } = sending;
  return (
    <div className="mt-5">
      {progress && (
        <div className="mb-8">
          <CampaignProgressPanel progress={progress} refreshes={refreshes} asks={asksCancel} onTab />
        </div>
      )}
      {!progress?.running && (
        <>
          <ScheduledCampaigns scheduled={sending.scheduled} />
          <Panels sending={sending} />
        </>
      )}
      <PastCampaigns campaigns={campaigns} />
    </div>
  );
}

function Panels({ sending: { newsletter, teamUpdate, blockers, test } }: { sending: SendingPage }) {
  if (newsletter.asking) return <NewsletterPanel newsletter={newsletter} blockers={blockers} test={test} />;
  const { preview, recipients, draftKey } = teamUpdate;
  if (preview) return <TeamUpdatePreview {...{ recipients, draftKey, preview, blockers, test }} />;
  return (
    <div className="grid gap-8">
      <NewsletterPanel newsletter={newsletter} blockers={blockers} test={test} />
      <TeamUpdatePanel teamUpdate={teamUpdate} test={test} />
    </div>
  );
}

/** What is sent by itself, of all staff. */
function ScheduledCampaigns({ scheduled }: Pick<SendingPage, "scheduled">) {
  const { sent, errorState } = useFormState(cancelTimeForm);
  if (scheduled.length === 0 && !sent && !errorState) return null;
  return (
    <div className="mb-6">
      <Panel id={panels.scheduled} title="Scheduled">
        <SendProblem form={cancelTimeForm} />
        <FormStatus form={cancelTimeForm} />
        <FormStatus form={scheduleTeamUpdateForm} />
        <ul>
          {scheduled.map(({ of, at, text, change }) => (
            <li
              key={of}
              className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-hair py-2 first:border-t-0"
            >
              <span className="wrap-anywhere">{text}</span>
              {change && (
                <SiteLink to={change} className="inline-block py-1 font-semibold">
                  Change the time
                </SiteLink>
              )}
              <SendButton form={cancelTimeForm} kind="plain" values={{ of, at }} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

const columns = ["Date", "Kind", "Subject", "Started by", "Sent", "Failed", "Uncertain"];

function PastCampaigns({
  campaigns: { rows, page, pageCount, total },
}: {
  campaigns: SendingPage["campaigns"];
}) {
  const path = useSendingPath();
  return (
    <section id="past-campaigns" aria-labelledby="past-campaigns-title" className="mt-10">
      <h2 id="past-campaigns-title" className="mb-4 text-xl">
        Past campaigns
      </h2>
      {total === 0 ? (
        <p className="max-w-none border-2 border-ink bg-card p-5">Nothing has been sent yet.</p>
      ) : (
        <PhoneFold
          label="Sent so far"
          set={[`${formatCount(total)}, the last on ${formatTime(rows[0]?.created_at ?? "")}`]}
        >
          <DataTable label="Newsletters and team updates that were sent" columns={columns} numbers={3} stacks>
            {rows.map(({ id, kind, subject, status, created_at, startedBy, purged, written, ...counts }) => (
              <tr key={id}>
                <Cell className="min-w-36 lg:whitespace-nowrap">
                  <time dateTime={created_at}>{formatTime(created_at)}</time>
                  {status === "cancelled" && <p className="text-soft">stopped</p>}
                  {status === "sending" && (
                    <>
                      {" "}
                      <SiteLink
                        to={path({ [sendingParameters.campaign]: String(id) }, "progress")}
                        className="py-1"
                      >
                        being sent
                        <span className="sr-only">: Show progress</span>
                      </SiteLink>
                    </>
                  )}
                </Cell>
                <Cell>{campaignKinds[kind]}</Cell>
                <Cell as="rowheader" className="min-w-60 wrap-anywhere">
                  <SiteLink to={mailPreviewPage(id)} className="py-1">
                    {subject}
                  </SiteLink>{" "}
                  <SiteLink to={campaignPath(id)} className="py-1 font-normal">
                    Details
                    <span className="sr-only">: {subject}</span>
                  </SiteLink>
                  {written > 0 && (
                    <p className="font-normal text-soft">{`Written to files, not sent: ${formatCount(written)}`}</p>
                  )}
                </Cell>
                <Cell label="Started by" className="min-w-52 wrap-anywhere">
                  {startedBy}
                </Cell>
                {(["sent", "failed", "uncertain"] as const).map((name) => (
                  <Cell key={name} number label={sentenceCase(name)}>
                    {purged ? (
                      "deleted"
                    ) : name !== "sent" && counts[name] ? (
                      <SiteLink
                        to={`${campaignPath(id)}#troubles`}
                        className="-mr-1 inline-block min-w-8 px-1 py-1"
                      >
                        {formatCount(counts[name])}
                        <span className="sr-only"> with their addresses</span>
                      </SiteLink>
                    ) : (
                      formatCount(counts[name] ?? 0)
                    )}
                  </Cell>
                ))}
              </tr>
            ))}
          </DataTable>
          <p className="mt-3 text-soft">
            {`Showing ${formatCount(rows.length)} of ${formatCount(total)} campaigns`}
          </p>
          {rows.some(({ purged }) => purged) && <p className="mt-1 text-soft">{purgedNote}</p>}
          <Pager
            label="Past campaigns"
            slice={{ page, pageCount }}
            hrefFor={(number) => path({ [sendingParameters.campaigns]: String(number) }, "past-campaigns")}
          />
        </PhoneFold>
      )}
    </section>
  );
}
