import { ButtonLink } from "~/components/button";
import { RaisedBallot } from "~/components/illustrations/raised-ballot";
import { PageHero } from "~/components/page-hero";
import { hero } from "~/content/crowdfunding";
import { Figures, GovernmentGaps, Vision } from "./why-it-matters.server";

/** Everything above the questionnaire: words only, drawn by the server alone. */
export function Opening() {
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<RaisedBallot label={hero.picture} />}>
        {hero.actions.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} kind={index === 0 ? "go" : "plain"}>
            {label}
          </ButtonLink>
        ))}
      </PageHero>
      <Figures />
      <GovernmentGaps />
      <Vision />
    </>
  );
}
