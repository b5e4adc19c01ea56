import { defineForm } from "~/kits/forms/define-form";

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
