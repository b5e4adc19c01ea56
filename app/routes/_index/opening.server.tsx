import { ActionLinks } from "~/components/button";
import { accentOf, Card, CardGrid } from "~/components/card";
import { RaisedHands } from "~/components/illustrations/poster-pictures";
import { StructuredData } from "~/components/inline-script";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { different, help, hero, page, promise, services } from "~/content/home";
import { homePoster } from "~/content/page";
import { states } from "~/content/resources/states";
import { organizationData } from "~/features/seo/structured-data";
import { useSite } from "~/lib/site-settings";

function SearchForm() {
  const { action, name, hint, submit } = help.search;
  return (
    <form method="get" action={action} className="mt-3 flex gap-3 max-xs:flex-wrap">
      <input
        id="need"
        type="search"
        name={name}
        placeholder={hint}
        autoComplete="off"
        aria-labelledby="help-title"
        className="h-12 min-w-0 grow max-xs:w-full border-2 border-ink bg-card px-3 text-ink"
      />
      <button type="submit" className="button button-small">
        {submit}
      </button>
    </form>
  );
}

function Needs() {
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-4">
      {help.needs.map((need) => (
        <li key={need.label}>
          <SiteLink to={need.to} className="inline-block py-1 font-semibold">
            {need.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Numbers to tear off, as from a notice on a wall. */
function Stubs() {
  return (
    <ul className="help-stubs">
      {help.lines.map(({ dial, to, text }) => (
        <li key={dial}>
          <a href={to} className="help-stub">
            <span className="block font-display text-xl leading-none">Call {dial}</span>
            <span className="mt-1 block text-sm leading-tight">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function StateForm() {
  const { action, label, choose, submit } = help.state;
  return (
    <form method="get" action={action}>
      <label htmlFor="need-state" className="font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <select
          id="need-state"
          name="state"
          required
          className="h-12 min-w-0 grow border-2 max-xs:w-full xs:min-w-48 border-ink bg-card px-2 text-ink"
        >
          <option value="">{choose}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="button button-small">
          {submit}
        </button>
      </div>
    </form>
  );
}

function HelpTicket() {
  return (
    <section aria-labelledby="help-title" className="help-ticket">
      <div className="wrap">
        <div className="help-parts">
          <div className="help-search">
            <h2 id="help-title" className="text-xl uppercase">
              {help.heading}
            </h2>
            <SearchForm />
            <Needs />
          </div>
          <Stubs />
          <div className="help-more">
            <StateForm />
            <p className="mt-3">
              <SiteLink to={help.firstWeek.to} className="inline-block py-1 font-semibold">
                {help.firstWeek.label}
              </SiteLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Services() {
  return (
    <Section kind="list" id="services" title={services.heading} lead={services.intro}>
      <CardGrid>
        {services.areas.map((area, index) => (
          <Card key={area.id} accent={accentOf(index)} title={area.title}>
            <p>{area.description}</p>
            <ul className="bullets">
              {area.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <SiteLink to={area.link.to} className="mt-auto inline-block pt-2 font-semibold">
              {area.link.label}
            </SiteLink>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Different() {
  return (
    <Section kind="quote" id="different" title={different.heading} background="card">
      <p className="max-w-[26ch] font-display text-2xl leading-[1.08] text-balance">{different.intro}</p>
      <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {different.cards.map((card) => (
          <div key={card.id} className="border-t-2 border-ink pt-3">
            <h3 className="text-xl">{card.title}</h3>
            <p className="mt-2">{card.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

function HomeHero() {
  return (
    <>
      <div className="home-hero">
        <div className="home-text">
          <h1 className="text-3xl uppercase">{hero.heading}</h1>
          <p className="mt-4 text-lg max-sm:text-base max-sm:leading-snug">{hero.intro}</p>
        </div>
        <HelpTicket />
        <div className="home-actions no-print">
          <ActionLinks actions={hero.actions} size="small" />
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
