import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { unsubscribePage as copy } from "~/content/newsletter/personal-pages";
import { definePage } from "~/content/page";
import {
  isTestLink,
  linkToken,
  loadPreferences,
  METHOD_NOT_ALLOWED,
  personalLinkHeaders,
  unsubscribe,
} from "~/features/subscribers/signup/personal-link.server";
import { TestLink, UnknownLink } from "~/features/subscribers/signup/personal-link-sections";
import { bodyErrorResponse, parseFormBody } from "~/kits/forms/parse-form-body.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(copy);

export const headers = personalLinkHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const subscription = await loadPreferences(services.db, linkToken(request));
  const isTest = isTestLink(request);
  return data({ subscription, isTest }, { status: subscription || isTest ? 200 : 404 });
}

/** RFC 8058 one-click: no cookie, no login, and any body, since the address names the subscriber. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return data({ left: false }, METHOD_NOT_ALLOWED);
  const body = await parseFormBody(request);
  if (!body.ok && body.status === 413) throw bodyErrorResponse(body);
  if (isTestLink(request)) return data({ left: false }, { status: 200 });
  const subscription = await unsubscribe(services.db, linkToken(request), new Date());
  return data({ left: subscription !== undefined }, { status: subscription ? 200 : 404 });
}

function Unsubscribed({ address }: { address: string }) {
  const { heading, text, onItsWay, comeBack } = copy.left;
  const lead = (
    <span role="status">
      {text} <strong>{address}</strong>. {onItsWay}
    </span>
  );
  return (
    <PageHero title={heading} lead={lead}>
      <ButtonLink to={comeBack.to}>{comeBack.label}</ButtonLink>
    </PageHero>
  );
}

export default function Unsubscribe() {
  const { subscription, isTest } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (isTest) return <TestLink />;
  if (!subscription) return <UnknownLink />;
  if (done?.left || !subscription.isActive) return <Unsubscribed address={subscription.maskedAddress} />;
  const { heading, text, button, keep } = copy.ask;
  const lead = (
    <>
      {text} <strong>{subscription.maskedAddress}</strong>
    </>
  );
  return (
    <PageHero title={heading} lead={lead}>
      <form method="post" className="w-full">
        <Button>{button}</Button>
        <p className="mt-6">{keep}</p>
      </form>
    </PageHero>
  );
}
