import { useEffect, useRef } from "react";

/**
 * Without it the focus would be lost, because the link that had it is gone.
 * @param shown a new value is a new section @param taken something in the section takes the focus itself
 */
export function useSectionFocus(shown: string, id: string, taken: boolean): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = document.getElementById(`${id}-title`);
    if (taken || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [shown, id, taken]);
}
