import { ActionLinks } from "~/components/action-links";
import { ToolHouse } from "~/components/illustrations/tool-house";
import { PageHero } from "~/components/page-hero";
import { hero } from "~/content/policy-advocacy";
import { policyPoster } from "~/content/posters/policy";

export function PolicyHero() {
  return (
    <PageHero
      title={hero.heading}
      lead={hero.intro}
      picture={<ToolHouse label={policyPoster.picture} />}
      poster={policyPoster.name}
    >
      <ActionLinks actions={hero.actions} />
    </PageHero>
  );
}
