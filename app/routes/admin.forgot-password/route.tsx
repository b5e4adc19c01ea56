import type { ActionFunctionArgs } from "@remix-run/node";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { forgotPasswordForm } from "~/features/staff/password/password.forms";
import { requestPasswordReset } from "~/features/staff/password/reset-password.server";
import { SignInPage } from "~/features/staff/sign-in/sign-in-page";
import { defineStaffPage } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { services } from "~/server/services.server";

export const { meta, handle, headers, links } = defineStaffPage({
  title: "Forgot your password?",
  description: "For staff: ask for a mail with a link to choose a new password.",
});

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [
    createFormHandler(forgotPasswordForm, (values, { now }) =>
      requestPasswordReset(request, services, values, now),
    ),
  ]);
}

export const clientAction = preserveInputOnError(forgotPasswordForm);

export default function ForgotPassword() {
  return (
    <SignInPage
      id="forgot"
      title="Choose a new password"
      lead="Enter the address you sign in with. We send it a link."
    >
      <SiteForm form={forgotPasswordForm} />
      <p className="mt-6">
        <SiteLink to={adminPaths.login} className="inline-block py-1">
          Back to signing in
        </SiteLink>
      </p>
    </SignInPage>
  );
}
