import type { CampaignKind } from "~/database/schema/schema.server";
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

const sendForm = (
  name: string,
  anchor: string,
  copy: { submit: { idle: string; busy: string }; unfinished: string; failure: string },
) =>
  defineForm({
    name,
    anchor,
    // What was previewed: its key, and the titles in it, by which the page says what has changed since.
    fields: [{ type: "hidden", name: "key" }, { type: "hidden", name: "shown" }, refresh],
    submit: copy.submit,
    messages: { success: copy.unfinished, failure: copy.failure },
  });

/** Sends exactly what was previewed (staff specification, sections 2 and 5). */
export const sendForms = {
  newsletter: sendForm("send-newsletter", panels.newsletter, {
    ...newsletterPanel,
    submit: newsletterPanel.button,
  }),
  team_update: sendForm("team-update-send", panels.teamUpdate, {
    ...teamUpdatePanel,
    submit: { idle: "", busy: teamUpdatePanel.button.busy },
  }),
} as const satisfies Record<CampaignKind, unknown>;

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

/** On the page of the newsletter's draft, and in the panel of the team update. */
export const discardForms = {
  newsletter: defineForm({
    name: "newsletter-draft-discard",
    anchor: "draft",
    fields: [],
    submit: newsletterDraft.buttons.discard,
    messages: { success: newsletterDraft.discarded, failure: newsletterDraft.failure },
  }),
  team_update: defineForm({
    name: "team-update-discard",
    anchor: panels.teamUpdate,
    fields: [],
    submit: teamUpdatePanel.discard,
    messages: { success: teamUpdatePanel.discarded, failure: teamUpdatePanel.failure },
  }),
} as const satisfies Record<CampaignKind, unknown>;

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
  fields: [{ type: "hidden", name: "key" }, ...timeFields],
  submit: chosenTime.form.submit,
  messages: { success: chosenTime.form.saved, failure: chosenTime.failure },
});

/** Takes the chosen time of a newsletter or of any team update away. */
export const cancelTimeForm = defineForm({
  name: "scheduled-cancel",
  anchor: panels.scheduled,
  fields: [
    // The id of its draft.
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

export const testForms = {
  newsletter: testForm("newsletter-test", panels.newsletter),
  team_update: testForm("team-update-test", panels.teamUpdate),
} as const satisfies Record<CampaignKind, unknown>;

export const sendingParameters = {
  /** `newsletter`: the step that asks before the newsletter is sent; `cancel`: before one under way is cancelled. */
  confirm: "confirm",
  preview: "preview",
  campaign: "campaign",
  /** `on`: the page loads itself again while that campaign is under way. Set where there is no script for it. */
  refresh: "refresh",
  campaigns: "campaigns",
} as const;

export const CANCEL = "cancel";

export type Control = keyof typeof copy.buttons;

const control = (name: Control) =>
  defineForm({
    name: `campaign-${name}`,
    anchor: "progress",
    fields: [
      { type: "hidden", name: "campaign" },
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
  ...Object.values(sendForms),
  teamUpdateForm,
  discardForms.team_update,
  ...Object.values(testForms),
  scheduleTeamUpdateForm,
  cancelTimeForm,
  ...allControlForms,
] as const;

/** What the inputs of an article or resource are named; its key is "article-12". */
export const rowInputs = {
  place: (key: string) => `place-${key}`,
  include: (key: string) => `include-${key}`,
  never: (key: string) => `never-${key}`,
} as const;

/** Of the button that was pressed: what follows the saving. */
export const THEN = "then";

/** The articles are inputs of their own, because how many there are changes. */
export const newsletterDraftForm = defineForm({
  name: "newsletter-draft",
  anchor: "draft",
  fields: [
    { type: "hidden", name: "version" },
    // What the site wrote into the fields: unchanged, it goes on writing it.
    { type: "hidden", name: "automaticSubject" },
    { type: "hidden", name: "automaticIntroduction" },
    { type: "text", name: "subject", ...newsletterDraft.fields.subject, autocomplete: "off", max: 150 },
    { type: "textarea", name: "introduction", ...newsletterDraft.fields.introduction, rows: 5, max: 3000 },
    { type: "date", name: "sendDate", label: newsletterDraft.time.date },
    { type: "time", name: "sendTime", label: newsletterDraft.time.time },
  ],
  submit: newsletterDraft.buttons.save,
  messages: { success: newsletterDraft.saved, failure: newsletterDraft.failure },
});
