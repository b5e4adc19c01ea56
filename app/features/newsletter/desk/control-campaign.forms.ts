import { defineForm } from "~/kits/forms/define-form";
import { campaignControls as copy } from "./campaign.copy";

export type Control = keyof typeof copy.buttons;

const control = (name: Control) =>
  defineForm({
    name: `campaign-${name}`,
    anchor: "progress",
    fields: [
      { type: "hidden", name: "send" },
      // What the question was about: after a change it is asked again.
      { type: "hidden", name: "seen" },
      { type: "hidden", name: "refresh" },
    ],
    submit: copy.buttons[name],
    messages: { success: "", failure: copy.failure },
  });

export const controlForms = {
  undo: control("undo"),
  sendNow: control("sendNow"),
  pause: control("pause"),
  resume: control("resume"),
  cancel: control("cancel"),
  resendFailed: control("resendFailed"),
  resendUncertain: control("resendUncertain"),
  leaveUncertain: control("leaveUncertain"),
  editAgain: control("editAgain"),
} as const satisfies Record<Control, unknown>;

export const allControlForms = Object.values(controlForms);
