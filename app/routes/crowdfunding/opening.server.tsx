import { ActionLinks } from "~/components/action-links";
import { RaisedBallot } from "~/components/illustrations/raised-ballot";
import { PageHero } from "~/components/page-hero";
import { hero } from "~/content/crowdfunding";
import { Figures, GovernmentGaps, Vision } from "./why-it-matters.server";

export function Opening() {
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<RaisedBallot label={hero.picture} />}>
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <Figures />
      <GovernmentGaps />
      <Vision />
    </>
  );
}
