import { useLoaderData } from "@remix-run/react";
import { ActionLinks } from "~/components/action-links";
import { CallToAction } from "~/components/call-to-action";
import { Voices } from "~/components/composites";
import { TeaTable } from "~/components/illustrations/tea-table";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { closing, hero, page, values } from "~/content/community-building";
import { definePage } from "~/content/page";
import { communityPoster } from "~/content/posters/community";
import { voices } from "~/server/services.server";
import { EventsBox } from "./events-box";
import { Programs } from "./programs";

export const { meta, handle } = definePage(page, { poster: communityPoster });

export function loader() {
  return { quotes: voices.communityVoices };
}

export default function CommunityBuilding() {
  const { quotes } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        title={hero.heading}
        lead={hero.intro}
        picture={<TeaTable label={communityPoster.picture} />}
        poster={communityPoster.name}
      >
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <Programs />
      <Section id="values" title={values.heading} kind="poster" tone="red">
        <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {values.cards.map((card) => (
            <div key={card.title} className="border-t-2 border-ink pt-4">
              <h3 className="text-xl">{card.title}</h3>
              <p className="mt-3">{card.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <EventsBox />
      <Voices block={quotes} background="card" />
      <CallToAction id="closing" copy={closing} />
    </>
  );
}
