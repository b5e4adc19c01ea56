import { LegalPage } from "~/components/legal-page";
import { privacyInShort } from "~/content/es/privacy";
import { definePage } from "~/content/page";

export const { meta, handle } = definePage(privacyInShort.page);

export default function SpanishPrivacy() {
  return <LegalPage document={privacyInShort} />;
}
