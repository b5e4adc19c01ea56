import { defineForm } from "~/kits/forms/define-form";
import { formatCount } from "~/lib/numbers";
import { campaignControls as copy, testMails } from "./campaign.copy";
import { newsletterPanel, teamUpdatePanel } from "./desk.copy";
import { chosenTime, newsletterDraft } from "./newsletter-draft.copy";

export const panels = {
  newsletter: "send-newsletter",
  teamUpdate: "send-team-update",
  scheduled: "scheduled",
} as const;

/** Set where there is no script: the page that follows has to load itself again. */
const refresh = { type: "hidden", name: "refresh" } as const;

/** The button that sends the weekly newsletter (staff specification, section 2). */
export const sendNewsletterForm = defineForm({
  name: "send-newsletter",
  anchor: panels.newsletter,
  // What was previewed: its key, and its titles, by which the page says what has changed since.
  fields: [{ type: "hidden", name: "issue" }, { type: "hidden", name: "shown" }, refresh],
  submit: newsletterPanel.button,
  messages: { success: newsletterPanel.unfinished, failure: newsletterPanel.failure },
});

/** Previewed before it is sent (staff specification, sections 2 and 5). */
export const teamUpdateForm = defineForm({
  name: "team-update",
  anchor: panels.teamUpdate,
  fields: [
    {
      type: "text",
      name: "subject",
      label: teamUpdatePanel.subject.label,
      required: teamUpdatePanel.subject.required,
      autocomplete: "off",
    },
    {
      type: "textarea",
      name: "content",
      label: teamUpdatePanel.content.label,
      hint: teamUpdatePanel.content.hint,
      required: teamUpdatePanel.content.required,
      rows: 14,
      max: 200_000,
    },
  ],
  submit: { idle: teamUpdatePanel.button.idle(""), busy: teamUpdatePanel.button.busy },
  messages: { success: teamUpdatePanel.unfinished, failure: teamUpdatePanel.failure },
});

export function teamUpdateFormTo(recipients: number): typeof teamUpdateForm {
  if (recipients === 0) return { ...teamUpdateForm, submit: teamUpdatePanel.saveDraft };
  const { idle, busy } = teamUpdatePanel.button;
  return { ...teamUpdateForm, submit: { idle: idle(formatCount(recipients)), busy } };
}

/** Confirms exactly the previewed draft. */
export const confirmTeamUpdateForm = defineForm({
  name: "team-update-send",
  anchor: panels.teamUpdate,
  fields: [{ type: "hidden", name: "draft" }, refresh],
  submit: { idle: "", busy: teamUpdatePanel.button.busy },
  messages: { success: teamUpdatePanel.unfinished, failure: teamUpdatePanel.failure },
});

export const discardDraftForm = defineForm({
  name: "team-update-discard",
  anchor: panels.teamUpdate,
  fields: [],
  submit: teamUpdatePanel.discard,
  messages: { success: teamUpdatePanel.discarded, failure: teamUpdatePanel.failure },
});

const timeFields = [
  {
    type: "date",
    name: "sendDate",
    label: newsletterDraft.time.date,
    required: newsletterDraft.problems.required,
  },
  {
    type: "time",
    name: "sendTime",
    label: newsletterDraft.time.time,
    required: newsletterDraft.problems.required,
  },
] as const;

/** Confirms the previewed draft for a time. */
export const scheduleTeamUpdateForm = defineForm({
  name: "team-update-schedule",
  anchor: panels.teamUpdate,
  fields: [{ type: "hidden", name: "draft" }, ...timeFields],
  submit: chosenTime.form.submit,
  messages: { success: chosenTime.form.saved, failure: chosenTime.failure },
});

/** Takes the chosen time of a newsletter or of any team update away. */
export const cancelTimeForm = defineForm({
  name: "scheduled-cancel",
  anchor: panels.scheduled,
  fields: [
    // "newsletter", or the key of a draft.
    { type: "hidden", name: "of" },
    { type: "hidden", name: "at" },
  ],
  submit: chosenTime.cancel,
  messages: { success: chosenTime.cancelled, failure: chosenTime.failure },
});

const testForm = (name: string, anchor: string) =>
  defineForm({
    name,
    anchor,
    fields: [{ type: "hidden", name: "key" }],
    submit: testMails.button,
    messages: { success: "", failure: testMails.failure },
  });

export const testNewsletterForm = testForm("newsletter-test", panels.newsletter);
export const testTeamUpdateForm = testForm("team-update-test", panels.teamUpdate);

export const sendingParameters = {
  /** `newsletter`: the step that asks before the newsletter is sent; `cancel`: before one under way is cancelled. */
  confirm: "confirm",
  preview: "preview",
  send: "send",
  /** `on`: the page loads itself again while that campaign is under way. Set where there is no script for it. */
  refresh: "refresh",
  sends: "sends",
} as const;

export const CANCEL = "cancel";

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

export const sendingForms = [
  sendNewsletterForm,
  teamUpdateForm,
  confirmTeamUpdateForm,
  discardDraftForm,
  testNewsletterForm,
  testTeamUpdateForm,
  scheduleTeamUpdateForm,
  cancelTimeForm,
  ...allControlForms,
] as const;
