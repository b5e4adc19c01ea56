import { MAX_NAME_LENGTH } from "~/features/subscribers/list/subscriber-name";
import { defineForm } from "~/kits/forms/define-form";
import { addPage, consentCopy, editCopy } from "./manage.copy";

const MAX_CONSENT_LENGTH = 500;

const name = {
  type: "text",
  name: "name",
  label: "Name",
  autocomplete: "off",
  max: MAX_NAME_LENGTH,
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
