import { ActionLinks } from "~/components/button";
import { ExternalLink } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import {
  comparison,
  estimateNote,
  headlineFigures,
  sourcedFigures,
  workingEstimate,
} from "~/content/headline-figures";
import { displacement, hope } from "~/content/home";
import type { SourcedFigure } from "~/content/types";

export function Outlook() {
  return (
    <>
      <Hope />
      <div className="mt-5 flex flex-wrap gap-2 sm:gap-4 md:mt-8">
        <ActionLinks actions={displacement.buttons} size="small" main="none" />
      </div>
    </>
  );
}

/** A measure is a line on a phone, its number in a column of its own. */
function Measure({ figure }: { figure: SourcedFigure }) {
  const { number, label, source, year } = figure;
  return (
    <li className="grid gap-x-3 border-t-2 border-ink py-1 xs:grid-cols-[4.75rem_minmax(0,1fr)] md:block">
      <strong className="font-display text-xl leading-none font-normal md:block md:text-figure">
        {number}
      </strong>{" "}
      <span className="max-md:text-sm leading-snug">
        {label}.{" "}
        <span className="text-sm text-soft md:mt-1 md:block">
          <ExternalLink to={source.link}>{source.name}</ExternalLink>, {year}
        </span>
      </span>
    </li>
  );
}

/** Figures without a published source stand apart, folded up, with how they compare with those above. */
function WorkingEstimates() {
  return (
    <details className="mt-1 md:mt-8 print:[&::details-content]:[content-visibility:visible]">
      <summary className="py-1 leading-snug font-semibold">{comparison.summary}</summary>
      <p className="mt-2">
        {estimateNote} <SiteLink to={sourcedFigures.to}>{sourcedFigures.label}</SiteLink>
      </p>
      <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {headlineFigures.map(({ number, label, description, difference }) => (
          <li key={label} className="border-2 border-dashed border-soft px-4 py-3">
            <p className="text-sm font-semibold text-soft">{workingEstimate.label}</p>
            <p className="mt-1">
              <strong className="font-display text-xl font-normal">{number}</strong> <b>{label}</b>
              <span className="block text-sm text-soft">{description}</span>
            </p>
            <p className="mt-2 text-sm">{difference}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">{comparison.chart}</p>
    </details>
  );
}

export function HeadlineCards() {
  return (
    <div className="mt-5 md:mt-10">
      <h3 className="text-xl">{displacement.figuresHeading}</h3>
      <ul className="mt-2 gap-x-10 md:grid md:grid-cols-2 xl:grid-cols-4">
        {headlineFigures.map(({ measure }) => (
          <Measure key={measure.number} figure={measure} />
        ))}
      </ul>
      <WorkingEstimates />
    </div>
  );
}

function Hope() {
  return (
    <div className="mt-5 border-2 md:mt-12 border-ink bg-tint-green shadow-hard">
      <div className="px-5 py-4 md:p-8">
        <h3 className="text-xl uppercase md:text-2xl">{hope.heading}</h3>
        <p className="mt-2 max-md:text-sm md:mt-3 md:text-lg">{hope.intro}</p>
      </div>
      <div className="tear-offs">
        {hope.points.map((point) => (
          <div key={point.id} className="px-5 py-2 md:p-8">
            <h4 className="font-display text-xl">
              <SiteLink to={point.to} className="inline-block py-1">
                {point.title}
              </SiteLink>
            </h4>
            <p className="max-md:text-sm md:mt-2">
              {point.text}
              {"source" in point && (
                <span className="text-sm text-soft">
                  {" "}
                  <ExternalLink to={point.source.link}>{point.source.name}</ExternalLink>
                </span>
              )}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
