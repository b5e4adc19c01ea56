import { ButtonLink } from "~/components/button";
import { Section } from "~/components/section";
import { scorecard } from "~/content/corporate-accountability";

export function Scorecard() {
  return (
    <Section id="scorecard" kind="poster" tone="blue" title={scorecard.heading} lead={scorecard.intro}>
      <p className="inline-block border-2 border-ink px-3 py-1 font-semibold">{scorecard.badge}</p>
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
        <ul className="bullets gap-x-12 lg:col-span-2 lg:columns-2">
          {scorecard.holds.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <ButtonLink to={scorecard.action.to} className="mt-10">
        {scorecard.action.label}
      </ButtonLink>
    </Section>
  );
}
