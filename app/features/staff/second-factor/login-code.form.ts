import { defineForm } from "~/kits/forms/define-form";
import { loginMessages } from "../sign-in/login.form";
import { codeField } from "./second-factor.form";

/** The second step of signing in, for those who have a second factor. */
export const loginCodeForm = defineForm({
  name: "login-code",
  anchor: "",
  fields: [codeField],
  submit: { idle: "Sign in", busy: "Signing in..." },
  messages: {
    // Whoever is signed in is sent on to the dashboard and never sees it.
    success: "You are signed in.",
    failure: loginMessages.unexpected,
  },
});
