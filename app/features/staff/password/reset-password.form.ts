import { defineForm } from "~/kits/forms/define-form";
import { newPasswordFields, newPasswordRule } from "./password-rules";

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
