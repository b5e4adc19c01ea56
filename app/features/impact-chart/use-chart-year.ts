import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { readYear, YEAR_PARAMETER } from "./chart-year";

/** Long enough that a drag across the chart changes the address once, not at each year. */
const SETTLED_AFTER_MS = 300;

export const CHART_ANCHOR = "chart";

export function yearUrl(year: number): string {
  return `/?${YEAR_PARAMETER}=${year}#${CHART_ANCHOR}`;
}

/** The URL is written without the router, so that no loader runs. */
export function useChartYear(): [number, (year: number) => void] {
  const [search] = useSearchParams();
  const [year, setYear] = useState(() => readYear(search.get(YEAR_PARAMETER)));

  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = new URL(window.location.href).searchParams.get(YEAR_PARAMETER);
      if (readYear(shown) !== year) window.history.replaceState(window.history.state, "", yearUrl(year));
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [year]);

  return [year, setYear];
}
