import { ActionLinks } from "~/components/button";
import { SourceLine } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { SourcedFigure } from "~/components/sourced-figure";
import {
  comparison,
  estimateNote,
  headlineFigures,
  sourcedFigures,
  workingEstimate,
} from "~/content/headline-figures";
import { displacement, hope } from "~/content/home";

export function Outlook() {
  return (
    <>
      <HeadlineCards />
      <Hope />
      <div className="mt-5 flex flex-wrap gap-2 sm:gap-4 md:mt-8">
        <ActionLinks actions={displacement.buttons} main="none" />
      </div>
    </>
  );
}

interface WorkingEstimateProps {
  number: string;
  label: string;
  description: string;
}

/** A figure without a published source: its frame and label set it apart from a `SourcedFigure`. */
function WorkingEstimate({ number, label, description }: WorkingEstimateProps) {
  return (
    <div className="border-2 border-dashed border-soft px-4 py-3">
      <p className="text-sm font-semibold text-soft">{workingEstimate.label}</p>
      <p className="mt-1">
        <strong className="font-display text-xl font-normal">{number}</strong> <b>{label}</b>
        <span className="block text-sm text-soft">{description}</span>
      </p>
    </div>
  );
}

function HeadlineCards() {
  return (
    <div className="mt-5 md:mt-12">
      <h3 className="text-xl">{displacement.figuresHeading}</h3>
      <ul className="strip mt-2 gap-x-10 gap-y-10 md:grid md:grid-cols-2 xl:grid-cols-4 xl:gap-x-7">
        {headlineFigures.map(({ measure, number, label, description }) => (
          <li key={label} className="row-span-2 grid grid-rows-subgrid content-start gap-y-4">
            <div className="max-md:text-sm">
              <SourcedFigure figure={measure} large />
            </div>
            <WorkingEstimate number={number} label={label} description={description} />
          </li>
        ))}
      </ul>
      <details className="mt-4">
        <summary className="py-1 font-semibold">{comparison.summary}</summary>
        <p className="mt-2">
          {estimateNote} <SiteLink to={sourcedFigures.to}>{sourcedFigures.label}</SiteLink>
        </p>
        <dl className="mt-3 grid gap-x-10 gap-y-4 text-sm md:grid-cols-2">
          {headlineFigures.map(({ label, difference }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd>{difference}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm">{comparison.chart}</p>
      </details>
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
          <div key={point.id} className="flex flex-col px-5 py-3 md:gap-3 md:p-8">
            <h4 className="font-display text-xl">{point.title}</h4>
            <div className="flex grow flex-col items-start">
              <details className="fold">
                <summary className="py-1.5 text-sm">
                  {hope.more}
                  <span className="sr-only">: {point.title}</span>
                </summary>
                <p>{point.text}</p>
                {"source" in point && (
                  <div className="mt-2">
                    <SourceLine source={point.source} />
                  </div>
                )}
              </details>
              <SiteLink to={point.link.to} className="py-1.5 font-semibold md:mt-auto">
                {point.link.label}
              </SiteLink>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
