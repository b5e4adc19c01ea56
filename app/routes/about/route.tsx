import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { accentOf, Card } from "~/components/card";
import { CompositeNote } from "~/components/composites";
import { DeskBox, NightChat } from "~/components/illustrations/page-pictures";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { hero, joinMovement, page, services, values } from "~/content/about";
import { definePage } from "~/content/page";
import type { FounderStory as FounderStoryCopy } from "~/content/types";
import { provided } from "~/server/services.server";
import foldedStyles from "~/styles/folded.css";
import { OnRecord } from "./on-record";

export const { meta, handle } = definePage(page);
export const links: LinksFunction = () => [{ rel: "stylesheet", href: foldedStyles }];

export function loader() {
  return { story: provided().voices.founderStory };
}

export default function About() {
  const { story } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<NightChat label={hero.picture} />}>
        <div className="grid w-full max-w-sm grid-cols-2 gap-4">
          {hero.actions.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} kind={index === 0 ? "go" : "plain"} className="max-sm:px-2">
              {label}
            </ButtonLink>
          ))}
        </div>
      </PageHero>
      <WhatWeDo />
      <OnRecord />
      <Values />
      {story && <FounderStory story={story} />}
      <CallToAction id="join" copy={joinMovement} />
    </>
  );
}

function WhatWeDo() {
  return (
    <Section kind="list" id="services" title={services.heading} background="card">
      <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-4">
        {services.areas.map(({ text, link }) => (
          <li key={link.to} className="border-t-2 border-ink py-1">
            <SiteLink to={link.to} className="inline-block py-1.5 font-semibold">
              {link.label}
            </SiteLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** They have the order of the copy. */
const spots: readonly SpotName[] = ["circle", "toolbox", "megaphone"];

function Values() {
  return (
    <Section kind="list" id="values" title={values.heading} background="card" isFolded>
      <div className="rows-on-phone">
        <div className="grid gap-6 md:grid-cols-3">
          {values.cards.map((card, index) => (
            <Card key={card.title} accent={accentOf(index)}>
              <div className="flex items-center gap-5">
                <div className="hidden lg:block">
                  <Spot name={spots[index] ?? "circle"} />
                </div>
                <h3 className="text-xl">{card.title}</h3>
              </div>
              <p>{card.text}</p>
            </Card>
          ))}
        </div>
      </div>
    </Section>
  );
}

function FounderStory({ story }: { story: FounderStoryCopy }) {
  const [opening, ...rest] = story.paragraphs;
  return (
    <Section id="story" title={story.heading} kind="quote" isComposite={story.note !== undefined} isFolded>
      {story.note && (
        <div className="mb-6 text-sm">
          <CompositeNote>{story.note}</CompositeNote>
        </div>
      )}
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-[1.7fr_1fr]">
        <div>
          <p className="font-display text-xl leading-[1.1] text-balance">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="max-w-sm md:max-w-none">
          <DeskBox label={story.picture} />
        </div>
      </div>
    </Section>
  );
}
