import { useEffect, useRef } from "react";

/**
 * Moves the focus to a section's heading when a link brought it in place of another section of the page. Without
 * it the focus would be lost, because the link that had it is gone.
 *
 * @param shown what is shown now; a new value is a new section
 * @param id the section's anchor
 * @param taken something in the section takes the focus itself: a summary of errors, or thanks
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
