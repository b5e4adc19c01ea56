import { renderToStaticMarkup } from "react-dom/server";
import { scalableSvg } from "~/lib/scalable-svg";
import { narrowFrame, TrafficLine, type TrafficLineData, wideFrame } from "./traffic-line";

/** SVG for each side of the 768 px breakpoint; its colors are CSS variables of the page. */
export interface RenderedTrafficChart {
  wide: string;
  narrow: string;
}

export function renderTraffic(data: TrafficLineData): RenderedTrafficChart {
  const render = (frame: typeof wideFrame) =>
    scalableSvg(renderToStaticMarkup(<TrafficLine frame={frame} {...data} />));
  return { wide: render(wideFrame), narrow: render(narrowFrame) };
}
