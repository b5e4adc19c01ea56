import { renderToStaticMarkup } from "react-dom/server";
import { scalableSvg } from "~/lib/scalable-svg";
import { narrowFrame, TrafficLine, type TrafficLineData, wideFrame } from "./traffic-line";

/** SVG for each side of the 768 px breakpoint; its colors are CSS variables of the page. */
export interface RenderedTrafficChart {
  wide: string;
  narrow: string;
}

/** Several staff look at the same figures; a chart takes a tenth of its page's time. Some 50 kB each. */
const MAX_STORED = 20;
const stored = new Map<string, RenderedTrafficChart>();

/** Stored by all that it shows, the least recently used out. */
export function renderTraffic(data: TrafficLineData): RenderedTrafficChart {
  const key = JSON.stringify(data);
  const chart = stored.get(key) ?? renderCharts(data);
  stored.delete(key);
  stored.set(key, chart);
  const [oldest] = stored.keys();
  if (stored.size > MAX_STORED && oldest !== undefined) stored.delete(oldest);
  return chart;
}

function renderCharts(data: TrafficLineData): RenderedTrafficChart {
  const render = (frame: typeof wideFrame) =>
    scalableSvg(renderToStaticMarkup(<TrafficLine frame={frame} {...data} />));
  return { wide: render(wideFrame), narrow: render(narrowFrame) };
}
