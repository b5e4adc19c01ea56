import type { LinksFunction } from "@remix-run/node";
import { LegalPage } from "~/components/legal-page";
import { termsOfService } from "~/content/legal/terms-of-service";
import { definePage } from "~/content/page";
import legalStyles from "~/styles/legal.css";

export const { meta, handle } = definePage(termsOfService.page);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: legalStyles }];

export default function TermsOfService() {
  return <LegalPage document={termsOfService} />;
}
