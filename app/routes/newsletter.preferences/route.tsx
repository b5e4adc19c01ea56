import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { PageHero } from "~/components/page-hero";
import { preferencesPage as copy } from "~/content/newsletter/personal-pages";
import { definePage } from "~/content/page";
import { eraseSubscription } from "~/features/data-requests/erase-person.server";
import {
  isTestLink,
  linkToken,
  loadPreferences,
  METHOD_NOT_ALLOWED,
  personalLinkHeaders,
  savePreferences,
} from "~/features/subscribers/signup/personal-link.server";
import {
  EraseQuestion,
  LeftList,
  PreferencesSections,
  TestLink,
  UnknownLink,
} from "~/features/subscribers/signup/personal-link-sections";
import { formMeta } from "~/kits/forms/form-result";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(copy);
export const headers = personalLinkHeaders;

/** Changes nothing: mail programs open links by themselves. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = linkToken(request);
  const preferences = await loadPreferences(services.db, token);
  const asksToErase = new URL(request.url).searchParams.has("erase");
  const isTest = isTestLink(request);
  return data(
    { token: token ?? "", preferences, asksToErase, isTest },
    { status: preferences || isTest ? 200 : 404 },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return data({ done: "nothing" }, METHOD_NOT_ALLOWED);
  const { db } = services;
  const token = linkToken(request);
  const sent = await requireFormBody(request);
  if (isTestLink(request)) return data({ done: "nothing" }, { status: 200 });
  if (token === null || !(await loadPreferences(db, token)))
    return data({ done: "nothing" }, { status: 404 });
  if (sent.get(formMeta.form) === "erase") {
    await eraseSubscription(services, token, new Date());
    return data({ done: "erased" }, { status: 200 });
  }
  return (await savePreferences(db, token, sent, new Date())) ?? data({ done: "saved" }, { status: 200 });
}

function Erased() {
  const { heading, text, home } = copy.erased;
  return (
    <PageHero title={heading} lead={<span role="status">{text}</span>}>
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
    </PageHero>
  );
}

export default function PreferencesPage() {
  const { token, preferences, asksToErase, isTest } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const done = result && "done" in result ? result.done : undefined;
  if (isTest) return <TestLink />;
  if (done === "erased") return <Erased />;
  if (!preferences) return <UnknownLink />;
  const props = { token, preferences };
  if (asksToErase) return <EraseQuestion {...props} />;
  if (!preferences.isActive) return <LeftList {...props} />;
  return <PreferencesSections {...props} isSaved={done === "saved"} />;
}
