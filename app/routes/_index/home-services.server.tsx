import { accentOf, Card, CardGrid } from "~/components/card";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { different, services } from "~/content/home";

export function Services() {
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

export function Different() {
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
