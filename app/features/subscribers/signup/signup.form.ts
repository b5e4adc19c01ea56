import { newsletterWords } from "~/content/es/newsletter";
import { defineForm, MAX_LENGTH } from "~/kits/forms/define-form";
import type { Language } from "~/lib/contexts";

/** Public specification, sections 4, 5 and 8. */
const newsletterFormIn = (language: Language) => {
  const { form, confirmation } = newsletterWords[language].signup;
  return defineForm({
    name: "newsletter",
    language,
    anchor: "newsletter",
    analytics: "newsletter",
    fields: [
      {
        type: "text",
        name: "name",
        label: form.name,
        autocomplete: "name",
        required: form.nameMissing,
        max: MAX_LENGTH.name,
      },
      {
        type: "email",
        name: "email",
        label: form.email,
        autocomplete: "email",
        required: form.emailMissing,
      },
      { type: "checkbox", name: "wantsNews", label: form.news, initially: true },
      { type: "checkbox", name: "wantsTeamUpdates", label: form.teamUpdates, initially: true },
    ],
    checkboxLegend: form.legend,
    submit: form.submit,
    messages: form.messages,
    confirmation,
    rule: ({ wantsNews, wantsTeamUpdates }) =>
      wantsNews || wantsTeamUpdates ? undefined : { field: "wantsNews", message: form.nothingChosen },
  });
};

export const newsletterForms = { en: newsletterFormIn("en"), es: newsletterFormIn("es") };

export const newsletterForm = newsletterForms.en;
