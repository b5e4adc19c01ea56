import { ButtonLink } from "~/components/button";
import { Card, CardGrid } from "~/components/card";
import { Section } from "~/components/section";
import { SourcedFigure } from "~/components/sourced-figure";
import { benefitsFigure, serviceLimits, services } from "~/content/support-resources-page";

export function HelpSection() {
  return (
    <Section id="help" title={services.heading}>
      <CardGrid min="28rem">
        {services.cards.map((card, index) => (
          <Card key={card.title} accent={index === 0 ? "green" : "blue"} title={card.title}>
            <p>{card.text}</p>
            <ul className="bullets">
              {card.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Card>
        ))}
      </CardGrid>
      <p className="no-print mt-8">
        <ButtonLink to={services.directoryLink.to}>{services.directoryLink.label}</ButtonLink>
      </p>
      <div className="mt-12 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div className="border-t-4 border-ink pt-4">
          <h3 className="text-xl">{serviceLimits.heading}</h3>
          <p className="mt-3">{serviceLimits.text}</p>
        </div>
        <div className="border-t-4 border-ink pt-4">
          <SourcedFigure figure={benefitsFigure} />
        </div>
      </div>
    </Section>
  );
}
