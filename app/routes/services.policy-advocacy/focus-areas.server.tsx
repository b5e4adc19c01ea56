import { accentOf, Card, CardGrid } from "~/components/card";
import { Section } from "~/components/section";
import { SourcedFigure } from "~/components/sourced-figure";
import { focusAreas } from "~/content/policy-advocacy";

export function FocusAreas() {
  return (
    <Section id="focus-areas" title={focusAreas.heading}>
      <CardGrid min="28rem">
        {focusAreas.items.map((area, index) => (
          <Card key={area.title} accent={accentOf(index)} title={area.title}>
            <p>{area.text}</p>
            <div>
              <h4 className="font-semibold">{focusAreas.initiativesLabel}</h4>
              <ul className="bullets">
                {area.initiatives.map((initiative) => (
                  <li key={initiative}>{initiative}</li>
                ))}
              </ul>
            </div>
            <div className="mt-auto pt-3">
              <SourcedFigure figure={area.figure} />
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
