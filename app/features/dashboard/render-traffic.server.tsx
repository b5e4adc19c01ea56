import { renderToStaticMarkup } from "react-dom/server";
import { scalableSvg } from "~/lib/scalable-svg";
import { type Drawn, narrowFrame, TrafficLine, wideFrame } from "./traffic-line";

/** A chart as SVG text in two sizes, for each side of the 768 px breakpoint. Colours are the page's own variables. */
export interface Drawings {
  wide: string;
  narrow: string;
}

/** Draws the traffic of a tab; until somebody points at it the browser gets the drawing and no nivo. */
export function renderTraffic(drawn: Drawn): Drawings {
  const draw = (frame: typeof wideFrame) =>
    scalableSvg(renderToStaticMarkup(<TrafficLine frame={frame} {...drawn} />));
  return { wide: draw(wideFrame), narrow: draw(narrowFrame) };
}
