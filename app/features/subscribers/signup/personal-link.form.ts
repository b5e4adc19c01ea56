import { confirmPage as copy, preferencesPage } from "~/content/newsletter/personal-pages";
import { defineForm, MAX_LENGTH } from "~/kits/forms/define-form";

const { form } = copy;

const name = {
  type: "text",
  name: "name",
  label: form.name,
  autocomplete: "name",
  required: form.nameMissing,
  max: MAX_LENGTH.name,
} as const;

const mails = [
  { type: "checkbox", name: "wantsNews", label: form.news, initially: false },
  { type: "checkbox", name: "wantsTeamUpdates", label: form.teamUpdates, initially: false },
] as const;

const shared = {
  name: "confirm",
  anchor: "confirm",
  checkboxLegend: form.legend,
  submit: form.submit,
  messages: form.messages,
} as const;

const atLeastOne = ({ wantsNews, wantsTeamUpdates }: { wantsNews: boolean; wantsTeamUpdates: boolean }) =>
  wantsNews || wantsTeamUpdates ? undefined : { field: "wantsNews", message: form.nothingChosen };

export const confirmForm = defineForm({ ...shared, fields: [name, ...mails], rule: atLeastOne });

/** A subscriber, or a sign-up without a name, has no name to confirm. */
export const confirmMailsForm = defineForm({ ...shared, fields: mails, rule: atLeastOne });

const { form: preferences } = preferencesPage;

export const preferencesForm = defineForm({
  name: "preferences",
  anchor: "preferences",
  fields: [
    {
      type: "text",
      name: "name",
      label: preferences.name,
      hint: preferences.nameHint,
      autocomplete: "name",
      max: MAX_LENGTH.name,
    },
    { type: "checkbox", name: "wantsNews", label: preferences.news, initially: false },
    { type: "checkbox", name: "wantsTeamUpdates", label: preferences.teamUpdates, initially: false },
  ],
  checkboxLegend: preferences.legend,
  submit: preferences.submit,
  messages: preferences.messages,
  rule: ({ wantsNews, wantsTeamUpdates }) =>
    wantsNews || wantsTeamUpdates ? undefined : { field: "wantsNews", message: preferences.nothingChosen },
});
