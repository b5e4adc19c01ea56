/**
 * Everything on the page that can be pressed and is smaller than 24 by 24 pixels (WCAG 2.2, 2.5.8). Runs in the page.
 *
 * Stricter than the rule, which lets small targets pass that stand far enough apart: here only links within a line of
 * text may be as small as the text. A label belongs to its checkbox or radio button.
 */
export function smallTargets(): string[] {
  const LEAST = 24;
  const isInText = (element: Element) =>
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (sibling) =>
        sibling !== element && sibling.nodeType !== Node.COMMENT_NODE && sibling.textContent?.trim(),
    );
  const small = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    // Half a pixel is lost in rounding.
    return width < LEAST - 0.5 || height < LEAST - 0.5;
  };
  return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=slider]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => small(element) && !isInText(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 150)}`;
    });
}

/** Numbers to call or to text that are lower than 44 px, or whose link does not say the number. Runs in the page. */
export function smallNumbers(): string[] {
  return [...document.querySelectorAll("a[href^='tel:'], a[href^='sms:']")]
    .filter((link) => link.checkVisibility())
    .filter((link) => link.getBoundingClientRect().height < 43.5 || !/\d/.test(link.textContent ?? ""))
    .map((link) => `${Math.round(link.getBoundingClientRect().height)} px: ${link.textContent}`);
}
