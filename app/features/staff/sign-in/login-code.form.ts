import { defineForm } from "~/kits/forms/define-form";
import { codeField } from "../second-factor/second-factor.form";
import { loginMessages } from "./login.form";

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
