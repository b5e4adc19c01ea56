import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActionLinks, ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { accentOf, Card } from "~/components/card";
import { Voices } from "~/components/composites";
import { TeaTable } from "~/components/illustrations/poster-pictures";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { FoldedList, RuledList } from "~/components/lists";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import {
  chatRules,
  closing,
  events,
  hero,
  type Program,
  page,
  programs,
  values,
} from "~/content/community-building";
import { definePage } from "~/content/page";
import { communityPoster } from "~/content/posters";
import { classNames } from "~/lib/class-names";
import { useIsSet, useOffered } from "~/lib/site-settings";
import { provided } from "~/server/services.server";
import foldedStyles from "~/styles/folded.css";
import ledgerStyles from "~/styles/ledger.css";
import { Meanwhile } from "./meanwhile";

export const { meta, handle } = definePage(page, { poster: communityPoster });
export const links: LinksFunction = () =>
  [foldedStyles, ledgerStyles].map((href) => ({ rel: "stylesheet", href }));

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
        <ChatRules />
      </PageHero>
      <Meanwhile />
      <Programs />
      <Section id="values" title={values.heading} kind="poster" tone="green">
        <RuledList items={values.cards} onPoster />
      </Section>
      <Voices block={quotes} background="card" isFolded />
      <CallToAction id="closing" copy={closing} />
    </>
  );
}

/** How one gets into the chat, how people treat each other there, and what to do in danger. */
function ChatRules() {
  const { text, link } = chatRules;
  if (!useIsSet()({ to: "community-chat" })) return null;
  return (
    <p className="basis-full text-sm">
      {text}{" "}
      <SiteLink to={link.to} className="inline-block py-0.5">
        {link.label}
      </SiteLink>
    </p>
  );
}

/** Dates are in the chat only. */
function EventsBox() {
  if (!useIsSet()(events.link)) return null;
  return (
    <div id="events" className="mt-3 border-t-4 border-ink pt-4 md:mt-12">
      <h3 className="text-xl">{events.heading}</h3>
      <p className="mt-3 max-w-none">
        {events.text}{" "}
        <SiteLink to={events.link.to} className="inline-block font-semibold">
          {events.link.label}
        </SiteLink>
      </p>
    </div>
  );
}

/** A program without its place is left out, so they go by title. */
const spots: Readonly<Record<string, SpotName>> = {
  "Online Support Groups": "screens",
  "Discord Community": "chat",
  "Peer Mentorship": "mentors",
  "Collective Organizing": "letter",
};

function Programs() {
  const cards = useOffered()<Program>(programs.cards);
  return (
    <Section id="programs" title={programs.heading} lead={programs.intro} kind="list" background="card">
      <div className="rows-on-phone">
        <div className={classNames("grid gap-6 md:grid-cols-2", cards.length === 3 && "lg:grid-cols-3")}>
          {cards.map((card, index) => (
            <Card key={card.title} accent={accentOf(index)}>
              <div className="flex items-center gap-5">
                <div className="hidden md:block">
                  <Spot name={spots[card.title] ?? "chat"} />
                </div>
                <h3 className="text-xl">{card.title}</h3>
              </div>
              <p
                className={classNames("font-semibold max-md:mb-1.5", card.place ? "text-green" : "text-soft")}
              >
                {card.status}
              </p>
              <p>{card.text}</p>
              <FoldedList label={programs.details} about={card.title} items={card.items} />
              <p className="mt-auto pb-8 max-md:pt-3 md:pb-2 lg:pb-0">
                <ButtonLink to={card.action.to}>{card.action.label}</ButtonLink>
              </p>
            </Card>
          ))}
        </div>
      </div>
      <EventsBox />
    </Section>
  );
}
