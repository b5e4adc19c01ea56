import { LegalPage } from "~/components/legal-page";
import { termsOfService } from "~/content/legal/terms-of-service";
import { definePage } from "~/lib/page";

const described = definePage(termsOfService.page, { interactive: false });
export const meta = described.meta;
export const handle = described.handle;

export default function TermsOfService() {
  return <LegalPage document={termsOfService} />;
}
