import type { ReactNode } from "react";
import { chartControls, chartText } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { isProjected } from "./chart-year";
import { netImpact, withAsciiMinus } from "./year-view";

export const impactRows = impactYears.map((record) => ({
  year: record.year,
  projected: isProjected(record.year),
  /** Displaced, at risk and new jobs in millions, with one decimal. */
  amounts: [record.displaced, record.atRisk, record.newJobs].map((millions) => millions.toFixed(1)),
  net: netImpact(record).text,
}));

export function impactCsvRows(): (string | number)[][] {
  const { fileColumns, yes, no } = chartText.table;
  return [
    [...fileColumns],
    ...impactRows.map(({ year, amounts, net, projected }) => [
      year,
      ...amounts,
      withAsciiMinus(net),
      projected ? yes : no,
    ]),
  ];
}

const copy = chartText.table;

/** @param children how the figures are made */
export function FiguresTable({ children }: { children: ReactNode }) {
  return (
    <details className="mt-3 print:[&::details-content]:[content-visibility:visible]">
      <summary className="print:hidden py-1 font-semibold underline underline-offset-4">
        {copy.summary}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={copy.caption} tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="w-full max-w-form border-collapse text-sm tabular-nums">
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr className="border-b-2 border-ink">
              {copy.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={index === 0 ? "py-1 text-left" : "py-1 pl-2 text-right"}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {impactRows.map(({ year, projected, amounts: [displaced, atRisk, newJobs], net }) => (
              <tr key={year} className="border-b border-hair">
                <th scope="row" className="py-1 text-left font-normal">
                  {year}
                  {projected && <span className="sr-only"> {chartControls.projected}</span>}
                </th>
                <td className="py-1 pl-2 text-right">{displaced}</td>
                <td className="py-1 pl-2 text-right">{atRisk}</td>
                <td className="py-1 pl-2 text-right">{newJobs}</td>
                <td className="py-1 pl-2 text-right font-semibold">{net}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 print:hidden">
        <a href="/impact-chart.csv" download className="inline-block py-1">
          {copy.download}
        </a>
      </p>
      {children}
    </details>
  );
}
