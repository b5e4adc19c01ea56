import { defineForm } from "~/kits/forms/define-form";
import { newPasswordFields, newPasswordRule } from "../password/password.forms";
import { roleChoices } from "./staff-accounts.copy";

/** Re-authentication: a session left open must not be enough to let somebody in, or keep somebody out. */
const ownPassword = {
  type: "password",
  name: "currentPassword",
  label: "Your own password",
  autocomplete: "current-password",
  required: "Enter your own password",
} as const;

const roleField = {
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

export const inviteForm = defineForm({
  name: "invite",
  anchor: "invite",
  fields: [
    // No "email" of the browser's own: it would fill in the address of who invites.
    { type: "email", name: "email", label: "Email", autocomplete: "off", required: "Enter an email address" },
    roleField,
    ownPassword,
  ],
  submit: { idle: "Send the invitation", busy: "Sending..." },
  messages: {
    success: "The invitation is on its way.",
    failure: "The invitation could not be sent. Please try again.",
  },
});

export const resendInvitationForm = defineForm({
  name: "resend-invitation",
  anchor: "invitations",
  fields: [{ type: "hidden", name: "invitation" }],
  submit: { idle: "Send again", busy: "Sending..." },
  messages: {
    success: "The invitation is sent again, with a new link. The one before does not work any more.",
    failure: "The invitation could not be sent. Please try again.",
  },
});

export const revokeInvitationForm = defineForm({
  name: "revoke-invitation",
  anchor: "invitations",
  fields: [{ type: "hidden", name: "invitation" }],
  submit: { idle: "Revoke", busy: "Revoking..." },
  messages: {
    success: "The invitation is revoked. Its link does not work any more.",
    failure: "The invitation could not be revoked. Please try again.",
  },
});

export const acceptInvitationForm = defineForm({
  name: "accept-invitation",
  anchor: "",
  fields: newPasswordFields,
  submit: { idle: "Accept and sign in", busy: "Signing in..." },
  messages: {
    // Only an account with a second factor sees it, on the sign-in page; others are signed in.
    success: "Your account has access again. Sign in with the new password.",
    failure: "The invitation could not be accepted. Please try again.",
  },
  rule: newPasswordRule,
});

export const endSessionForm = defineForm({
  name: "end-session",
  anchor: "sessions",
  fields: [{ type: "hidden", name: "session" }],
  submit: { idle: "Sign out", busy: "Signing out..." },
  messages: {
    success: "That session has ended.",
    failure: "The session could not be ended. Please try again.",
  },
});

export const endOtherSessionsForm = defineForm({
  name: "end-other-sessions",
  anchor: "sessions",
  fields: [],
  submit: { idle: "Sign out everywhere else", busy: "Signing out..." },
  messages: {
    success: "You are signed out everywhere else.",
    failure: "The sessions could not be ended. Please try again.",
  },
});
