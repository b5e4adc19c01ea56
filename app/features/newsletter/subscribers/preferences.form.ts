import { preferencesPage as copy } from "~/content/newsletter-preferences";
import { defineForm } from "~/kits/forms/define-form";
import { MAX_NAME_LENGTH } from "./subscriber-name";

const { form } = copy;

export const preferencesForm = defineForm({
  name: "preferences",
  anchor: "preferences",
  fields: [
    {
      type: "text",
      name: "name",
      label: form.name,
      hint: form.nameHint,
      autocomplete: "name",
      max: MAX_NAME_LENGTH,
    },
    { type: "checkbox", name: "wantsNews", label: form.news, initially: false },
    { type: "checkbox", name: "wantsTeamUpdates", label: form.teamUpdates, initially: false },
  ],
  checkboxLegend: form.legend,
  submit: form.submit,
  messages: form.messages,
  rule: ({ wantsNews, wantsTeamUpdates }) =>
    wantsNews || wantsTeamUpdates ? undefined : { field: "wantsNews", message: form.nothingChosen },
});
