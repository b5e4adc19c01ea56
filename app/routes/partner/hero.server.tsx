import { ActionLinks } from "~/components/action-links";
import { JoinedRopes } from "~/components/illustrations/joined-ropes";
import { PageHero } from "~/components/page-hero";
import { hero } from "~/content/partner";

export function PartnerHero() {
  return (
    <PageHero title={hero.heading} lead={hero.intro} picture={<JoinedRopes label={hero.picture} />}>
      <ActionLinks actions={hero.actions} />
    </PageHero>
  );
}
