import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { newsletterWords } from "~/content/es/newsletter";
import { definePage } from "~/content/page";
import { eraseSubscription } from "~/features/data-requests/erase-person.server";
import { LinkByMail } from "~/features/data-requests/unknown-link";
import { personalLinkHeaders } from "~/features/subscribers/signup/personal-link.server";
import { PreferencesPage } from "~/features/subscribers/signup/personal-pages";
import { changePreferences, loadPreferencesPage } from "~/features/subscribers/signup/personal-pages.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(newsletterWords.es.preferencesPage);
export const headers = personalLinkHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => loadPreferencesPage(request, services, "es");

export const action = ({ request }: ActionFunctionArgs) =>
  changePreferences(request, services, "es", (token) => eraseSubscription(services, token, new Date()));

export default function SpanishPreferences() {
  return <PreferencesPage language="es" newLink={<LinkByMail />} />;
}
