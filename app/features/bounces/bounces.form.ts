import { defineForm } from "~/kits/forms/define-form";

export const allowMailForm = defineForm({
  name: "allow-mail",
  anchor: "undeliverable",
  fields: [{ type: "hidden", name: "email" }],
  submit: { idle: "Allow mail again", busy: "Allowing..." },
  messages: {
    success: "The address gets mail again.",
    failure: "Mail to the address could not be allowed. Please try again.",
  },
});
