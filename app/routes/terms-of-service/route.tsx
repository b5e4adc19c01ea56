import { LegalPage } from "~/components/legal-page";
import { termsOfService } from "~/content/legal/terms-of-service";
import { definePage } from "~/content/page";

export const { meta, handle } = definePage(termsOfService.page);

export default function TermsOfService() {
  return <LegalPage document={termsOfService} />;
}
