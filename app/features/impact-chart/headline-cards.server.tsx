import { SiteLink } from "~/components/site-link";
import { SourcedFigure } from "~/components/sourced-figure";
import { WorkingEstimate } from "~/components/working-estimate";
import { estimateNote, headlineFigures, sourcedFigures } from "~/content/headline-figures";
import { displacement } from "~/content/home";

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
