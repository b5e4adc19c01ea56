import { defineForm } from "~/kits/forms/define-form";

export const forgotPasswordForm = defineForm({
  name: "forgot-password",
  anchor: "",
  fields: [
    {
      type: "email",
      name: "email",
      label: "Email",
      autocomplete: "username",
      required: "Enter your email address",
    },
  ],
  submit: { idle: "Send me a link", busy: "Sending..." },
  messages: {
    // The same whether there is such an account or not.
    success:
      "If this is the address of an account, a mail with a link is on its way to it. The link works once, for 60 minutes.",
    failure: "This could not be noted. Please try again.",
  },
});
