import { defineForm, type ValidationIssue } from "~/kits/forms/define-form";
import { PASSWORD_ANCHOR } from "../admin-paths";

/** NIST SP 800-63B asks for 8 at least; staff see what people in trouble wrote, and have a password manager. */
const PASSWORD_MIN = 12;

interface NewPassword {
  newPassword: string;
  newPasswordAgain: string;
}

export const newPasswordFields = [
  {
    type: "password",
    name: "newPassword",
    label: "New password",
    hint: `At least ${PASSWORD_MIN} characters. A few words in a row are easy to remember and hard to guess.`,
    autocomplete: "new-password",
    required: "Enter a new password",
  },
  {
    type: "password",
    name: "newPasswordAgain",
    label: "New password again",
    autocomplete: "new-password",
    required: "Enter the new password again",
  },
] as const;

export function newPasswordRule({ newPassword, newPasswordAgain }: NewPassword): ValidationIssue | undefined {
  if ([...newPassword].length < PASSWORD_MIN) {
    return {
      field: "newPassword",
      message: `The new password must have at least ${PASSWORD_MIN} characters`,
    };
  }
  if (newPassword !== newPasswordAgain) {
    return { field: "newPasswordAgain", message: "The two new passwords are not the same" };
  }
  return undefined;
}

export const commonPasswordMessage =
  "This password is too easy to guess. Take one that is not a well-known word, a row of keys or a repetition";

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
