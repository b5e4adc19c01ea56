import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { SearchBox } from "~/features/people/search-box";
import { AccountEmail, AccountSection, secondFactorText } from "~/features/staff/account-section";
import { endOtherSessionsForm, endSessionForm } from "~/features/staff/accounts/accounts.form";
import { endOneSession, endOtherSessions, getAccount } from "~/features/staff/accounts/load-accounts.server";
import { SessionList } from "~/features/staff/accounts/session-list";
import { adminPaths } from "~/features/staff/admin-paths";
import { DashboardShell } from "~/features/staff/dashboard-shell";
import { changePassword } from "~/features/staff/password/change-password.server";
import { changePasswordForm } from "~/features/staff/password/password.forms";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers, links } = defineStaffPage({
  title: "Account",
  description: "For staff: where you are signed in, your password and your second factor.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services);
  return await getAccount(services, staff, new Date());
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, services, "viewer");
  return await handleForms(request, [
    createFormHandler(endSessionForm, ({ session }, { now }) =>
      endOneSession(request, services, staff, session, now),
    ),
    createFormHandler(endOtherSessionsForm, (_, { now }) => endOtherSessions(services, staff, now)),
    createFormHandler(changePasswordForm, (values, { now }) =>
      changePassword(request, services, staff, values, now),
    ),
  ]);
}

export const clientAction = preserveInputOnError(endSessionForm, endOtherSessionsForm, changePasswordForm);

export default function Account() {
  const { email, role, mustChangePassword, sessions, secondFactor } = useLoaderData<typeof loader>();
  return (
    <DashboardShell email={email} search={<SearchBox />}>
      <PageTitle title="Your account" intro={`${email}. ${role}.`} />
      <AccountSection
        id="sessions"
        title="Where you are signed in"
        lead="A session ends twelve hours after signing in, or after two hours without use. On a device on which you asked to stay signed in, it ends after thirty days, or after seven without use. If you do not recognise one, sign it out and change your password."
      >
        <SessionList sessions={sessions} />
      </AccountSection>
      <AccountSection
        id="password"
        title="Password"
        lead="Changing it ends every other session, and a mail tells you that it was changed."
      >
        {mustChangePassword && (
          <p className="mb-6 border-2 border-ink bg-gold px-4 py-3 font-bold text-on-gold">
            Please choose a password of your own first. The one you have now was shown in a log or a terminal,
            where others may have seen it. The other staff pages open after that.
          </p>
        )}
        <SiteForm form={changePasswordForm}>
          <AccountEmail email={email} />
        </SiteForm>
      </AccountSection>
      <AccountSection
        id="second-factor"
        title="Second factor"
        lead="Signing in then also asks for a code from an app on your phone: a stolen password alone is of no use."
      >
        <p className="mb-4">{secondFactor ? secondFactorText(secondFactor) : "Off."}</p>
        <ButtonLink to={adminPaths.secondFactor}>{secondFactor ? "Change" : "Set up"}</ButtonLink>
      </AccountSection>
    </DashboardShell>
  );
}
