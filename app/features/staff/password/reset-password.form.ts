import { defineForm } from "~/kits/forms/define-form";
import { newPasswordFields, newPasswordRule } from "./password-rules";

/** Shown to whoever opens a link to a new password; the login screen thanks for it. */
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
