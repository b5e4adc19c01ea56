import { workingEstimate } from "~/content/headline-figures";

interface WorkingEstimateProps {
  number: string;
  label: string;
  description: string;
}

/** A figure without a published source: its frame and label set it apart from a `SourcedFigure`. */
export function WorkingEstimate({ number, label, description }: WorkingEstimateProps) {
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
