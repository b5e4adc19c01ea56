import { LegalPage } from "~/components/legal-page";
import { privacyPolicy } from "~/content/legal/privacy-policy";
import { definePage } from "~/content/page";

export const { meta, handle } = definePage(privacyPolicy.page);

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}
