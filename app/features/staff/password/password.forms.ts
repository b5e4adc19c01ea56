import { defineForm } from "~/kits/forms/define-form";
import { PASSWORD_ANCHOR } from "../admin-paths";
import { newPasswordFields, newPasswordRule } from "./password-rules";

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

/** Its success message is shown on the login page. */
export const resetPasswordForm = defineForm({
  name: "reset-password",
  anchor: "",
  fields: newPasswordFields,
  submit: { idle: "Change password", busy: "Changing..." },
  messages: {
    success: "Your password is changed. Sign in with the new one.",
    failure: "The password could not be changed. Please try again, or ask for a new link.",
  },
  rule: newPasswordRule,
});

export const changePasswordForm = defineForm({
  name: "change-password",
  anchor: PASSWORD_ANCHOR,
  fields: [
    {
      type: "password",
      name: "currentPassword",
      label: "Current password",
      autocomplete: "current-password",
      required: "Enter your current password",
    },
    ...newPasswordFields,
  ],
  submit: { idle: "Change password", busy: "Changing..." },
  messages: {
    success: "Your password is changed. Every other session of yours has ended.",
    failure: "The password could not be changed. Please try again.",
  },
  rule: newPasswordRule,
});
