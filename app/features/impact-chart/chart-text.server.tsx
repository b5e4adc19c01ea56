import { workingEstimate } from "~/content/headline-figures";
import { displacement } from "~/content/home";
import { chartFinding, chartText } from "~/content/impact-chart";
import { crossing } from "./crossing";
import { FiguresTable } from "./figures-table.server";
import { FINDING_ID } from "./impact-chart";

export function DisplacementHead() {
  return (
    <>
      <h2 id="displacement-title" className="section-title">
        {displacement.heading}
      </h2>
      <p className="section-lead">{displacement.subtitle}</p>
    </>
  );
}

export function ChartCaption() {
  return (
    <>
      <h3 id={FINDING_ID} className="text-2xl">
        {chartFinding(crossing?.year)}
      </h3>
      <p className="mt-3 text-sm">
        <b className="mr-2 inline-block border-2 border-dashed border-soft px-2">{workingEstimate.label}</b>
        {chartText.title}, {chartText.unit}
      </p>
    </>
  );
}

export function ChartNotes() {
  return (
    <>
      <div className="grid gap-x-12 gap-y-2 text-sm text-soft lg:grid-cols-2">
        <p>
          {chartText.projectionNote} {chartText.estimate}
        </p>
        <p>{chartText.scope}</p>
      </div>
      <FiguresTable />
    </>
  );
}
