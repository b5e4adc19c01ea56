import { newsletterWords } from "~/content/es/newsletter";
import { defineForm, MAX_LENGTH } from "~/kits/forms/define-form";
import type { Language } from "~/lib/contexts";

interface Wishes {
  wantsNews: boolean;
  wantsTeamUpdates: boolean;
}

const atLeastOne =
  (message: string) =>
  ({ wantsNews, wantsTeamUpdates }: Wishes) =>
    wantsNews || wantsTeamUpdates ? undefined : { field: "wantsNews", message };

const mailsIn = ({ news, teamUpdates }: { news: string; teamUpdates: string }) =>
  [
    { type: "checkbox", name: "wantsNews", label: news, initially: false },
    { type: "checkbox", name: "wantsTeamUpdates", label: teamUpdates, initially: false },
  ] as const;

const confirmFormsIn = (language: Language) => {
  const { form } = newsletterWords[language].confirmPage;
  const name = {
    type: "text",
    name: "name",
    label: form.name,
    autocomplete: "name",
    required: form.nameMissing,
    max: MAX_LENGTH.name,
  } as const;
  const mails = mailsIn(form);
  const shared = {
    name: "confirm",
    language,
    anchor: "confirm",
    checkboxLegend: form.legend,
    submit: form.submit,
    messages: form.messages,
    rule: atLeastOne(form.nothingChosen),
  } as const;
  return {
    withName: defineForm({ ...shared, fields: [name, ...mails] }),
    /** A subscriber, or a sign-up without a name, has no name to confirm. */
    mailsOnly: defineForm({ ...shared, fields: mails }),
  };
};

export const confirmForms = { en: confirmFormsIn("en"), es: confirmFormsIn("es") };

const preferencesFormIn = (language: Language) => {
  const { form } = newsletterWords[language].preferencesPage;
  const name = {
    type: "text",
    name: "name",
    label: form.name,
    hint: form.nameHint,
    autocomplete: "name",
    max: MAX_LENGTH.name,
  } as const;
  return defineForm({
    name: "preferences",
    language,
    anchor: "preferences",
    fields: [name, ...mailsIn(form)],
    checkboxLegend: form.legend,
    submit: form.submit,
    messages: form.messages,
    rule: atLeastOne(form.nothingChosen),
  });
};

export const preferencesForms = { en: preferencesFormIn("en"), es: preferencesFormIn("es") };
