import { defineForm } from "~/kits/forms/define-form";
import { roleChoices } from "./staff-accounts.copy";

/** Re-authentication: a session left open must not be enough to let somebody in, or keep somebody out. */
export const ownPassword = {
  type: "password",
  name: "currentPassword",
  label: "Your own password",
  autocomplete: "current-password",
  required: "Enter your own password",
} as const;

export const roleField = {
  type: "radios",
  name: "role",
  label: "What the account may do",
  options: roleChoices,
  required: "Choose a role",
} as const;

export const changeRoleForm = defineForm({
  name: "change-role",
  anchor: "role",
  fields: [roleField, ownPassword],
  submit: { idle: "Change the role", busy: "Changing..." },
  messages: {
    success: "The role is changed.",
    failure: "The role could not be changed. Please try again.",
  },
});

export const suspendForm = defineForm({
  name: "suspend-account",
  anchor: "account",
  fields: [ownPassword],
  submit: { idle: "Suspend this account", busy: "Suspending...", isPlain: true },
  messages: {
    success: "The account is suspended, and every session has ended.",
    failure: "The account could not be suspended. Please try again.",
  },
});

export const reactivateForm = defineForm({
  name: "reactivate-account",
  anchor: "account",
  fields: [ownPassword],
  submit: { idle: "Give the access back", busy: "Giving the access back..." },
  messages: {
    success: "The account has access again.",
    failure: "The access could not be given back. Please try again.",
  },
});

/** Its success message is shown on the list. */
export const removeAccountForm = defineForm({
  name: "remove-account",
  anchor: "remove",
  fields: [ownPassword],
  submit: { idle: "Remove this account", busy: "Removing...", isPlain: true },
  messages: {
    success: "The account is removed, and every session has ended.",
    failure: "The account could not be removed. Please try again.",
  },
});
