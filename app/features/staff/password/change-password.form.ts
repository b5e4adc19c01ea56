import { defineForm } from "~/kits/forms/define-form";
import { PASSWORD_ANCHOR } from "../admin-paths";
import { newPasswordFields, newPasswordRule } from "./password-rules";

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
