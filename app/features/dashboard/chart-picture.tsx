import { lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "~/lib/class-names";
import type { Drawings } from "./render-traffic.server";
import type { Drawn } from "./traffic-line";

const LiveChart = lazy(() => import("./live-chart"));

interface ChartPictureProps extends Drawn {
  drawings: Drawings;
}

/**
 * The server's drawing in both sizes. Where somebody points at it, nivo is fetched and takes over with tooltips; who
 * never does, never pays for it.
 */
export function ChartPicture({ drawings, ...drawn }: ChartPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const isAlive = width !== undefined;
  useEffect(() => {
    const element = place.current;
    if (!isAlive || !element) return;
    // Unlike the drawing, it has a width of its own, which must follow a window that is resized or a screen turned.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAlive]);
  const still = (
    <>
      <Drawing svg={drawings.wide} className="hidden md:block print:block" />
      <Drawing svg={drawings.narrow} className="md:hidden print:hidden" />
    </>
  );
  const comeAlive = (event: PointerEvent) => {
    if (width === undefined && event.isTrusted) setWidth(place.current?.clientWidth);
  };
  return (
    <div ref={place} onPointerEnter={comeAlive} className="min-w-0 grow">
      {width === undefined ? (
        still
      ) : (
        <Suspense fallback={still}>
          <LiveChart width={width} {...drawn} />
        </Suspense>
      )}
    </div>
  );
}

function Drawing({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      className={classNames("[&>svg]:h-auto [&>svg]:max-w-full", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing of numbers it counted.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
