import { accentOf, Card, CardGrid } from "~/components/card";
import { Ledger, LedgerRow } from "~/components/ledger";
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
    <Section kind="ledger" id="different" title={different.heading} lead={different.intro} background="card">
      <Ledger>
        {different.cards.map((card) => (
          <LedgerRow key={card.id} entry={<h3 className="text-xl">{card.title}</h3>}>
            <p>{card.text}</p>
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}
