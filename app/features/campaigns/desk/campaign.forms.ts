import type { CampaignKind } from "~/database/schema/schema.server";
import { defineForm } from "~/kits/forms/define-form";
import { formatCount } from "~/lib/numbers";
import {
  controlLabels,
  newsletterPanel,
  savingDraft,
  sendLater,
  teamUpdatePanel,
  testFailure,
} from "./desk.copy";

export const panels = {
  newsletter: "send-newsletter",
  teamUpdate: "send-team-update",
  scheduled: "scheduled",
} as const;

/** Set where there is no script: the page that follows has to load itself again. */
const refresh = { type: "hidden", name: "refresh" } as const;

/** What was previewed: its key, and the titles in it, by which the page says what has changed since. */
const previewed = [{ type: "hidden", name: "key" }, { type: "hidden", name: "shown" }, refresh] as const;

/** Sends exactly what was previewed (staff specification, sections 2 and 5). */
export const sendForms = {
  newsletter: defineForm({
    name: "send-newsletter",
    anchor: panels.newsletter,
    fields: previewed,
    submit: { idle: "Send Newsletter Now", busy: "Sending..." },
    messages: { success: newsletterPanel.unfinished, failure: "Error sending newsletter" },
  }),
  team_update: defineForm({
    name: "team-update-send",
    anchor: panels.teamUpdate,
    fields: previewed,
    submit: { idle: "", busy: "Sending..." },
    messages: { success: teamUpdatePanel.unfinished, failure: teamUpdatePanel.failure },
  }),
} as const satisfies Record<CampaignKind, unknown>;

/** The marks of `toHtml`. */
const markdownHint =
  "**Bold**, *italics*, [words](address), # heading, - list. An empty line begins a paragraph; addresses become links.";

/** Previewed before it is sent (staff specification, sections 2 and 5). */
export const teamUpdateForm = defineForm({
  name: "team-update",
  anchor: panels.teamUpdate,
  fields: [
    { type: "text", name: "subject", label: "Subject", required: "Enter a subject", autocomplete: "off" },
    {
      type: "textarea",
      name: "content",
      label: "Content (HTML)",
      hint: `${markdownHint} Or paste HTML: headings, lists, links, tables and emphasis stay; pictures, scripts and styles are removed.`,
      required: "Enter the content",
      rows: 14,
      max: 200_000,
    },
  ],
  submit: { idle: "Save draft and preview", busy: "Saving..." },
  messages: { success: teamUpdatePanel.unfinished, failure: teamUpdatePanel.failure },
});

/** While there is no one to send to, the draft is saved all the same. */
export const teamUpdateFormTo = (recipients: number): typeof teamUpdateForm =>
  recipients === 0
    ? teamUpdateForm
    : {
        ...teamUpdateForm,
        submit: { idle: teamUpdatePanel.send(formatCount(recipients)), busy: "Sending..." },
      };

/** On the page of the newsletter's draft, and in the panel of the team update. */
export const discardForms = {
  newsletter: defineForm({
    name: "newsletter-draft-discard",
    anchor: "draft",
    fields: [],
    submit: { idle: "Discard draft", busy: "Discarding..." },
    messages: {
      success: "The draft was discarded. The next newsletter is written from its articles.",
      failure: savingDraft.failure,
    },
  }),
  team_update: defineForm({
    name: "team-update-discard",
    anchor: panels.teamUpdate,
    fields: [],
    submit: { idle: "Discard draft", busy: "Discarding..." },
    messages: { success: "The draft was discarded.", failure: teamUpdatePanel.failure },
  }),
} as const satisfies Record<CampaignKind, unknown>;

const required = "Choose a day and a time";

/** Confirms the previewed draft for a time. */
export const scheduleTeamUpdateForm = defineForm({
  name: "team-update-schedule",
  anchor: panels.teamUpdate,
  fields: [
    { type: "hidden", name: "key" },
    { type: "date", name: "sendDate", label: savingDraft.day, required },
    { type: "time", name: "sendTime", label: savingDraft.time, required },
  ],
  submit: { idle: "Send at this time", busy: "Saving..." },
  messages: { success: "The time was saved.", failure: sendLater.failure },
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
  submit: { idle: "Do not send it then", busy: "Saving..." },
  messages: {
    success: "The time was removed. Nothing is sent by itself; the draft is as it was.",
    failure: sendLater.failure,
  },
});

const testForm = (name: string, anchor: string) =>
  defineForm({
    name,
    anchor,
    fields: [{ type: "hidden", name: "key" }],
    submit: { idle: "Send a test to me", busy: "Sending..." },
    messages: { success: "", failure: testFailure },
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

export type Control = keyof typeof controlLabels;

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
    submit: controlLabels[name],
    messages: { success: "", failure: "That did not work, and nothing was changed. Please try again." },
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
    {
      type: "text",
      name: "subject",
      label: "Subject",
      hint: "Written from the articles until you change it. Leave it empty to have it written again.",
      autocomplete: "off",
      max: 150,
    },
    {
      type: "textarea",
      name: "introduction",
      label: "Introduction",
      hint: `Above the articles. ${markdownHint} Leave it empty for the usual sentence.`,
      rows: 5,
      max: 3000,
    },
    { type: "date", name: "sendDate", label: savingDraft.day },
    { type: "time", name: "sendTime", label: savingDraft.time },
  ],
  submit: { idle: "Save draft", busy: "Saving..." },
  messages: { success: "The draft was saved.", failure: savingDraft.failure },
});
