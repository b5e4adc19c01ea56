import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { loginCodeForm } from "~/features/staff/sign-in/login.form";
import { requirePendingTwoFactorSession, signInWithCode } from "~/features/staff/sign-in/login-code.server";
import { SignInPage } from "~/features/staff/sign-in/sign-in-page";
import { defineStaffPage } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { services } from "~/server/services.server";

export const { meta, handle, headers, links } = defineStaffPage({
  title: "Enter your code",
  description: "For staff: the second step of signing in.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requirePendingTwoFactorSession(request, services, new Date());
  return { email };
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await requirePendingTwoFactorSession(request, services, new Date());
  return await handleForms(request, [
    createFormHandler(loginCodeForm, (values, { now }) =>
      signInWithCode(request, services, who, values, now),
    ),
  ]);
}

export const clientAction = preserveInputOnError(loginCodeForm);

export default function LoginCode() {
  const { email } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const next = search.get("next");
  return (
    <SignInPage id="code" title="Enter your code">
      <p className="mb-6">
        Signing in as <strong>{email}</strong>
      </p>
      <SiteForm form={loginCodeForm} query={next ? new URLSearchParams({ next }).toString() : undefined} />
      <p className="mt-8 text-soft">
        If you have lost your phone and your recovery codes, ask the people who run the site to turn your
        second factor off.
      </p>
      <p className="mt-3">
        <SiteLink to={adminPaths.login} className="inline-block py-1">
          Sign in as someone else
        </SiteLink>
      </p>
    </SignInPage>
  );
}
