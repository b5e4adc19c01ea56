import { useLoaderData } from "@remix-run/react";
import { ActionLinks } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { accentOf, Card, CardGrid } from "~/components/card";
import { CompositeNote } from "~/components/composites";
import { DeskBox, NightChat } from "~/components/illustrations/page-pictures";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { founderStory, hero, joinMovement, page, values } from "~/content/about";
import { definePage } from "~/content/page";
import type { FounderStory as FounderStoryCopy } from "~/content/types";
import { provided } from "~/server/services.server";
import { OnRecord } from "./on-record";

export const { meta, handle } = definePage(page);

export function loader() {
  return { story: provided().voices.founderStory };
}

export default function About() {
  const { story } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<NightChat label={hero.picture} />} isShort>
        <ActionLinks actions={hero.actions} />
      </PageHero>
      <OnRecord />
      {story && <FounderStory story={story} />}
      <Values />
      <CallToAction id="join" copy={joinMovement} />
    </>
  );
}

/** They have the order of the copy. */
const spots: readonly SpotName[] = ["circle", "toolbox", "megaphone"];

function Values() {
  return (
    <Section kind="list" id="values" title={values.heading} background="card">
      <div className="rows-on-phone">
        <CardGrid>
          {values.cards.map((card, index) => (
            <Card key={card.title} accent={accentOf(index)}>
              <div className="hidden md:block">
                <Spot name={spots[index] ?? "circle"} />
              </div>
              <h3 className="text-xl">{card.title}</h3>
              <p>{card.text}</p>
            </Card>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

function FounderStory({ story }: { story: FounderStoryCopy }) {
  const [opening, ...rest] = story.paragraphs;
  return (
    <Section id="story" title={story.heading} kind="quote" isComposite={story.note !== undefined}>
      {story.note && (
        <div className="mb-6 text-sm">
          <CompositeNote>{story.note}</CompositeNote>
        </div>
      )}
      <p className="font-display text-xl leading-[1.08] text-balance md:text-2xl">{opening}</p>
      {rest.length > 0 && (
        <details className="fold mt-2 md:mt-8">
          <summary className="py-1.5 font-semibold">{founderStory.more}</summary>
          <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
            <div>
              {rest.map((paragraph) => (
                <p key={paragraph} className="mt-5">
                  {paragraph}
                </p>
              ))}
            </div>
            <div className="max-w-sm lg:max-w-none lg:self-center">
              <DeskBox label={story.picture} />
            </div>
          </div>
        </details>
      )}
    </Section>
  );
}
