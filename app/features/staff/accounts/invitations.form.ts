import { defineForm } from "~/kits/forms/define-form";
import { newPasswordFields, newPasswordRule } from "../password/password-rules";
import { ownPassword, roleField } from "./accounts.form";

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
