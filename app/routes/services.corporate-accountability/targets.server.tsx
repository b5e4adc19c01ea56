import { Badge, BadgeLegend } from "~/components/badge";
import { ButtonLink } from "~/components/button";
import { SourceLine } from "~/components/external-link";
import { Section } from "~/components/section";
import { type Target, targets } from "~/content/corporate-accountability";

export function Targets() {
  return (
    <Section id="targets" kind="ledger" title={targets.heading} lead={targets.intro} background="card">
      <div className="flex flex-col gap-12 pt-8">
        {targets.items.map((target, index) => (
          <CaseFile key={target.slug} target={target} number={index + 1} />
        ))}
      </div>
      <div className="mt-12">
        <BadgeLegend label={targets.legendLabel} entries={targets.legend} />
      </div>
    </Section>
  );
}

/** A folder with its tab: the demand on the cover, what was reported inside. */
function CaseFile({ target, number }: { target: Target; number: number }) {
  const { slug, title, badge, text, ask, facts, action } = target;
  return (
    <article aria-labelledby={`target-${slug}`}>
      <p className="w-fit border-2 border-b-0 border-ink bg-paper px-4 pt-1.5 pb-1 text-sm font-semibold">
        {targets.fileLabel} {number}
      </p>
      <div className="border-2 border-ink bg-paper">
        <div className="border-b-2 border-ink p-5 md:p-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h3 id={`target-${slug}`} className="font-text text-base font-bold tracking-normal">
              {title}
            </h3>
            <Badge badge={badge} />
          </div>
          <p className="mt-3 max-w-none">
            <span className="block text-sm text-soft">{targets.askLabel}</span>
            <strong className="block font-display text-2xl font-normal text-balance">{ask}</strong>
          </p>
        </div>
        <div className="grid gap-x-12 gap-y-6 p-5 md:p-8 lg:grid-cols-[2fr_3fr]">
          <div className="flex flex-col items-start gap-6">
            <p>{text}</p>
            <ButtonLink to={action.to} kind="go">
              {action.label}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          </div>
          <div>
            <h4 className="font-semibold">{targets.factsLabel}</h4>
            <ul className="mt-2">
              {facts.map((fact) => (
                <Fact key={fact.source.link} fact={fact} />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </article>
  );
}

function Fact({ fact }: { fact: Target["facts"][number] }) {
  return (
    <li className="border-t border-hair py-3 sm:flex sm:gap-x-6">
      {"number" in fact && (
        <strong className="block shrink-0 font-display text-2xl font-normal sm:w-44">{fact.number}</strong>
      )}
      <div>
        <p>{"number" in fact ? fact.label : fact.text}</p>
        <SourceLine source={fact.source} year={fact.year} />
      </div>
    </li>
  );
}
