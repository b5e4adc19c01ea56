import { yourDataWords } from "~/content/es/your-data";
import { defineForm } from "~/kits/forms/define-form";
import type { Language } from "~/lib/contexts";

const dataRequestFormIn = (language: Language) => {
  const { form } = yourDataWords[language].requestPage;
  return defineForm({
    name: "data-request",
    language,
    anchor: "link",
    honeypot: true,
    fields: [
      {
        type: "email",
        name: "email",
        label: form.email,
        hint: form.emailHint,
        autocomplete: "email",
        required: form.emailMissing,
      },
    ],
    submit: form.submit,
    messages: form.messages,
    confirmation: { next: form.next, link: form.link },
  });
};

export const dataRequestForms = { en: dataRequestFormIn("en"), es: dataRequestFormIn("es") };
