import { Badge } from "~/components/badge";
import { ButtonLink } from "~/components/button";
import { CallToAction } from "~/components/call-to-action";
import { SourceLine } from "~/components/external-link";
import { Ledger, LedgerRow, RuledList } from "~/components/lists";
import { Section } from "~/components/section";
import { closing, scorecard, type Target, targets, themes, wins } from "~/content/corporate-accountability";

export function PublicRecord() {
  return (
    <>
      <Themes />
      <Targets />
      <CallToAction id="closing" copy={closing} main={closing.actions[1]?.to} />
      <Wins />
      <Scorecard />
    </>
  );
}

function Themes() {
  return (
    <Section id="themes" kind="list" title={themes.heading} isFolded>
      <RuledList items={themes.cards} />
    </Section>
  );
}

function Targets() {
  return (
    <Section id="targets" kind="ledger" title={targets.heading} lead={targets.intro} background="card">
      <div className="grid gap-x-6 lg:grid-cols-3">
        {targets.items.map((target, index) => (
          <CaseFile key={target.slug} target={target} number={index + 1} />
        ))}
      </div>
    </Section>
  );
}

/** A folder with its tab; beside each other, their parts begin at the same height. */
function CaseFile({ target, number }: { target: Target; number: number }) {
  const { slug, title, badge, meaning, text, ask, facts, action } = target;
  const [first, ...more] = facts;
  return (
    <article aria-labelledby={`target-${slug}`} className="row-span-4 grid grid-rows-subgrid">
      <p className="mt-8 w-fit border-2 border-b-0 border-ink bg-paper px-4 py-1 text-sm font-semibold">
        {targets.fileLabel} {number}
      </p>
      <div className="border-2 border-b-0 border-ink bg-paper p-5">
        <h3 id={`target-${slug}`} className="text-2xl">
          {title}
        </h3>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Badge badge={badge} />
          <span className="text-sm">{meaning}</span>
        </p>
        <p className="mt-3">
          <span className="block text-sm text-soft">{targets.askLabel}</span>
          <strong>{ask}</strong>
        </p>
      </div>
      <div className="flex flex-col border-2 border-ink bg-paper p-5">
        {first && <Fact fact={first} />}
        <details className="fold mt-2">
          <summary className="py-2 font-semibold">
            {more.length > 0 ? targets.moreLabel : targets.whyLabel}
            <span className="sr-only">: {title}</span>
          </summary>
          {more.map((fact) => (
            <div key={"number" in fact ? fact.label : fact.text} className="border-t border-hair py-3">
              <Fact fact={fact} />
            </div>
          ))}
          <p className="border-t border-hair pt-3">{text}</p>
        </details>
        <div className="mt-auto pt-4">
          <ButtonLink to={action.to}>
            {action.label}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          <p className="mt-2 text-sm">{targets.joining}</p>
        </div>
      </div>
    </article>
  );
}

function Fact({ fact }: { fact: Target["facts"][number] }) {
  return (
    <>
      {"number" in fact && <strong className="block font-display text-2xl font-normal">{fact.number}</strong>}
      <p>{"number" in fact ? fact.label : fact.text}</p>
      <SourceLine source={fact.source} year={fact.year} />
    </>
  );
}

function Wins() {
  return (
    <Section id="wins" kind="list" title={wins.heading} lead={wins.intro} background="card">
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
      kind="ledger"
      title={scorecard.heading}
      lead={`${scorecard.none} ${scorecard.badge}.`}
    >
      <details>
        <summary className="py-2.5 font-semibold">{scorecard.scale}</summary>
        <p className="pb-4">{scorecard.intro}</p>
        <Ledger>
          {scorecard.grades.map(({ grade, title, text }) => (
            <LedgerRow
              key={grade}
              entry={
                <p className="font-display text-2xl">
                  <span className="sr-only">Grade </span>
                  {grade}
                </p>
              }
            >
              <h3 className="text-xl">{title}</h3>
              <p>{text}</p>
            </LedgerRow>
          ))}
        </Ledger>
      </details>
      <ButtonLink to={scorecard.action.to} className="mt-4">
        {scorecard.action.label}
      </ButtonLink>
    </Section>
  );
}
