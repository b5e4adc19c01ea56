import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { newsletterWords } from "~/content/es/newsletter";
import { definePage } from "~/content/page";
import { LinkByMail } from "~/features/data-requests/unknown-link";
import { personalLinkHeaders } from "~/features/subscribers/signup/personal-link.server";
import { UnsubscribePage } from "~/features/subscribers/signup/personal-pages";
import { leave, loadUnsubscribePage } from "~/features/subscribers/signup/personal-pages.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(newsletterWords.es.unsubscribePage);
export const headers = personalLinkHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => loadUnsubscribePage(request, services, "es");

export const action = ({ request }: ActionFunctionArgs) => leave(request, services);

export default function SpanishUnsubscribe() {
  return <UnsubscribePage language="es" newLink={<LinkByMail />} />;
}
