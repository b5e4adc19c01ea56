import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { ErrorPage } from "~/components/error-page";
import { CheckedFigures } from "~/components/illustrations/checked-figures";
import { DeskBox } from "~/components/illustrations/desk-box";
import { FilmEvening } from "~/components/illustrations/film-evening";
import { GivingJar } from "~/components/illustrations/giving-jar";
import { HelpNotice } from "~/components/illustrations/help-notice";
import { JoinedRopes } from "~/components/illustrations/joined-ropes";
import { LitTower } from "~/components/illustrations/lit-tower";
import { NightChat } from "~/components/illustrations/night-chat";
import { RaisedBallot } from "~/components/illustrations/raised-ballot";
import { RaisedHands } from "~/components/illustrations/raised-hands";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { TeaTable } from "~/components/illustrations/tea-table";
import { ToolHouse } from "~/components/illustrations/tool-house";
import { TornCalendar } from "~/components/illustrations/torn-calendar";
import { Ledger, LedgerRow } from "~/components/ledger";
import { LegalPage } from "~/components/legal-page";
import { NumberedSteps } from "~/components/numbered-steps";
import { PageHero } from "~/components/page-hero";
import { RuledList } from "~/components/ruled-list";
import { Section } from "~/components/section";
import { ServerOnly } from "~/components/server-only";
import { privacyPolicy } from "~/content/legal/privacy-policy";
import { accessSteps, hero, peerInvitation } from "~/content/support-resources-page";
import { Sample, Samples } from "./sample.server";

const illustrations = {
  RaisedHands,
  CheckedFigures,
  DeskBox,
  FilmEvening,
  GivingJar,
  HelpNotice,
  JoinedRopes,
  LitTower,
  TeaTable,
  ToolHouse,
  TornCalendar,
  NightChat,
  RaisedBallot,
};

const spots: readonly SpotName[] = [
  "circle",
  "toolbox",
  "megaphone",
  "ticket",
  "groceries",
  "certificate",
  "screens",
  "chat",
  "mentors",
  "letter",
  "calendar",
];

export function BlocksSection() {
  return (
    <Section id="blocks" title="Blocks of a page">
      <Samples>
        <Sample name="PageHero, with and without a picture" bare>
          <PageHero title={hero.heading} lead={hero.intro}>
            <ButtonLink to="#blocks">{peerInvitation.actions[0]?.label}</ButtonLink>
          </PageHero>
          <PageHero title={hero.heading} lead={hero.intro} picture={<GivingJar label="A jar with coins" />} />
        </Sample>
        <Sample name="Section on paper and on card" bare>
          <Section id="sample-paper" title="On paper" lead="A titled part of a page." />
          <Section id="sample-card" title="On card" lead="Set off by its background." background="card" />
        </Sample>
        <Sample name="Section of each kind" bare>
          <Section kind="poster" tone="red" id="sample-poster" title="A poster" lead={accessSteps.intro} />
          <Section kind="ledger" id="sample-ledger" title="A ledger" lead={accessSteps.intro}>
            <Ledger>
              {accessSteps.steps.map(({ title, text }) => (
                <LedgerRow key={title} entry={<h3 className="text-xl">{title}</h3>} source="Its source">
                  <p>{text}</p>
                </LedgerRow>
              ))}
            </Ledger>
          </Section>
          <Section kind="list" id="sample-list" title="A list" lead={accessSteps.intro} />
          <Section kind="quote" id="sample-quote" title="A quotation, large, in the display face" />
          <Section kind="form" id="sample-form" title="A form" lead={accessSteps.intro}>
            <p>The form.</p>
          </Section>
        </Sample>
        <Sample name="CallToAction" bare>
          <CallToAction id="sample-call" copy={peerInvitation} />
        </Sample>
        <Sample name="RuledList">
          <RuledList items={accessSteps.steps} />
        </Sample>
        <Sample name="NumberedSteps">
          <NumberedSteps items={accessSteps.steps} />
        </Sample>
        <Sample name="ErrorPage for 404, and for an unexpected error" bare>
          <ErrorPage status={404} />
          <ErrorPage status={500} />
        </Sample>
        <Sample name="LegalPage, its first parts" bare>
          <LegalPage document={{ ...privacyPolicy, sections: privacyPolicy.sections.slice(0, 2) }} />
        </Sample>
      </Samples>
    </Section>
  );
}

function Illustrations() {
  return (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-4">
      {Object.entries(illustrations).map(([name, Illustration]) => (
        <li key={name}>
          <Illustration label={name} />
          <p className="mt-2 text-sm text-soft">{name}</p>
        </li>
      ))}
    </ul>
  );
}

export function IllustrationsSection() {
  return (
    <Section id="drawings" title="Drawings">
      <Samples>
        <Sample name="Posters, in a ServerOnly part">
          <ServerOnly id="sample-drawings" part={Illustrations} />
        </Sample>
        <Sample name="Spot">
          <ul className="flex flex-wrap gap-6">
            {spots.map((name) => (
              <li key={name} className="text-center text-sm text-soft">
                <Spot name={name} />
                {name}
              </li>
            ))}
          </ul>
        </Sample>
      </Samples>
    </Section>
  );
}
