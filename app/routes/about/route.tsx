import { ActionLinks } from "~/components/action-links";
import { CallToAction } from "~/components/call-to-action";
import { NightChat } from "~/components/illustrations/night-chat";
import { PageHero } from "~/components/page-hero";
import { hero, joinMovement, page } from "~/content/about";
import { definePage } from "~/lib/page";
import { FounderStory } from "./founder-story";
import { Values } from "./values";

export const { meta, handle } = definePage(page, { interactive: false });

export default function About() {
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<NightChat label={hero.picture} />}>
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <FounderStory />
      <Values />
      <CallToAction id="join" copy={joinMovement} />
    </>
  );
}
