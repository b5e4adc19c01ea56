import { ActionLinks } from "~/components/button";
import { SourceLine } from "~/components/external-link";
import { SiteLink } from "~/components/site-link";
import { SourcedFigure } from "~/components/sourced-figure";
import { estimateNote, headlineFigures, sourcedFigures, workingEstimate } from "~/content/headline-figures";
import { displacement, hope } from "~/content/home";

export function Outlook() {
  return (
    <>
      <HeadlineCards />
      <Hope />
      <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:flex-wrap">
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
    <div className="mt-12">
      <h3 className="text-xl">{displacement.figuresHeading}</h3>
      <p className="mt-2">
        {estimateNote} <SiteLink to={sourcedFigures.to}>{sourcedFigures.label}</SiteLink>
      </p>
      <ul className="mt-7 grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-4 xl:gap-x-7">
        {headlineFigures.map(({ measure, number, label, description, difference }) => (
          <li key={label} className="row-span-3 grid grid-rows-subgrid content-start gap-y-4">
            <SourcedFigure figure={measure} large />
            <WorkingEstimate number={number} label={label} description={description} />
            <p className="text-sm">{difference}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hope() {
  return (
    <div className="mt-12 border-2 border-ink bg-tint-green shadow-hard">
      <div className="p-6 md:p-8">
        <h3 className="text-2xl uppercase">{hope.heading}</h3>
        <p className="mt-3 text-lg">{hope.intro}</p>
      </div>
      <div className="tear-offs">
        {hope.points.map((point) => (
          <div key={point.id} className="flex flex-col gap-3 p-6 md:p-8">
            <h4 className="font-display text-xl">{point.title}</h4>
            <p>{point.text}</p>
            {"source" in point && <SourceLine source={point.source} />}
            <SiteLink to={point.link.to} className="mt-auto py-1 font-semibold">
              {point.link.label}
            </SiteLink>
          </div>
        ))}
      </div>
    </div>
  );
}
