import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { newsletterWords } from "~/content/es/newsletter";
import { definePage } from "~/content/page";
import { personalLinkHeaders } from "~/features/subscribers/signup/personal-link.server";
import { ConfirmPage } from "~/features/subscribers/signup/personal-pages";
import { confirm, loadConfirmPage } from "~/features/subscribers/signup/personal-pages.server";
import { services } from "~/server/services.server";

export const { meta, handle } = definePage(newsletterWords.en.confirmPage);
export const headers = personalLinkHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => loadConfirmPage(request, services, "en");

export const action = ({ request }: ActionFunctionArgs) => confirm(request, services, "en");

export default function Confirm() {
  return <ConfirmPage language="en" />;
}
