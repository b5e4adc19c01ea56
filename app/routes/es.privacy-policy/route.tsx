import type { LinksFunction } from "@remix-run/node";
import { LegalPage } from "~/components/legal-page";
import { privacyInShort } from "~/content/es/privacy";
import { definePage } from "~/content/page";
import legalStyles from "~/styles/legal.css";

export const { meta, handle } = definePage(privacyInShort.page);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: legalStyles }];

export default function SpanishPrivacy() {
  return <LegalPage document={privacyInShort} />;
}
