import { useLoaderData } from "@remix-run/react";
import { ActionLinks } from "~/components/action-links";
import { CallToAction } from "~/components/call-to-action";
import { NightChat } from "~/components/illustrations/night-chat";
import { PageHero } from "~/components/page-hero";
import { hero, joinMovement, page } from "~/content/about";
import { definePage } from "~/content/page";
import { voices } from "~/server/services.server";
import { FounderStory } from "./founder-story";
import { Values } from "./values";

export const { meta, handle } = definePage(page);

export function loader() {
  return { story: voices.founderStory };
}

export default function About() {
  const { story } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<NightChat label={hero.picture} />}>
        <ActionLinks actions={hero.actions} />
      </PageHero>
      {story && <FounderStory story={story} />}
      <Values />
      <CallToAction id="join" copy={joinMovement} />
    </>
  );
}
