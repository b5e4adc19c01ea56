import { Form, useActionData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { FormMetaInputs } from "~/kits/forms/form-meta-inputs";
import { isFormErrorState } from "~/kits/forms/form-result";
import { ErrorSummary } from "~/kits/forms/messages";
import { useFormState } from "~/kits/forms/use-form-state";
import { formatCount } from "~/lib/numbers";
import { allControlForms, CANCEL, type Control, controlForms, sendingParameters } from "./campaign.forms";
import type { CampaignProgress } from "./campaign-page.server";
import type { CampaignPhase } from "./describe-campaign";
import { campaignNouns, controlLabels } from "./desk.copy";
import { useOtherParameters, useSendingPath } from "./send-button";

/** The usual one first; `cancel` asks before it does. */
const phaseControls: Record<CampaignPhase, readonly Control[]> = {
  held: ["undo", "sendNow"],
  sending: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  old: ["resume", "cancel"],
  cancelling: [],
  over: [],
};

/** What staff can do with a campaign that is under way. @param asks whether `cancel` was pressed */
export function CampaignControls({ progress, asks }: { progress: CampaignProgress; asks: boolean }) {
  const { id, phase, kind, counts } = progress;
  const path = useSendingPath();
  const controls = phaseControls[phase];
  if (controls.length === 0) return null;
  const here = { [sendingParameters.campaign]: String(id) };
  if (asks && controls.includes("cancel")) {
    const have = formatCount(counts.sent + counts.written + counts.uncertain);
    return (
      <div role="note" className="mt-5 border-4 border-ink p-4">
        <p className="font-semibold">{`Stop the ${campaignNouns[kind]}?`}</p>
        <p className="mt-1">{`${have} already have it, which can't be undone. The other ${formatCount(counts.waiting)} will not get it.`}</p>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <ControlButton control="cancel" campaign={id} label={`Stop the ${campaignNouns[kind]}`} kind="go" />
          <ButtonLink to={path(here, "progress")}>Go on sending</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-4">
      {controls.map((control) =>
        control === "cancel" ? (
          <ButtonLink key={control} to={path({ ...here, [sendingParameters.confirm]: CANCEL }, "progress")}>
            {controlLabels.cancel.idle}
          </ButtonLink>
        ) : (
          <ControlButton
            key={control}
            control={control}
            campaign={id}
            kind={control === "undo" || control === "resume" ? "go" : "plain"}
            {...(phase === "old" && { label: "Send it now" })}
          />
        ),
      )}
    </div>
  );
}

interface ControlButtonProps {
  control: Control;
  campaign: number;
  label?: string;
  kind?: "go" | "plain";
  /** See `seenMails`. */
  seen?: string;
}

export function ControlButton({ control, campaign, label, kind = "plain", seen = "" }: ControlButtonProps) {
  const form = controlForms[control];
  const query = new URLSearchParams([
    ...useOtherParameters(),
    [sendingParameters.campaign, String(campaign)],
  ]);
  const { action, busy } = useFormState(form, query.toString());
  return (
    <Form method="post" discover="none" action={action} autoComplete="off">
      <FormMetaInputs form={form} />
      <input type="hidden" name="campaign" value={campaign} />
      <input type="hidden" name="seen" value={seen} />
      <noscript>
        <input type="hidden" name={sendingParameters.refresh} value="on" />
      </noscript>
      <Button kind={kind} disabled={busy}>
        {busy ? form.submit.busy : (label ?? form.submit.idle)}
      </Button>
    </Form>
  );
}

/** Why the last of these buttons changed nothing. */
export function ControlProblem() {
  const last = useActionData();
  const form = allControlForms.find(({ name }) => isFormErrorState(last, name));
  return form && isFormErrorState(last) ? <ErrorSummary form={form} errorState={last} /> : null;
}

/** Without script: the page loads itself again while that is wanted (WCAG 2.2.1: it can be turned off). */
export function Refreshing({ id, refreshes }: { id: number; refreshes: boolean }) {
  const path = useSendingPath();
  const campaign = { [sendingParameters.campaign]: String(id) };
  const refreshing = { ...campaign, [sendingParameters.refresh]: "on" };
  return (
    <p className="mt-4">
      {refreshes ? (
        "This page refreshes every few seconds until everything is sent. "
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
