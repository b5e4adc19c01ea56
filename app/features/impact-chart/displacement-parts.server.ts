import { ChartCaption, ChartNotes, DisplacementHead } from "./chart-text.server";
import type { DisplacementParts } from "./displacement-section";
import { Outlook } from "./outlook.server";
import { NarrowChart, WideChart } from "./render-charts.server";

export const displacementParts: DisplacementParts = {
  head: DisplacementHead,
  caption: ChartCaption,
  wide: WideChart,
  narrow: NarrowChart,
  notes: ChartNotes,
  outlook: Outlook,
};
