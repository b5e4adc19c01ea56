import { ActionLinks } from "~/components/button";
import { accentOf, Card, CardGrid } from "~/components/card";
import { HelpTicket } from "~/components/help-ticket";
import { RaisedHands } from "~/components/illustrations/poster-pictures";
import { StructuredData } from "~/components/inline-script";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { different, help, hero, page, promise, services } from "~/content/home";
import { homePoster } from "~/content/page";
import { organizationData } from "~/features/seo/structured-data";
import { useIsSet, useSite } from "~/lib/site-settings";

function Services() {
  return (
    <Section kind="list" id="services" title={services.heading} lead={services.intro}>
      <div className="rows-on-phone">
        <CardGrid>
          {services.areas.map((area, index) => (
            <Card key={area.id} accent={accentOf(index)} title={area.title}>
              <p className="max-md:text-sm">{area.description}</p>
              <div className="flex grow items-start gap-x-5 max-md:flex-wrap md:flex-col">
                <details className="fold open:basis-full">
                  <summary className="py-1.5 text-sm">
                    {services.features}
                    <span className="sr-only">: {area.title}</span>
                  </summary>
                  <ul className="bullets max-md:mb-2">
                    {area.features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </details>
                <SiteLink to={area.link.to} className="inline-block py-1.5 font-semibold md:mt-auto">
                  {area.link.label}
                </SiteLink>
              </div>
            </Card>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

function Different() {
  return (
    <Section kind="quote" id="different" title={different.heading} background="card" isComposite>
      <div className="gap-x-10 lg:grid lg:grid-cols-[1fr_2fr]">
        <p className="max-w-[26ch] font-display text-xl leading-[1.08] md:text-2xl">{different.intro}</p>
        <details className="fold mt-2 md:max-lg:mt-10">
          <summary className="py-1.5 font-semibold">{different.more}</summary>
          <div className="mt-4 grid gap-x-10 gap-y-8 sm:grid-cols-2 md:mt-0">
            {different.cards.map((card) => (
              <div key={card.id} className="border-t-2 border-ink pt-3">
                <h3 className="text-xl">{card.title}</h3>
                <p className="mt-2">{card.text}</p>
              </div>
            ))}
          </div>
        </details>
      </div>
    </Section>
  );
}

function HomeHero() {
  const isOpen = useIsSet()({ to: "donate" });
  return (
    <>
      <div className="home-hero">
        <div className="home-text">
          <h1 className="text-3xl uppercase lg:text-[min(4.25rem,4.7vw)]">{hero.heading}</h1>
          <p className="mt-4 text-lg max-sm:text-base max-sm:leading-snug">{hero.intro}</p>
        </div>
        <HelpTicket words={help} />
        <div className="home-actions no-print">
          <ActionLinks actions={hero.actions} size="small" main="none" />
          {!isOpen && <p className="self-center text-sm text-soft">{hero.notOpen}</p>}
        </div>
        <div className="home-picture no-print">
          <RaisedHands label={homePoster.picture} />
        </div>
      </div>
      <Section kind="poster" tone="green" id="promise" title={promise.heading} lead={promise.text} />
    </>
  );
}

export function HomeOpening() {
  return (
    <>
      <StructuredData value={organizationData(useSite(), page.description)} />
      <HomeHero />
      <Services />
      <Different />
    </>
  );
}
