import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { confirmPage as copy } from "~/content/newsletter-confirm";
import { confirmSignup, findSignupByToken } from "~/features/newsletter/subscribers/confirm.server";
import {
  linkToken,
  METHOD_NOT_ALLOWED,
  personalLinkHeaders,
} from "~/features/newsletter/subscribers/personal-link.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { definePage } from "~/lib/page";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(copy);
export const headers = personalLinkHeaders;

/** Changes nothing: mail programs open links by themselves. */
export async function loader({ request }: LoaderFunctionArgs) {
  const signup = await findSignupByToken(services.db, linkToken(request), new Date());
  return data({ signup }, { status: signup ? 200 : 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return data(null, METHOD_NOT_ALLOWED);
  await requireFormBody(request);
  const signup = await confirmSignup(services, linkToken(request), new Date());
  return data(null, { status: signup ? 200 : 404 });
}

export default function Confirm() {
  const { signup } = useLoaderData<typeof loader>();
  const { ask, confirmed, unknown } = copy;
  if (!signup)
    return (
      <PageHero title={unknown.heading} lead={unknown.text}>
        <ButtonLink to={unknown.again.to}>{unknown.again.label}</ButtonLink>
      </PageHero>
    );
  const address = <strong>{signup.maskedAddress}</strong>;
  if (signup.isConfirmed) {
    const lead = (
      <span role="status">
        {confirmed.text} {address}. {confirmed.next}
      </span>
    );
    return (
      <PageHero title={confirmed.heading} lead={lead}>
        <ButtonLink to={confirmed.link.to}>{confirmed.link.label}</ButtonLink>
      </PageHero>
    );
  }
  const lead = (
    <>
      {ask.text} {address}
    </>
  );
  return (
    <PageHero title={ask.heading} lead={lead}>
      <form method="post" className="w-full">
        <ul className="mb-6 list-disc pl-6">
          {signup.wantsNews && <li>{ask.choices.news}</li>}
          {signup.wantsTeamUpdates && <li>{ask.choices.teamUpdates}</li>}
        </ul>
        <Button>{ask.button}</Button>
        <p className="mt-6">{ask.ignore}</p>
      </form>
    </PageHero>
  );
}
