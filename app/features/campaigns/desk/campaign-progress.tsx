import { SiteLink } from "~/components/site-link";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { sendingParameters } from "./campaign.forms";
import { CampaignControls, ControlButton, ControlProblem } from "./campaign-controls";
import type { CampaignProgress } from "./campaign-page.server";
import { campaignPath } from "./campaign-paths";
import { retryFailed } from "./desk.copy";
import { Panel, useSendingPath } from "./send-button";
import { useCampaignProgress } from "./use-campaign-progress";

interface CampaignProgressPanelProps {
  progress: CampaignProgress;
  refreshes: boolean;
  /** Whether the question before cancelling is shown. */
  asks: boolean;
  /** On the tab: links to the page of the campaign and away from its progress. */
  onTab?: boolean;
}

export function CampaignProgressPanel({
  progress: initial,
  refreshes,
  asks,
  onTab = false,
}: CampaignProgressPanelProps) {
  const progress = useCampaignProgress(initial);
  const { id, subject, startedAt, startedBy, phase, heading, running, outcome, notes, counts, failedSeen } =
    progress;
  const path = useSendingPath();
  return (
    <Panel id="progress" title={heading}>
      <ControlProblem />
      {onTab && <p className="wrap-anywhere">Subject: {subject}</p>}
      <p className="text-soft">
        Started: <time dateTime={startedAt}>{formatTime(startedAt)}</time>{" "}
        <span className="wrap-anywhere">({startedBy})</span>
      </p>
      {outcome && <Outcome outcome={outcome} />}
      {notes.map((note, index) => (
        <p
          key={note}
          role="note"
          className={classNames(
            "mt-4 border-l-4 pl-3 font-semibold wrap-anywhere",
            index === 0 && phase !== "sending" ? "border-gold" : "border-red",
          )}
        >
          {note}
        </p>
      ))}
      <Counts progress={progress} />
      {/* In steps of ten, so that a screen reader does not announce every change. */}
      <p role="status" className="sr-only">
        {running &&
          (phase === "sending" ? `Sending... ${Math.floor(progress.percent / 10) * 10}% done.` : heading)}
      </p>
      <CampaignControls progress={progress} asks={asks} />
      {running && (
        <>
          {(phase === "held" || phase === "sending") && (
            <p className="mt-4">You can leave this page: sending continues without it.</p>
          )}
          <noscript>
            <Refreshing id={id} refreshes={refreshes} />
          </noscript>
        </>
      )}
      {onTab && !running && counts.failed > 0 && (
        <div className="no-print mt-5">
          <ControlButton
            control="resendFailed"
            campaign={id}
            seen={failedSeen}
            label={retryFailed(formatCount(counts.failed))}
          />
        </div>
      )}
      {onTab && (
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {counts.failed + counts.uncertain > 0 && (
            <SiteLink to={`${campaignPath(id)}#troubles`} className="inline-block py-1">
              Addresses that failed
            </SiteLink>
          )}
          <SiteLink to={campaignPath(id)} className="inline-block py-1">
            Details of this campaign
          </SiteLink>
          <SiteLink to={path()} className="inline-block py-1">
            Back to the Newsletter tab
          </SiteLink>
        </p>
      )}
    </Panel>
  );
}

function outcomeClasses(ok: boolean | null): string {
  if (ok === null) return "border-ink";
  return ok ? "border-green bg-tint-green" : "border-red bg-tint-red";
}

function Outcome({ outcome }: { outcome: NonNullable<CampaignProgress["outcome"]> }) {
  const { ok, message, details } = outcome;
  return (
    <div
      role={ok === false ? "alert" : "status"}
      className={classNames("mt-4 border-4 p-5", outcomeClasses(ok))}
    >
      <p className="font-semibold wrap-anywhere">{message}</p>
      {details.map((detail) => (
        <p key={detail} className="mt-1 wrap-anywhere">
          {detail}
        </p>
      ))}
    </div>
  );
}

const countLabels = {
  waiting: "Queued",
  sent: "Sent",
  written: "Written to files, not sent",
  failed: "Failed",
  uncertain: "Uncertain",
  skipped: "Unsubscribed",
  cancelled: "Not sent",
} as const;
const rare: readonly string[] = ["written", "skipped", "cancelled"];

function Counts({ progress: { running, percent, counts } }: { progress: CampaignProgress }) {
  const shown = (
    ["waiting", "sent", "written", "failed", "uncertain", "skipped", "cancelled"] as const
  ).filter((name) => !rare.includes(name) || counts[name] > 0);
  return (
    <>
      {running && (
        <progress aria-label="Progress" max={100} value={percent} className="progress mt-5">
          {percent}%
        </progress>
      )}
      <dl aria-label="Progress" className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {shown.map((name) => (
          <div key={name}>
            <dt className="text-soft">{countLabels[name]}</dt>
            <dd className="font-display text-xl tabular-nums">{formatCount(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Without script: the page loads itself again while that is wanted (WCAG 2.2.1: it can be turned off). */
function Refreshing({ id, refreshes }: { id: number; refreshes: boolean }) {
  const path = useSendingPath();
  const campaign = { [sendingParameters.campaign]: String(id) };
  const refreshing = { ...campaign, [sendingParameters.refresh]: "on" };
  return (
    <p className="mt-4">
      {refreshes ? (
        `This page refreshes every few seconds until everything is sent. `
      ) : (
        <a href={path(campaign, "progress")} className="inline-block py-1">
          Refresh
        </a>
      )}{" "}
      <a href={path(refreshes ? campaign : refreshing, "progress")} className="inline-block py-1">
        {refreshes ? "Stop refreshing" : "Refresh this page automatically"}
      </a>
    </p>
  );
}
