import { defineForm } from "~/kits/forms/define-form";
import { codeField } from "../second-factor/second-factor.form";

/** Staff specification, sections 2 and 5. The page adds where to go afterwards. */
export const loginForm = defineForm({
  name: "login",
  anchor: "",
  fields: [
    {
      type: "email",
      name: "email",
      label: "Email",
      autocomplete: "username",
      required: "Enter your email address",
    },
    {
      type: "password",
      name: "password",
      label: "Password",
      autocomplete: "current-password",
      required: "Enter your password",
    },
    {
      type: "checkbox",
      name: "stay",
      label: "Keep me signed in on this device",
      initially: false,
    },
    { type: "hidden", name: "next" },
  ],
  checkboxLegend: "If nobody else uses this device",
  submit: { idle: "Sign in", busy: "Signing in..." },
  messages: {
    // Who is signed in is sent on to the dashboard and never sees this page: it can only be shown after signing out.
    success: "You are signed out.",
    failure: "An unexpected error occurred. Please try again.",
  },
});

/** Staff specification, section 8. */
export const loginMessages = {
  invalid: "Invalid email or password. Contact the administrator if you need access.",
  noRole: "Access denied: You do not have admin privileges.",
  unexpected: loginForm.messages.failure,
  failed: (message: string) => `Login failed: ${message}`,
};

export const loginCodeForm = defineForm({
  name: "login-code",
  anchor: "",
  fields: [codeField],
  submit: { idle: "Sign in", busy: "Signing in..." },
  messages: {
    // Signed-in users are redirected to the dashboard and never see it.
    success: "You are signed in.",
    failure: loginMessages.unexpected,
  },
});
