import { defineForm } from "~/kits/forms/define-form";
import { loginMessages } from "../sign-in/login.form";
import { codeField } from "./second-factor.form";

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
