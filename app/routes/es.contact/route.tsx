import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactWords } from "~/content/es/contact";
import { definePage } from "~/content/page";
import { contactHandler, sumOf } from "~/features/contact/contact.server";
import { ContactPage } from "~/features/contact/contact-page";
import { formOpening, prefilled } from "~/features/contact/prefill";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { NO_STORE, ownCacheControl } from "~/lib/no-store";
import { services } from "~/server/services.server";

const words = contactWords.es;

export const { meta, handle } = definePage(words.page, { scripts: ["forms"] });

export const headers = ownCacheControl;

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { sum, isShared } = sumOf(services.env, searchParams, new Date(), "es");
  return data(
    { sum, filledIn: prefilled(searchParams, words), opening: formOpening(searchParams, words) },
    isShared ? {} : NO_STORE,
  );
}

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [contactHandler(services, "es")]);
}

export default function SpanishContact() {
  return <ContactPage words={words} {...useLoaderData<typeof loader>()} />;
}
