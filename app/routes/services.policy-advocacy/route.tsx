import type { ActionFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { AsideList } from "~/components/aside";
import { CallToAction } from "~/components/call-to-action";
import { definePage } from "~/content/page";
import { application, applicationLabels, closing, page } from "~/content/policy-advocacy";
import { policyPoster } from "~/content/posters/policy";
import { OUTCOME_PARAMETER, readOutcome } from "~/features/policy-history/outcomes";
import { volunteerForm } from "~/features/volunteer/application.form";
import { volunteerHandler } from "~/features/volunteer/application.server";
import { VolunteerFormSection } from "~/features/volunteer/application-section";
import { handleForms } from "~/kits/forms/handle-forms.server";
import { publicProtection } from "~/kits/forms/public-protection.server";
import { services } from "~/server/services.server";
import { PolicyHero } from "./hero.server";
import { Positions } from "./positions.server";

export const { meta, handle } = definePage(page, {
  scripts: ["forms"],
  policyExceptions: ["style attributes"],
  poster: policyPoster,
});

const form = volunteerForm({ anchor: application.anchor, roles: ["policy_advocate"] });

export function action({ request }: ActionFunctionArgs) {
  return handleForms(request, [volunteerHandler(services.db, form)], { protect: publicProtection(services) });
}

export default function PolicyAdvocacy() {
  const [search] = useSearchParams();
  const outcome = readOutcome(search.get(OUTCOME_PARAMETER));
  return (
    <>
      <PolicyHero />
      <Positions filter={outcome?.filter} />
      <VolunteerFormSection
        form={form}
        fixedRole="policy_advocate"
        title={application.heading}
        lead={application.text}
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
