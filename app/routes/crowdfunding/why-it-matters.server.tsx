import { accentOf, Card, CardGrid } from "~/components/card";
import { SourceLine } from "~/components/external-link";
import { Section } from "~/components/section";
import { SiteLink } from "~/components/site-link";
import { SourcedFigure } from "~/components/sourced-figure";
import { figures, governmentGaps, vision } from "~/content/crowdfunding";

export function Figures() {
  return (
    <Section id="figures" title={figures.heading}>
      <div className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {figures.items.map((figure) => (
          <SourcedFigure key={figure.number} figure={figure} large />
        ))}
      </div>
    </Section>
  );
}

export function GovernmentGaps() {
  const { heading, intro, items } = governmentGaps;
  return (
    <Section id="gaps" title={heading} lead={intro} background="card">
      <div className="grid gap-x-12 gap-y-9 md:grid-cols-2">
        {items.map(({ id, title, text, source }) => (
          <div key={id} className="border-t-4 border-red pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-3 mb-2">{text}</p>
            <SourceLine source={source} />
          </div>
        ))}
      </div>
    </Section>
  );
}

export function Vision() {
  const { heading, intro, items, link } = vision;
  return (
    <Section id="vision" title={heading} lead={intro}>
      <CardGrid>
        {items.map(({ id, title, text }, index) => (
          <Card key={id} accent={accentOf(index)} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
      <p className="mt-7">
        <SiteLink to={link.to} className="inline-block py-1 font-semibold">
          {link.label}
        </SiteLink>
      </p>
    </Section>
  );
}
