import { Badge, BadgeLegend } from "~/components/badge";
import { ButtonLink } from "~/components/button";
import { SourceLine } from "~/components/external-link";
import { RuledList } from "~/components/lists";
import { Section } from "~/components/section";
import { scorecard, type Target, targets, themes, wins } from "~/content/corporate-accountability";

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
    <Section id="themes" kind="list" title={themes.heading}>
      <RuledList items={themes.cards} />
    </Section>
  );
}

function Targets() {
  return (
    <Section id="targets" kind="ledger" title={targets.heading} lead={targets.intro} background="card">
      <div className="pt-6">
        <BadgeLegend label={targets.legendLabel} entries={targets.legend} />
        <p className="mt-4">{targets.joining}</p>
      </div>
      <div className="flex flex-col gap-12 pt-8">
        {targets.items.map((target, index) => (
          <CaseFile key={target.slug} target={target} number={index + 1} />
        ))}
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
        <div className="p-5 md:p-8">
          <p>{text}</p>
          <h4 className="mt-6 font-semibold">{targets.factsLabel}</h4>
          <ul className="mt-2 gap-x-12 lg:grid lg:grid-cols-2">
            {facts.map((fact) => (
              <Fact key={"number" in fact ? fact.label : fact.text} fact={fact} />
            ))}
          </ul>
          <ButtonLink to={action.to} kind="go" className="mt-5">
            {action.label}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Fact({ fact }: { fact: Target["facts"][number] }) {
  return (
    // The third of three has the whole width.
    <li className="border-t border-hair py-3 lg:last:odd:col-span-2">
      {"number" in fact && <strong className="block font-display text-2xl font-normal">{fact.number}</strong>}
      <div>
        <p>{"number" in fact ? fact.label : fact.text}</p>
        <SourceLine source={fact.source} year={fact.year} />
      </div>
    </li>
  );
}

function Wins() {
  return (
    <Section id="wins" kind="list" title={wins.heading} lead={wins.intro}>
      <div className="grid gap-8 lg:grid-cols-3">
        {wins.items.map((win) => (
          <article key={win.title} className="border-t-4 border-ink pt-4">
            <p className="text-sm font-semibold text-soft">{win.when}</p>
            <h3 className="mt-1 text-xl">{win.title}</h3>
            <p className="mt-3">{win.text}</p>
            <div className="mt-3">
              {win.sources.map((source) => (
                <SourceLine key={source.link} source={source} />
              ))}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Scorecard() {
  return (
    <Section
      id="scorecard"
      kind="poster"
      tone="blue"
      title={scorecard.heading}
      lead={`${scorecard.none} ${scorecard.intro}`}
      foldedNote={scorecard.none}
      isFolded
    >
      <p className="font-semibold">{scorecard.badge}</p>
      <ul className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {scorecard.grades.map(({ grade, title, text }) => (
          <li key={grade} className="flex gap-6 border-t-2 border-ink pt-4">
            <p className="w-28 shrink-0 font-display text-[min(7.5rem,30vw)] leading-[0.9] whitespace-nowrap">
              <span className="sr-only">Grade </span>
              {grade}
            </p>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-12 grid gap-x-12 gap-y-6 lg:grid-cols-3">
        <h3 className="text-xl">{scorecard.holdsLabel}</h3>
        <ul className="grid gap-x-12 lg:col-span-2 lg:grid-cols-2">
          {scorecard.holds.map((item) => (
            <li key={item} className="border-t border-hair py-2">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink to={scorecard.action.to} className="mt-10">
        {scorecard.action.label}
      </ButtonLink>
    </Section>
  );
}
