import { ButtonLink } from "~/components/button";
import { formatCount } from "~/lib/numbers";
import { campaignControls, campaignPhases as copy } from "./campaign.copy";
import { phaseControls } from "./campaign-phase";
import type { CampaignProgress } from "./campaign-progress.server";
import { ControlButton } from "./control-button";
import { CANCEL, sendingParameters } from "./sending.forms";
import { useSendingPath } from "./use-sending-path";

/** What staff can do with a campaign that is under way. @param asks whether `cancel` was pressed */
export function CampaignControls({ progress, asks }: { progress: CampaignProgress; asks: boolean }) {
  const { id, phase, kind, counts } = progress;
  const path = useSendingPath();
  const controls = phaseControls[phase];
  if (controls.length === 0) return null;
  const here = { [sendingParameters.send]: String(id) };
  if (asks && controls.includes("cancel")) {
    const have = formatCount(counts.sent + counts.written + counts.uncertain);
    return (
      <div role="note" className="mt-5 border-4 border-ink p-4">
        <p className="font-semibold">{copy.ask[kind]}</p>
        <p className="mt-1">{copy.ask.text(have, formatCount(counts.waiting))}</p>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <ControlButton control="cancel" send={id} label={copy.ask.confirm[kind]} kind="go" />
          <ButtonLink to={path(here, "progress")}>{copy.ask.back}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-4">
      {controls.map((control) =>
        control === "cancel" ? (
          <ButtonLink key={control} to={path({ ...here, [sendingParameters.confirm]: CANCEL }, "progress")}>
            {campaignControls.buttons.cancel.idle}
          </ButtonLink>
        ) : (
          <ControlButton
            key={control}
            control={control}
            send={id}
            kind={control === "undo" || control === "resume" ? "go" : "plain"}
            {...(phase === "old" && { label: copy.old.resume })}
          />
        ),
      )}
    </div>
  );
}
