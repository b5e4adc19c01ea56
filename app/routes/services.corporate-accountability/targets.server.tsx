import { Badge, BadgeLegend } from "~/components/badge";
import { ButtonLink } from "~/components/button";
import { Section } from "~/components/section";
import { SourcedFigure } from "~/components/sourced-figure";
import { type Target, targets } from "~/content/corporate-accountability";

export function Targets() {
  return (
    <Section id="targets" title={targets.heading} lead={targets.intro} background="card">
      <BadgeLegend label={targets.legendLabel} entries={targets.legend} />
      <div className="mt-8 flex flex-col gap-8">
        {targets.items.map((target) => (
          <TargetCard key={target.slug} target={target} />
        ))}
      </div>
    </Section>
  );
}

function TargetCard({ target }: { target: Target }) {
  const { title, badge, text, ask, facts, action } = target;
  return (
    <article className="grid gap-8 border-2 border-ink bg-paper p-5 md:p-8 lg:grid-cols-2 lg:gap-12">
      <div className="flex flex-col items-start gap-4">
        <Badge badge={badge} />
        <h3 className="text-xl">{title}</h3>
        <p>{text}</p>
        <p>
          <strong>{targets.askLabel}:</strong> {ask}
        </p>
        <div className="mt-auto pt-2">
          <ButtonLink to={action.to} kind="go">
            {action.label}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </div>
      </div>
      <div>
        <h4 className="font-semibold">{targets.factsLabel}</h4>
        <div className="mt-4 flex flex-col gap-6">
          {facts.map((figure) => (
            <SourcedFigure key={figure.label} figure={figure} />
          ))}
        </div>
      </div>
    </article>
  );
}
