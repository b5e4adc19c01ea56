import { Section } from "~/components/section";
import { SourcedFigure } from "~/components/sourced-figure";
import { focusAreas } from "~/content/policy-advocacy";

export function FocusAreas() {
  return (
    <Section id="focus-areas" kind="list" title={focusAreas.heading}>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {focusAreas.items.map((area) => (
          <li
            key={area.title}
            className="row-span-4 grid grid-rows-subgrid gap-y-3 border-t-4 border-ink pt-4"
          >
            <h3 className="text-xl">{area.title}</h3>
            <p>{area.text}</p>
            <div>
              <h4 className="font-semibold">{focusAreas.initiativesLabel}</h4>
              <ul className="bullets">
                {area.initiatives.map((initiative) => (
                  <li key={initiative}>{initiative}</li>
                ))}
              </ul>
            </div>
            <SourcedFigure figure={area.figure} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
