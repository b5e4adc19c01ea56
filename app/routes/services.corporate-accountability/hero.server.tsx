import { ActionLinks } from "~/components/action-links";
import { LitTower } from "~/components/illustrations/lit-tower";
import { PageHero } from "~/components/page-hero";
import { hero } from "~/content/corporate-accountability";
import { corporatePoster } from "~/content/posters/corporate";

export function CorporateHero() {
  return (
    <PageHero
      title={hero.heading}
      lead={hero.intro}
      picture={<LitTower label={corporatePoster.picture} />}
      poster={corporatePoster.name}
    >
      <ActionLinks actions={hero.actions} />
    </PageHero>
  );
}
