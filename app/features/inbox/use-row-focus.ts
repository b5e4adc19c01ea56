import { useEffect, useRef } from "react";

/**
 * When another row is open or something was done, the focus stays in the list if it was there, and else goes to the
 * row's heading. Nothing scrolls but the list by itself.
 */
export function useRowFocus(shown: string) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const box = list.current;
    const current = box?.querySelector<HTMLElement>("[aria-current=true]");
    if (box && current) scrollWithin(box, current);
    const isListShown = box?.offsetParent !== null;
    if (isListShown && box?.contains(document.activeElement)) current?.focus({ preventScroll: true });
    else heading.current?.focus({ preventScroll: isListShown });
  }, [shown]);
  return { list, heading };
}

function scrollWithin(box: HTMLElement, item: HTMLElement) {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
