import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/button";
import { Voices } from "~/components/composites";
import { DonateButton } from "~/components/donate-button";
import { GivingJar } from "~/components/illustrations/page-pictures";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { registeredAs } from "~/components/organization";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { closing, hero, impact, money, notOpen, page, platformNote, promises } from "~/content/donate";
import { definePage } from "~/content/page";
import { classNames } from "~/lib/class-names";
import { useIsSet, useSite } from "~/lib/site-settings";
import { provided } from "~/server/services.server";
import foldedStyles from "~/styles/folded.css";
import givingStyles from "~/styles/giving.css";
import { Money } from "./money";
import { MonthlyTiers, OneTimeTiers } from "./tiers";

export const { meta, handle } = definePage(page);
export const links: LinksFunction = () =>
  [foldedStyles, givingStyles].map((href) => ({ rel: "stylesheet", href }));

export function loader() {
  return { quotes: provided().voices.donorVoices };
}

export default function Donate() {
  const { quotes } = useLoaderData<typeof loader>();
  const isOpen = useIsSet()({ to: "donate" });
  return (
    <>
      <PageHero title={hero.heading} lead={hero.intro} picture={<GivingJar label={hero.picture} />}>
        {!isOpen && (
          <ButtonLink to={notOpen.action.to} kind="go">
            {notOpen.action.label}
          </ButtonLink>
        )}
        {hero.actions.map((action) =>
          action.to === "donate" ? (
            <DonateButton key={action.to}>{action.label}</DonateButton>
          ) : (
            <ButtonLink key={action.to} to={action.to}>
              {action.label}
            </ButtonLink>
          ),
        )}
        <div
          className={classNames(
            "order-first basis-full",
            isOpen ? "order-last text-sm text-soft" : "md:text-lg",
          )}
        >
          {!isOpen && <p className="font-bold">{notOpen.heading}</p>}
          <p className="max-w-none wrap-anywhere">{isOpen ? <Platform /> : notOpen.text}</p>
          <Receiver />
        </div>
      </PageHero>
      {isOpen && <OneTimeTiers />}
      {isOpen && <MonthlyTiers />}
      <Money />
      <Section id="promises" title={promises.heading} kind="poster" tone="green">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-3 md:gap-y-8">
          {promises.items.map((promise) => (
            <div key={promise.title} className="border-t-2 border-ink pt-2 md:pt-4">
              <h3 className="text-xl">{promise.title}</h3>
              <p className="mt-1 max-md:text-sm md:mt-3">{(!isOpen && promise.notOpen) || promise.text}</p>
              {promise.action && (
                <SiteLink to={promise.action.to} className="inline-block py-2 font-semibold">
                  {promise.action.label}
                </SiteLink>
              )}
            </div>
          ))}
        </div>
      </Section>
      {!isOpen && <Impact />}
      {isOpen && <Voices block={quotes} background="card" isFolded />}
      <Section id="closing" title={closing.heading} lead={closing.text} kind="list" isFolded={isOpen}>
        <p className="no-print flex flex-wrap gap-x-6">
          {closing.actions.map(({ label, to }) => (
            <SiteLink key={to} to={to} className="inline-block py-2 font-semibold">
              {label}
            </SiteLink>
          ))}
        </p>
      </Section>
    </>
  );
}

function Platform() {
  const { donate } = useSite().places;
  return `${platformNote.text}${donate ? `: ${new URL(donate).host}` : ""}.`;
}

/** Whom a gift goes to, where that is set. */
function Receiver() {
  const { organization } = useSite();
  const registered = registeredAs(organization);
  const { taxStatus } = organization;
  if (!registered && !taxStatus) return null;
  return (
    <p className="mt-2 max-w-none">
      {registered && (
        <>
          {money.giftsGoTo} {registered}.{" "}
        </>
      )}
      {taxStatus}
    </p>
  );
}

/** They have the order of the copy. */
const spots: readonly SpotName[] = ["ticket", "groceries", "certificate"];

/** Where gifts are taken, the amounts to give say it. */
function Impact() {
  const { heading, note } = impact.notOpen;
  return (
    <Section id="impact" title={heading} lead={note} kind="ledger">
      <ul>
        {impact.examples.map((example, index) => (
          <li
            key={example.amount}
            className="flex items-baseline gap-x-5 border-b border-hair py-2 md:items-center"
          >
            <div className="hidden self-center md:block">
              <Spot name={spots[index] ?? "ticket"} />
            </div>
            <p className="min-w-16 shrink-0 font-display text-2xl leading-none whitespace-nowrap md:min-w-28">
              {example.amount}
            </p>
            <p className="min-w-0 grow md:text-lg">{example.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
