import { LegalPage } from "~/components/legal-page";
import { privacyPolicy } from "~/content/legal/privacy-policy";
import { definePage } from "~/lib/page";

const described = definePage(privacyPolicy.page, { interactive: false });
export const meta = described.meta;
export const handle = described.handle;

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}
