import { accentOf, Card, CardGrid } from "~/components/card";
import { Spot, type SpotName } from "~/components/illustrations/spot";
import { Section } from "~/components/section";
import { values } from "~/content/about";

/** In the order of the copy. */
const spots: readonly SpotName[] = ["circle", "toolbox", "megaphone"];

export function Values() {
  return (
    <Section kind="list" id="values" title={values.heading} background="card">
      <CardGrid>
        {values.cards.map((card, index) => (
          <Card key={card.title} accent={accentOf(index)}>
            <Spot name={spots[index] ?? "circle"} />
            <h3 className="text-xl">{card.title}</h3>
            <p>{card.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
