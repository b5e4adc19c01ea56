import { SiteLink } from "~/components/site-link";
import { SourcedFigure } from "~/components/sourced-figure";
import { estimateNote, headlineFigures, sourcedFigures, workingEstimate } from "~/content/headline-figures";
import { displacement } from "~/content/home";

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

export function HeadlineCards() {
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
