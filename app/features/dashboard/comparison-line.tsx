import type { Comparison } from "./comparison";

export function ComparisonLine({ comparison }: { comparison: Comparison | undefined }) {
  if (!comparison) return null;
  const { shown, spoken } = comparison;
  if (shown === spoken) return <p className="mt-0.5 text-soft">{shown}</p>;
  return (
    <p className="mt-0.5 text-soft">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{spoken}</span>
    </p>
  );
}
