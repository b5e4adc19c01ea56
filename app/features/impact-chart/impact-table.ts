import { chartText } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { isProjected } from "./chart-year";
import { netImpact, withAsciiMinus } from "./net-impact";

export interface ImpactRow {
  year: number;
  projected: boolean;
  /** Displaced, at risk and new jobs in millions, one decimal. */
  amounts: string[];
  net: string;
}

export const impactRows: ImpactRow[] = impactYears.map((record) => ({
  year: record.year,
  projected: isProjected(record.year),
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
