import type { ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { ActionLinks } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { ToolHouse } from "~/components/illustrations/poster-pictures";
import { PageHero } from "~/components/page-hero";
import { AsideList } from "~/components/section";
import { definePage } from "~/content/page";
import { application, applicationLabels, closing, hero, page } from "~/content/policy-advocacy";
import { policyPoster } from "~/content/posters";
import { OUTCOME_PARAMETER, readOutcome } from "~/features/policy-history/outcomes";
import { volunteerForm } from "~/features/volunteer/application.form";
import { volunteerHandler } from "~/features/volunteer/application.server";
import { FormSection } from "~/kits/forms/form-section";
import { handlePublicForms } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";
import { Positions } from "./positions.server";

export const { meta, handle } = definePage(page, {
  scripts: ["forms"],
  policyExceptions: ["style attributes"],
  poster: policyPoster,
});

const form = volunteerForm({ anchor: application.anchor, roles: ["policy_advocate"] });

export function action({ request }: ActionFunctionArgs) {
  return handlePublicForms(request, services, [volunteerHandler(services.db, form)]);
}

export default function PolicyAdvocacy() {
  const [search] = useSearchParams();
  const outcome = readOutcome(search.get(OUTCOME_PARAMETER));
  return (
    <>
      <PageHero
        title={hero.heading}
        lead={hero.intro}
        picture={<ToolHouse label={policyPoster.picture} />}
        poster={policyPoster.name}
      >
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <Positions filter={outcome?.filter} />
      <FormSection
        form={form}
        fixed={{ role: "policy_advocate" }}
        title={application.heading}
        lead={application.text}
        hasStepsOnPhone
        aside={
          <>
            <AsideList title={applicationLabels.responsibilities} items={application.responsibilities} />
            <AsideList title={applicationLabels.requirements} items={application.requirements} />
          </>
        }
      />
      <CallToAction id="closing" copy={closing} />
    </>
  );
}
