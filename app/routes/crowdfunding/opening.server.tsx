import { ActionLinks } from "~/components/button";
import { SourceLine } from "~/components/external-link";
import { RaisedBallot } from "~/components/illustrations/page-pictures";
import { RuledList } from "~/components/lists";
import { PageHero } from "~/components/page-hero";
import { Section } from "~/components/section";
import { FigureRows } from "~/components/sourced-figure";
import { figures, governmentGaps, hero, vision } from "~/content/crowdfunding";

function Figures() {
  return (
    <Section id="figures" title={figures.heading} kind="ledger">
      <FigureRows figures={figures.items} />
    </Section>
  );
}

function GovernmentGaps() {
  const { heading, intro, items } = governmentGaps;
  return (
    <Section id="gaps" title={heading} lead={intro} kind="list" background="card" isFolded>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {items.map(({ id, title, text, source }) => (
          <div key={id} className="border-t-2 border-ink pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-3 mb-2">{text}</p>
            <SourceLine source={source} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Vision() {
  const { heading, intro, items } = vision;
  return (
    <Section id="vision" title={heading} lead={intro} kind="poster" tone="green" isFolded>
      <RuledList items={items} onPoster />
    </Section>
  );
}

export function Opening() {
  return (
    <PageHero title={hero.heading} lead={hero.intro} picture={<RaisedBallot label={hero.picture} />}>
      <ActionLinks actions={hero.actions} />
    </PageHero>
  );
}

/** Follows the questions, which are what the page is for. */
export function Background() {
  return (
    <>
      <Figures />
      <GovernmentGaps />
      <Vision />
    </>
  );
}
