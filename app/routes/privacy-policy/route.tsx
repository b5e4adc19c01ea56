import type { LinksFunction } from "@remix-run/node";
import { LegalPage } from "~/components/legal-page";
import { privacyPolicy } from "~/content/legal/privacy-policy";
import { definePage } from "~/content/page";
import legalStyles from "~/styles/legal.css";

export const { meta, handle } = definePage(privacyPolicy.page);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: legalStyles }];

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}
