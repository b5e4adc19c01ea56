import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SearchBox } from "~/features/people/search-box";
import { adminPaths } from "~/features/staff/admin-paths";
import { DashboardShell } from "~/features/staff/dashboard-shell";
import {
  confirmSecondFactorForm,
  isShownCodes,
  newRecoveryCodesForm,
  type ShownCodes,
  startSecondFactorForm,
  turnOffSecondFactorForm,
} from "~/features/staff/second-factor/second-factor.form";
import {
  confirmSecondFactor,
  getSecondFactor,
  makeNewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "~/features/staff/second-factor/second-factor.server";
import { RecoveryCodes, SecondFactorState } from "~/features/staff/second-factor/second-factor-sections";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { PageTitle } from "~/kits/staff-page/page-title";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers, links } = defineStaffPage({
  title: "Second factor",
  description: "For staff: a code from an app, which signing in asks for beside the password.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, services);
  return { email: staff.email, view: await getSecondFactor(services, staff, new Date()) };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, services, "viewer");
  const asked = { request, services, staff };
  return await handleForms<ShownCodes>(request, [
    createFormHandler(startSecondFactorForm, (values, { now }) => startSecondFactor(asked, values, now)),
    createFormHandler(confirmSecondFactorForm, (values, { now }) => confirmSecondFactor(asked, values, now)),
    createFormHandler(newRecoveryCodesForm, (values, { now }) => makeNewRecoveryCodes(asked, values, now)),
    createFormHandler(turnOffSecondFactorForm, (values, { now }) => turnOffSecondFactor(asked, values, now)),
  ]);
}

export const clientAction = preserveInputOnError(
  startSecondFactorForm,
  confirmSecondFactorForm,
  newRecoveryCodesForm,
  turnOffSecondFactorForm,
);

export default function SecondFactor() {
  const { email, view } = useLoaderData<typeof loader>();
  const answer: unknown = useActionData();
  return (
    <DashboardShell email={email} search={<SearchBox />}>
      <div id="second-factor">
        <PageTitle title="Second factor" back={{ to: adminPaths.account, label: "Back to your account" }} />
      </div>
      {isShownCodes(answer) ? (
        <RecoveryCodes codes={answer.recoveryCodes} />
      ) : (
        <SecondFactorState view={view} email={email} />
      )}
    </DashboardShell>
  );
}
