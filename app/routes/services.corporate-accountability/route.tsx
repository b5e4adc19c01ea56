import type { ActionFunctionArgs, LinksFunction } from "@remix-run/node";
import { ActionLinks } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { LitTower } from "~/components/illustrations/poster-pictures";
import { PageHero } from "~/components/page-hero";
import { SiteLink } from "~/components/site-link";
import { closing, hero, page, partnershipForm } from "~/content/corporate-accountability";
import { definePage } from "~/content/page";
import { corporatePoster } from "~/content/posters";
import { corporatePageForm } from "~/features/partnership/application.form";
import { partnershipHandler } from "~/features/partnership/application.server";
import { FormSection } from "~/kits/forms/form-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";
import foldedStyles from "~/styles/folded.css";
import { PublicRecord } from "./record.server";

export const { meta, handle } = definePage(page, {
  scripts: ["forms"],
  poster: corporatePoster,
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: foldedStyles }];

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
      <CallToAction id="closing" copy={closing} />
      <FormSection
        form={corporatePageForm}
        title={partnershipForm.heading}
        lead={partnershipForm.text}
        folded={partnershipForm.folded}
        aside={
          <p>
            <SiteLink to={partnershipForm.link.to} className="inline-block py-2.5 font-semibold">
              {partnershipForm.link.label}
            </SiteLink>
          </p>
        }
      />
    </>
  );
}
