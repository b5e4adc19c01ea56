import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { Voices } from "~/components/composites";
import { DonateButton } from "~/components/donate-button";
import { GivingJar } from "~/components/illustrations/page-pictures";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { Ledger, LedgerRow } from "~/components/lists";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { closing, hero, impact, notOpen, page, platformNote, promises } from "~/content/donate";
import { definePage } from "~/content/page";
import { classNames } from "~/lib/class-names";
import { useIsSet } from "~/lib/site-settings";
import { provided } from "~/server/services.server";
import { MonthlyTiers, OneTimeTiers } from "./tiers";

export const { meta, handle } = definePage(page);

export function loader() {
  return { quotes: provided().voices.donorVoices };
}

export default function Donate() {
  const { quotes } = useLoaderData<typeof loader>();
  const isOpen = useIsSet()({ to: "donate" });
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<GivingJar label={hero.picture} />}>
        {hero.actions.map((action) =>
          action.to === "donate" ? (
            <DonateButton key={action.to}>{action.label}</DonateButton>
          ) : (
            <ButtonLink key={action.to} to={action.to}>
              {action.label}
            </ButtonLink>
          ),
        )}
        {!isOpen && (
          <ButtonLink to={notOpen.action.to} kind="go">
            {notOpen.action.label}
          </ButtonLink>
        )}
        <p className={classNames("order-first basis-full", isOpen && "order-last text-sm text-soft")}>
          {isOpen ? platformNote.text : notOpen.text}
        </p>
      </PageHero>
      <Impact />
      {isOpen && <OneTimeTiers />}
      {isOpen && <MonthlyTiers />}
      <Section id="promises" title={promises.heading} kind="poster" tone="green">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-3 md:gap-y-8">
          {promises.items.map((promise) => (
            <div key={promise.title} className="border-t-2 border-ink pt-2 md:pt-4">
              <h3 className="text-xl">{promise.title}</h3>
              <p className="mt-1 max-md:text-sm md:mt-3">{promise.text}</p>
            </div>
          ))}
        </div>
      </Section>
      {isOpen && <Voices block={quotes} background="card" />}
      <CallToAction id="closing" copy={closing} />
    </>
  );
}

/** They have the order of the copy. */
const spots: readonly SpotName[] = ["ticket", "groceries", "certificate"];

function Impact() {
  return (
    <Section id="impact" title={impact.heading} lead={impact.note} kind="ledger">
      <Ledger>
        {impact.examples.map((example, index) => (
          <LedgerRow
            key={example.amount}
            entry={<p className="font-display text-figure">{example.amount}</p>}
            source={<Spot name={spots[index] ?? "ticket"} />}
          >
            <h3 className="text-xl">{example.title}</h3>
            <p className="mt-2">{example.text}</p>
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}
