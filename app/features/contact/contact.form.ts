import type { ContactWords } from "~/content/contact";
import { contactWords } from "~/content/es/contact";
import { defineForm } from "~/kits/forms/define-form";

/** Public specification, sections 3, 4, 5 and 8. */
const contactFormIn = ({ language, contactPage, contactSubjects, confirmationOf }: ContactWords) => {
  const { form } = contactPage;
  return defineForm({
    name: "contact",
    language,
    anchor: "message",
    analytics: "contact",
    fields: [
      { type: "text", name: "name", label: form.name, autocomplete: "name", required: form.nameMissing },
      {
        type: "email",
        name: "email",
        label: form.email,
        autocomplete: "email",
        hint: form.emailHint,
        required: form.emailMissing,
      },
      {
        type: "select",
        name: "subject",
        label: form.subject,
        placeholder: form.chooseSubject,
        options: contactSubjects,
        required: form.subjectMissing,
      },
      {
        type: "textarea",
        name: "message",
        label: form.message,
        hint: form.messageHint,
        rows: 8,
        required: form.messageMissing,
      },
      { type: "hidden", name: "challenge" },
      {
        type: "text",
        name: "securityAnswer",
        label: form.security,
        hint: form.securityReason,
        autocomplete: "off",
        inputMode: "numeric",
        max: 20,
        required: form.wrongAnswer,
      },
      { type: "checkbox", name: "withoutSum", label: form.withoutSum, initially: false },
    ],
    checkboxLegend: form.withoutSumReason,
    reply: form.whoReads,
    submit: form.submit,
    messages: form.messages,
    confirmation: confirmationOf(null),
  });
};

export const contactForms = { en: contactFormIn(contactWords.en), es: contactFormIn(contactWords.es) };

export const contactForm = contactForms.en;
