import { defineForm, MAX_LENGTH } from "~/kits/forms/define-form";
import { formatCount } from "~/lib/numbers";

export const subscriberPage = {
  title: "Subscriber",
  description: "For staff: one subscriber of the newsletter, and how they signed up.",
  details: "Subscription",
  edit: "Correct name, address or wishes",
  wishes: { news: "News", teamUpdates: "Team updates", none: "Nothing" },
  stopped: {
    hard: "The address does not exist",
    soft: "Mail came back three times",
    complaint: "Reported as unwanted",
  },
} as const;

export const editCopy = {
  erased:
    "Everything about this address was erased at its owner's request. They have to sign up again themselves.",
  nothing: "Choose at least one kind of mail. To stop all mails, set the status to Inactive.",
  success: "Saved.",
  failure: "The changes could not be saved. Please try again.",
} as const;

/** Of adding one, and of an import. */
const consentCopy = {
  label: "How did they agree?",
  hint: "Say where and when, for example: signed the list at the job fair in Dayton on 14 Nov 2026. It is stored with the subscriber, who can ask to see it.",
  required: "Say how they agreed to get our mails",
  way: "Do they still have to confirm?",
  wayRequired: "Choose whether they still have to confirm",
  ways: [
    { value: "ask", label: "Yes: send a mail with a button, and nothing else until they press it" },
    { value: "signed", label: "No: we have their signature or their own mail, and can show it" },
  ],
} as const;

export const addPage = {
  title: "Add a subscriber",
  description: "For staff: add somebody to the newsletter who asked for it.",
  intro:
    "Only for people who asked for our mails. Everybody gets a link to leave the list with each of them.",
  submit: "Add subscriber",
  busy: "Adding...",
  success: "We sent them a mail to confirm. They are on the list when they press its button.",
  added: "Added to the list.",
  failure: "The subscriber could not be added. Please try again.",
  wishes: "What would they like to receive?",
  problems: {
    known: "This address is on the list already",
    waiting: "This address was asked to confirm already, and has not done so yet",
    complaint: "The owner of this address reported our mail as unwanted: it gets no more mails.",
  },
} as const;

export const growthCopy = {
  note: "Subscribers who were deleted are in none of these figures, and who left and came back counts from the return on.",
  columns: ["Period", "On the list", "Joined", "Left", "Net"],
} as const;

const MAX_CONSENT_LENGTH = 500;

const name = {
  type: "text",
  name: "name",
  label: "Name",
  autocomplete: "off",
  max: MAX_LENGTH.name,
} as const;

const email = {
  type: "email",
  name: "email",
  label: "Email",
  autocomplete: "off",
  required: "Enter an email address",
} as const;

export const consentNote = {
  type: "textarea",
  name: "consentNote",
  label: consentCopy.label,
  hint: consentCopy.hint,
  rows: 3,
  max: MAX_CONSENT_LENGTH,
  required: consentCopy.required,
} as const;

export const consentWay = {
  type: "radios",
  name: "way",
  label: consentCopy.way,
  options: consentCopy.ways,
  required: consentCopy.wayRequired,
} as const;

const wishesChosen = ({ wantsNews, wantsTeamUpdates }: { wantsNews: boolean; wantsTeamUpdates: boolean }) =>
  wantsNews || wantsTeamUpdates ? undefined : { field: "wantsNews", message: editCopy.nothing };

export const editSubscriberForm = defineForm({
  name: "edit-subscriber",
  anchor: "edit",
  fields: [
    { type: "hidden", name: "version" },
    email,
    name,
    { type: "checkbox", name: "wantsNews", label: "News", initially: false },
    { type: "checkbox", name: "wantsTeamUpdates", label: "Team updates", initially: false },
  ],
  checkboxLegend: "Wants",
  submit: { idle: "Save", busy: "Saving..." },
  messages: { success: editCopy.success, failure: editCopy.failure },
  rule: wishesChosen,
});

export const addSubscriberForm = defineForm({
  name: "add-subscriber",
  anchor: "add",
  fields: [
    email,
    name,
    { type: "checkbox", name: "wantsNews", label: "News", initially: true },
    { type: "checkbox", name: "wantsTeamUpdates", label: "Team updates", initially: false },
    consentNote,
    consentWay,
  ],
  checkboxLegend: addPage.wishes,
  submit: { idle: addPage.submit, busy: addPage.busy },
  messages: { success: addPage.success, failure: addPage.failure },
  rule: wishesChosen,
});

export const unconfirmedPage = {
  title: "Not confirmed yet",
  description:
    "For staff: who signed up for the newsletter and has not confirmed it, and one reminder for each.",
  link: (count: number) => `${formatCount(count)} ${count === 1 ? "has" : "have"} not confirmed yet`,
} as const;

/** It reminds one person, or everybody who can be reminded. */
export const remindForm = defineForm({
  name: "remind-unconfirmed",
  anchor: "unconfirmed",
  fields: [{ type: "hidden", name: "of" }],
  submit: { idle: "Remind", busy: "Queueing..." },
  messages: {
    success: "The reminder is on its way. Nobody gets a second one.",
    failure: "That did not work, and nobody was reminded. Please try again.",
  },
});
