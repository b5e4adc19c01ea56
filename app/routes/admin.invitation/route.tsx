import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import type { StaffRole } from "~/database/schema/staff-role";
import { AccountEmail } from "~/features/staff/account-section";
import { acceptInvitation, loadInvitation } from "~/features/staff/accounts/accept-invitation.server";
import { acceptInvitationForm } from "~/features/staff/accounts/accounts.form";
import { roleMeanings, roleNames } from "~/features/staff/accounts/staff-accounts.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { mailedLinkHeaders, SignInPage, tokenOf, useTokenQuery } from "~/features/staff/sign-in/sign-in-page";
import { defineStaffPage } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { services } from "~/server/services.server";

export const { meta, handle, links } = defineStaffPage({
  title: "Your invitation",
  description: "For staff: accept an invitation with the link from your mail.",
});

export const headers = mailedLinkHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await loadInvitation(services.db, tokenOf(request), new Date());
  const invitation = found ? { email: found.email, role: found.role } : null;
  return data({ invitation }, { status: found ? 200 : 404 });
}

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [
    createFormHandler(acceptInvitationForm, (values, { now }) =>
      acceptInvitation(request, services, tokenOf(request), values, now),
    ),
  ]);
}

export const clientAction = preserveInputOnError(acceptInvitationForm);

function InvalidLink() {
  return (
    <SignInPage
      id="invitation"
      title="This link does not work"
      lead="It was used before, it is older than 7 days, or the invitation was revoked. Links from a mail are sometimes cut in two: try to copy the whole of it. Otherwise ask who invited you to send it again."
    >
      <ButtonLink to={adminPaths.login}>Sign in</ButtonLink>
    </SignInPage>
  );
}

function Accept({ email, role }: { email: string; role: StaffRole }) {
  return (
    <SignInPage id="invitation" title="Choose a password" lead="Afterwards you are signed in.">
      <p>
        For the account <strong className="wrap-anywhere">{email}</strong>
      </p>
      <p className="mb-6">
        {roleNames[role]}: {roleMeanings[role]}.
      </p>
      <SiteForm form={acceptInvitationForm} query={useTokenQuery()}>
        <AccountEmail email={email} />
      </SiteForm>
    </SignInPage>
  );
}

export default function Invitation() {
  const { invitation } = useLoaderData<typeof loader>();
  return invitation ? <Accept {...invitation} /> : <InvalidLink />;
}
