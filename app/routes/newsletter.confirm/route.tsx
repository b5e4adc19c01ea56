import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { confirmPage as copy } from "~/content/newsletter/personal-pages";
import { definePage } from "~/content/page";
import { findSignupByToken, saveConfirmation } from "~/features/subscribers/signup/confirm.server";
import {
  linkToken,
  METHOD_NOT_ALLOWED,
  personalLinkHeaders,
} from "~/features/subscribers/signup/personal-link.server";
import { ConfirmSections } from "~/features/subscribers/signup/personal-link-sections";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(copy);
export const headers = personalLinkHeaders;

/** Changes nothing: mail programs open links by themselves. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkToken(request);
  const signup = await findSignupByToken(services.db, token, new Date());
  return data({ token: token ?? "", signup }, { status: signup ? 200 : 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return data(null, METHOD_NOT_ALLOWED);
  const sent = await requireFormBody(request);
  return await saveConfirmation(services, linkToken(request), sent, new Date());
}

export default function Confirm() {
  const { token, signup } = useLoaderData<typeof loader>();
  const { confirmed, unknown } = copy;
  if (!signup)
    return (
      <PageHero title={unknown.heading} lead={unknown.text}>
        <ButtonLink to={unknown.again.to}>{unknown.again.label}</ButtonLink>
      </PageHero>
    );
  if (!signup.isConfirmed) return <ConfirmSections token={token} signup={signup} />;
  const lead = (
    <span role="status">
      {confirmed.text} <strong>{signup.maskedAddress}</strong>. {confirmed.next}
    </span>
  );
  return (
    <PageHero title={confirmed.heading} lead={lead}>
      <ButtonLink to={confirmed.link.to}>{confirmed.link.label}</ButtonLink>
    </PageHero>
  );
}
