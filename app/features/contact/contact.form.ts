import { confirmationOf, contactPage, contactSubjects } from "~/content/contact";
import { defineForm } from "~/kits/forms/define-form";

/** Public specification, section 5. */
export const wrongAnswer = "Please solve the math problem correctly.";
/** Answers a sum that was right but used before: each is good for one message, and for some hours. */
export const spentSum =
  "This sum was used before, or is too old. Please solve the new one: your message is still here, and has not been sent yet.";

/** Public specification, sections 3, 4, 5 and 8. */
export const contactForm = defineForm({
  name: "contact",
  anchor: "message",
  analytics: "contact",
  fields: [
    { type: "text", name: "name", label: "Name", autocomplete: "name", required: "Enter your name" },
    {
      type: "email",
      name: "email",
      label: "Email",
      autocomplete: "email",
      hint: contactPage.form.emailHint,
      required: "Enter your email address",
    },
    {
      type: "select",
      name: "subject",
      label: "Subject",
      placeholder: "Choose a subject",
      options: contactSubjects,
      required: "Choose a subject",
    },
    { type: "textarea", name: "message", label: "Message", rows: 8, required: "Enter your message" },
    { type: "hidden", name: "challenge" },
    {
      type: "text",
      name: "securityAnswer",
      label: "Security check",
      hint: contactPage.form.securityReason,
      autocomplete: "off",
      inputMode: "numeric",
      max: 20,
      required: wrongAnswer,
    },
    { type: "checkbox", name: "withoutSum", label: contactPage.form.withoutSum, initially: false },
  ],
  checkboxLegend: contactPage.form.withoutSumReason,
  submit: { idle: "Send message", busy: "Sending..." },
  messages: {
    success: "Thank you for your message! We will get back to you within 48 hours.",
    failure: "Something went wrong. Please try again or contact us directly.",
  },
  confirmation: confirmationOf(null),
});
