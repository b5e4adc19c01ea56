import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { SiteLink } from "~/components/site-link";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { CampaignControls, ControlButton, ControlProblem, Refreshing } from "./campaign-controls";
import type { CampaignProgress } from "./campaign-page.server";
import { campaignPath } from "./campaign-paths";
import { retryFailed } from "./desk.copy";
import { Panel, useSendingPath } from "./send-button";

const POLL_MS = 2_000;

function isProgress(value: unknown): value is CampaignProgress {
  return typeof value === "object" && value !== null && "id" in value && "running" in value;
}

async function ask(id: number, signal: AbortSignal): Promise<CampaignProgress | undefined> {
  try {
    const answer = await fetch(`/admin/dashboard/newsletter/progress?campaign=${id}`, { signal });
    const progress: unknown = answer.ok && !answer.redirected ? await answer.json() : undefined;
    return isProgress(progress) ? progress : undefined;
  } catch {
    return undefined;
  }
}

/** Polls while the campaign is under way and the page is visible, and revalidates the page when it is over. */
function useCampaignProgress(initial: CampaignProgress): CampaignProgress {
  const [latest, setLatest] = useState<{ since: CampaignProgress; progress: CampaignProgress }>();
  const { revalidate } = useRevalidator();
  const { id } = initial;
  // What the page itself has loaded since, as after a button was pressed, is newer.
  const progress = initial.running && latest?.since === initial ? latest.progress : initial;

  useEffect(() => {
    if (!initial.running) return;
    const stop = new AbortController();
    const timer = setInterval(async () => {
      if (document.hidden) return;
      const answer = await ask(id, stop.signal);
      if (!answer || stop.signal.aborted) return;
      setLatest({ since: initial, progress: answer });
      if (!answer.running) {
        clearInterval(timer);
        revalidate();
      }
    }, POLL_MS);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [id, initial, revalidate]);

  return progress;
}

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
      {onTab && (
        <p className="wrap-anywhere">
          Subject: <bdi>{subject}</bdi>
        </p>
      )}
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

function Outcome({ outcome }: { outcome: NonNullable<CampaignProgress["outcome"]> }) {
  const { ok, message, details } = outcome;
  return (
    <div
      role={ok === false ? "alert" : "status"}
      className={classNames(
        "mt-4 border-4 p-5",
        ok === null ? "border-ink" : ok ? "border-green bg-tint-green" : "border-red bg-tint-red",
      )}
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
/** These are shown where there are any. */
const rare: readonly string[] = ["written", "skipped", "cancelled"];

const countNames = ["waiting", "sent", "written", "failed", "uncertain", "skipped", "cancelled"] as const;

function Counts({ progress: { running, percent, counts } }: { progress: CampaignProgress }) {
  const shown = countNames.filter((name) => !rare.includes(name) || counts[name] > 0);
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
