import { useLoaderData } from "@remix-run/react";
import { ActionLinks } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { accentOf, Card } from "~/components/card";
import { Voices } from "~/components/composites";
import { TeaTable } from "~/components/illustrations/poster-pictures";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { RuledList } from "~/components/lists";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { closing, events, hero, page, programs, values } from "~/content/community-building";
import { definePage } from "~/content/page";
import { communityPoster } from "~/content/posters";
import { useIsSet } from "~/lib/site-settings";
import { provided } from "~/server/services.server";

export const { meta, handle } = definePage(page, { poster: communityPoster });

export function loader() {
  return { quotes: provided().voices.communityVoices };
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
        <RuledList items={values.cards} onPoster />
      </Section>
      <EventsBox />
      <Voices block={quotes} background="card" />
      <CallToAction id="closing" copy={closing} />
    </>
  );
}

/** Dates are in the chat only. */
function EventsBox() {
  const isSet = useIsSet();
  if (!isSet({ to: "community-chat" })) return null;
  return (
    <Section id="events" title={events.heading} lead={events.text} kind="ledger">
      <div className="grid items-center gap-x-14 lg:grid-cols-[1fr_auto]">
        <ul>
          {events.items.map((item) => (
            <li key={item} className="border-b border-hair py-3 text-lg">
              {item}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-6 pt-6 lg:flex-col">
          <Spot name="calendar" />
          <ActionLinks actions={events.actions} main="none" />
        </div>
      </div>
    </Section>
  );
}

/** They have the order of the copy. */
const spots: readonly SpotName[] = ["screens", "chat", "mentors", "letter"];

function Programs() {
  return (
    <Section id="programs" title={programs.heading} kind="list">
      <div className="grid gap-6 md:grid-cols-2">
        {programs.cards.map((card, index) => (
          <Card key={card.title} accent={accentOf(index)}>
            <div className="flex items-center gap-5">
              <Spot name={spots[index] ?? "chat"} />
              <h3 className="text-xl">{card.title}</h3>
            </div>
            <p>{card.text}</p>
            <ul className="bullets">
              {card.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  );
}
