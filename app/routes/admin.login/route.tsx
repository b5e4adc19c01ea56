import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { acceptInvitationForm } from "~/features/staff/accounts/accounts.form";
import { adminPaths } from "~/features/staff/admin-paths";
import { resetPasswordForm } from "~/features/staff/password/password.forms";
import { loginForm, loginMessages } from "~/features/staff/sign-in/login.form";
import { loadLogin, signIn } from "~/features/staff/sign-in/sign-in.server";
import { SignInPage } from "~/features/staff/sign-in/sign-in-page";
import { defineStaffPage } from "~/features/staff/staff-page";
import { type FormErrorState, isFormErrorState } from "~/kits/forms/form-result";
import { FormStatus } from "~/kits/forms/form-status";
import { ErrorSummary } from "~/kits/forms/messages";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { services } from "~/server/services.server";

export const { meta, handle, headers, links } = defineStaffPage({
  title: "Staff sign-in",
  description: "For staff: sign in to the dashboard.",
});

export function loader({ request }: LoaderFunctionArgs) {
  return loadLogin(request, services);
}

export function action({ request }: ActionFunctionArgs) {
  return signIn(request, services);
}

export const clientAction = preserveInputOnError(loginForm);

/** Shown to a user without the admin role, who is signed out. */
const accessDenied: FormErrorState = {
  invalid: true,
  form: loginForm.name,
  values: {},
  errors: {},
  failure: loginMessages.noRole,
};

export default function Login() {
  const { next, denied } = useLoaderData<typeof loader>();
  const answer = useActionData();
  const errorState = isFormErrorState(answer) ? answer : undefined;
  return (
    <SignInPage id="login" title="Sign in">
      {denied && !errorState && <ErrorSummary form={loginForm} errorState={accessDenied} />}
      <FormStatus form={resetPasswordForm} />
      <FormStatus form={acceptInvitationForm} />
      <SiteForm form={loginForm} initial={{ next: errorState?.values.next ?? next }} />
      <p className="mt-6">
        <SiteLink to={adminPaths.forgotPassword} className="inline-block py-1">
          Forgot your password?
        </SiteLink>
      </p>
      <p className="mt-1">
        <SiteLink to="/" className="inline-block py-1">
          Back to the homepage
        </SiteLink>
      </p>
    </SignInPage>
  );
}
