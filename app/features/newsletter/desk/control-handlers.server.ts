import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { Actor } from "~/server/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { campaignControls as copy } from "./campaign.copy";
import { type Control, controlForms } from "./control-campaign.forms";
import { controlCampaign, editAgain } from "./control-campaign.server";
import { sendingBlocked } from "./sending.copy";
import { panels, sendingParameters as parameters } from "./sending.forms";
import { redirectTo } from "./sending-redirect.server";

const controls = [
  "undo",
  "sendNow",
  "pause",
  "resume",
  "cancel",
  "resendFailed",
  "resendUncertain",
  "leaveUncertain",
] as const satisfies Control[];

/** On the tab and on the page of a send, which both show its state afterwards. */
export function controlHandlers(request: Request, { db, env }: Services, staff: Actor): FormHandler[] {
  const isTab = new URL(request.url).pathname.endsWith("/newsletter");
  const backToCampaign = (id: number, refresh: string): SubmissionResult => {
    const again = refresh === "on" ? { [parameters.refresh]: "on" } : {};
    return redirectTo(request, { ...(isTab && { [parameters.send]: String(id) }), ...again }, "progress");
  };
  const { blockers } = newsletterSettings(env);
  return [
    ...controls.map((control) =>
      createFormHandler(controlForms[control], async ({ send, seen, refresh }, { now }) => {
        if (blockers.length > 0 && control.startsWith("resend"))
          return { ok: false, failure: sendingBlocked.text(blockers) };
        const id = parseRecordId(send);
        if (id === null) return { ok: false, failure: copy.missing };
        const failure = await controlCampaign(db, { control, id, seen, staff }, now);
        return failure ? { ok: false, status: 409, failure } : backToCampaign(id, refresh);
      }),
    ),
    createFormHandler(controlForms.editAgain, async ({ send }, { now }) => {
      const id = parseRecordId(send);
      const failure = id === null ? copy.missing : await editAgain(db, id, staff, now);
      return failure
        ? { ok: false, failure }
        : { ok: true, to: `/admin/dashboard/newsletter#${panels.teamUpdate}` };
    }),
  ];
}
