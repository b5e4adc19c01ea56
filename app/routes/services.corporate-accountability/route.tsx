import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { ActionLinks } from "~/components/button";
import { LitTower } from "~/components/illustrations/poster-pictures";
import { PageHero } from "~/components/page-hero";
import { SiteLink } from "~/components/site-link";
import { hero, page, partnershipForm } from "~/content/corporate-accountability";
import { definePage } from "~/content/page";
import { corporatePoster } from "~/content/posters";
import { corporatePageForm } from "~/features/partnership/application.form";
import { partnershipHandler } from "~/features/partnership/application.server";
import { FormSection } from "~/kits/forms/form-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";
import foldedStyles from "~/styles/folded.css";
import ledgerStyles from "~/styles/ledger.css";
import { PublicRecord } from "./record.server";

export const { meta, handle } = definePage(page, {
  scripts: ["forms"],
  poster: corporatePoster,
});

export const links: LinksFunction = () =>
  [foldedStyles, ledgerStyles].map((href) => ({ rel: "stylesheet", href }));

export function action({ request }: ActionFunctionArgs) {
  const handler = partnershipHandler(services.db, corporatePageForm, "corporate_accountability");
  return handlePublicForms(request, services, [handler]);
}

export default function CorporateAccountability() {
  return (
    <>
      <PageHero
        title={hero.heading}
        lead={hero.intro}
        picture={<LitTower label={corporatePoster.picture} />}
        poster={corporatePoster.name}
      >
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <PublicRecord />
      <FormSection
        form={corporatePageForm}
        title={partnershipForm.heading}
        lead={
          <>
            {partnershipForm.text}{" "}
            <SiteLink to={partnershipForm.link.to} className="font-semibold">
              {partnershipForm.link.label}
            </SiteLink>
          </>
        }
        folded={partnershipForm.folded}
        background="card"
      />
    </>
  );
}
