import { requestPage } from "~/content/your-data";
import { defineForm } from "~/kits/forms/define-form";

const { form } = requestPage;

export const dataRequestForm = defineForm({
  name: "data-request",
  anchor: "link",
  honeypot: true,
  fields: [
    {
      type: "email",
      name: "email",
      label: form.email,
      hint: form.emailHint,
      autocomplete: "email",
      required: "Enter your email address",
    },
  ],
  submit: form.submit,
  messages: form.messages,
  confirmation: { next: form.next, link: form.link, again: form.again },
});
