import { accentOf, Card, CardGrid } from "~/components/card";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { different, services } from "~/content/home";

export function Services() {
  return (
    <Section id="services" title={services.heading} lead={services.intro}>
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
    <Section id="different" title={different.heading} lead={different.intro} background="card">
      <CardGrid>
        {different.cards.map((card) => (
          <div key={card.id} className="border-t-4 border-ink pt-4">
            <h3 className="text-xl">{card.title}</h3>
            <p className="mt-3">{card.text}</p>
          </div>
        ))}
      </CardGrid>
    </Section>
  );
}
