import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "~/lib/class-names";
import type { RenderedTrafficChart } from "./render-traffic.server";
import type { TrafficLineData } from "./traffic-line";

const LiveChart = lazy(() => import("./live-chart"));

interface ChartPictureProps extends TrafficLineData {
  charts: RenderedTrafficChart;
}

/** The server's SVG, which nivo replaces with tooltips once a pointer enters it: until then nivo is not loaded. */
export function ChartPicture({ charts, ...data }: ChartPictureProps) {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const isLive = width !== undefined;
  useEffect(() => {
    const element = container.current;
    if (!isLive || !element) return;
    // Unlike the SVG, the live chart has a fixed width, which must follow the window and the orientation.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLive]);
  const staticChart = (
    <>
      <StaticSvg svg={charts.wide} className="hidden md:block print:block" />
      <StaticSvg svg={charts.narrow} className="md:hidden print:hidden" />
    </>
  );
  const activate = (event: PointerEvent) => {
    if (width === undefined && event.isTrusted) setWidth(container.current?.clientWidth);
  };
  return (
    <div ref={container} onPointerEnter={activate} className="min-w-0 grow">
      {width === undefined ? (
        staticChart
      ) : (
        <Suspense fallback={staticChart}>
          <LiveChart width={width} {...data} />
        </Suspense>
      )}
    </div>
  );
}

function StaticSvg({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      className={classNames("[&>svg]:h-auto [&>svg]:max-w-full", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG that the server rendered from numbers it counted.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
