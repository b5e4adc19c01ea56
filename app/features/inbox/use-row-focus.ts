import { useEffect, useRef } from "react";

interface Shown {
  /** Key of the open row. */
  row: string;
  /** What was just done. */
  did: string;
}

/**
 * A row that opens is shown from its head, whatever was scrolled before. The focus goes to its heading, and stays in the
 * list only while one moves through the list.
 */
export function useRowFocus({ row, did }: Shown) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Shown>({ row, did });
  useEffect(() => {
    const last = before.current;
    if (last.row === row && last.did === did) return;
    before.current = { row, did };
    const box = list.current;
    const current = box?.querySelector<HTMLElement>("[aria-current=true]");
    if (box && current) scrollWithin(box, current);
    const isMoving = did === "" || did === last.did;
    if (isMoving && box?.offsetParent !== null && box?.contains(document.activeElement))
      current?.focus({ preventScroll: true });
    else heading.current?.focus({ preventScroll: true });
    if (last.row !== row && heading.current) bringIntoSight(heading.current);
  }, [row, did]);
  return { list, heading };
}

/** With all that stands above it in its pane. */
function bringIntoSight(heading: HTMLElement) {
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) heading.closest("article")?.scrollIntoView();
}

function scrollWithin(box: HTMLElement, item: HTMLElement) {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
