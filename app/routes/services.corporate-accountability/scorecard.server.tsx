import { AsideList } from "~/components/aside";
import { ButtonLink } from "~/components/button";
import { Section } from "~/components/section";
import { type Grade, scorecard } from "~/content/corporate-accountability";
import { classNames } from "~/lib/class-names";

const grounds: Record<Grade["grade"], string> = {
  "A+": "bg-tint-green",
  C: "bg-tint-gold",
  F: "bg-tint-red",
};

export function Scorecard() {
  return (
    <Section id="scorecard" title={scorecard.heading} lead={scorecard.intro} background="card">
      <p className="inline-block border-2 border-ink bg-gold px-3 py-1 text-sm font-semibold text-on-gold">
        {scorecard.badge}
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-3">
        {scorecard.grades.map(({ grade, title, text }) => (
          <article key={grade} className="flex border-2 border-ink">
            <p
              className={classNames(
                "grid w-24 shrink-0 place-items-center border-r-2 border-ink font-display text-figure",
                grounds[grade],
              )}
            >
              <span className="sr-only">Grade </span>
              {grade}
            </p>
            <div className="p-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
          </article>
        ))}
      </div>
      <div className="mt-8">
        <AsideList title={scorecard.holdsLabel} items={scorecard.holds} />
      </div>
      <ButtonLink to={scorecard.action.to} className="mt-8">
        {scorecard.action.label}
      </ButtonLink>
    </Section>
  );
}
