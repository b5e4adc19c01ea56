import { accentOf, Card, CardGrid } from "~/components/card";
import { Section } from "~/components/section";
import { themes } from "~/content/corporate-accountability";
import { Scorecard } from "./scorecard.server";
import { Targets } from "./targets.server";
import { Wins } from "./wins.server";

export function PublicRecord() {
  return (
    <>
      <Themes />
      <Targets />
      <Wins />
      <Scorecard />
    </>
  );
}

function Themes() {
  return (
    <Section id="themes" title={themes.heading}>
      <CardGrid>
        {themes.cards.map((card, index) => (
          <Card key={card.title} accent={accentOf(index)} title={card.title}>
            <p>{card.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
