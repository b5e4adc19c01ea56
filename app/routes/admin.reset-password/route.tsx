import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { SiteFrame } from "~/components/frame/site-frame";
import { Section } from "~/components/section";
import { AccountEmail } from "~/features/staff/account-section";
import { adminPaths } from "~/features/staff/admin-paths";
import { resetPasswordForm } from "~/features/staff/password/password.forms";
import { loadResetLink, resetPassword } from "~/features/staff/password/reset-password.server";
import { dashboard } from "~/features/staff/staff.copy";
import { defineStaffPage, staffHeaders } from "~/features/staff/staff-page";
import { createFormHandler } from "~/kits/forms/form-handler.server";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { preserveInputOnError } from "~/kits/forms/preserve-input";
import { SiteForm } from "~/kits/forms/site-form";
import { services } from "~/server/services.server";

export const { meta, handle, links } = defineStaffPage(
  {
    title: "Choose a new password",
    description: "For staff: choose a new password with the link from your mail.",
  },
  { SiteFrame },
);

/** The token is all it takes to choose the password. "no-referrer" would also hide the origin of the form's post. */
export const headers = () => ({ ...staffHeaders(), "Referrer-Policy": "strict-origin" });

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token");

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
    <Section
      id="reset"
      title="This link does not work"
      lead="It was used before, or it is older than 60 minutes. Links from a mail are sometimes cut in two: try to copy the whole of it."
      background="card"
    >
      <ButtonLink to={adminPaths.forgotPassword}>Ask for a new link</ButtonLink>
    </Section>
  );
}

function ChoosePassword({ email }: { email: string }) {
  const [search] = useSearchParams();
  const query = new URLSearchParams({ token: search.get("token") ?? "" }).toString();
  return (
    <Section
      id="reset"
      title="Choose a new password"
      lead="Afterwards you are signed out everywhere, and sign in with the new password."
      background="card"
    >
      <p className="mb-6">
        For the account <strong>{email}</strong>
      </p>
      <SiteForm form={resetPasswordForm} query={query}>
        <AccountEmail email={email} />
      </SiteForm>
    </Section>
  );
}

export default function ResetPassword() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap pt-10 pb-8">
        <h1 className="text-2xl uppercase">{dashboard.title}</h1>
      </div>
      {email ? <ChoosePassword email={email} /> : <InvalidLink />}
    </>
  );
}
