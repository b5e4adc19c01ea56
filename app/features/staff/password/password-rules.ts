import type { ValidationIssue } from "~/kits/forms/define-form";

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
