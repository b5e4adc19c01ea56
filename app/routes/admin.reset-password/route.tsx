import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { AccountEmail } from "~/features/staff/account-section";
import { adminPaths } from "~/features/staff/admin-paths";
import { resetPasswordForm } from "~/features/staff/password/password.forms";
import { loadResetLink, resetPassword } from "~/features/staff/password/reset-password.server";
import { mailedLinkHeaders, SignInPage, tokenOf, useTokenQuery } from "~/features/staff/sign-in/sign-in-page";
import { defineStaffPage } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { services } from "~/server/services.server";

export const { meta, handle, links } = defineStaffPage({
  title: "Choose a new password",
  description: "For staff: choose a new password with the link from your mail.",
});

export const headers = mailedLinkHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await loadResetLink(services.db, tokenOf(request), new Date());
  return data({ email: user?.email }, { status: user ? 200 : 404 });
}

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [
    createFormHandler(resetPasswordForm, (values, { now }) =>
      resetPassword(request, services, tokenOf(request), values, now),
    ),
  ]);
}

export const clientAction = preserveInputOnError(resetPasswordForm);

function InvalidLink() {
  return (
    <SignInPage
      id="reset"
      title="This link does not work"
      lead="It was used before, or it is older than 60 minutes. Links from a mail are sometimes cut in two: try to copy the whole of it."
    >
      <ButtonLink to={adminPaths.forgotPassword}>Ask for a new link</ButtonLink>
    </SignInPage>
  );
}

function ChoosePassword({ email }: { email: string }) {
  return (
    <SignInPage
      id="reset"
      title="Choose a new password"
      lead="Afterwards you are signed out everywhere, and sign in with the new password."
    >
      <p className="mb-6">
        For the account <strong className="wrap-anywhere">{email}</strong>
      </p>
      <SiteForm form={resetPasswordForm} query={useTokenQuery()}>
        <AccountEmail email={email} />
      </SiteForm>
    </SignInPage>
  );
}

export default function ResetPassword() {
  const { email } = useLoaderData<typeof loader>();
  return email ? <ChoosePassword email={email} /> : <InvalidLink />;
}
