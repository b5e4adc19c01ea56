import { accentOf, Card, CardGrid } from "~/components/card";
import { Section } from "~/components/section";
import { methods } from "~/content/policy-advocacy";
import { FocusAreas } from "./focus-areas.server";
import { KeyLessons } from "./key-lessons.server";
import { PolicyHistory } from "./policy-history.server";

export function Positions() {
  return (
    <>
      <FocusAreas />
      <PolicyHistory />
      <KeyLessons />
      <Methods />
    </>
  );
}

function Methods() {
  return (
    <Section id="methods" title={methods.heading} background="card">
      <CardGrid>
        {methods.cards.map((card, index) => (
          <Card key={card.title} accent={accentOf(index)} title={card.title}>
            <p>{card.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
