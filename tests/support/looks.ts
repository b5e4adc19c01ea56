/** What axe's rule for contrast is told to look at. */
export const LOOK = "data-look";

/**
 * Marks what has text and looks like nothing else whose contrast is known: of all elements that look alike, the first and
 * the last. A look is an element's tag, classes and computed colors, and those of everything around it. What is positioned
 * absolutely may lie over anything, and is marked each time, but for what axe leaves out as well: words for screen readers alone,
 * and what stands above the window. Runs in the page.
 *
 * @returns the looks that are marked and may be known from now on, and how many elements are marked in all
 */
export function markNewLooks([within, attribute, known]: readonly [string, string, readonly string[]]): {
  looks: string[];
  count: number;
} {
  interface Look {
    hash: number;
    isPositioned: boolean;
    isUnseen: boolean;
  }
  const looks = new Map<Element, Look>();
  const hashOf = (text: string, seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash;
  };
  const top: Look = { hash: 0, isPositioned: false, isUnseen: false };
  const lookOf = (element: Element): Look => {
    const made = looks.get(element);
    if (made) return made;
    const around = element.parentElement ? lookOf(element.parentElement) : top;
    const style = getComputedStyle(element);
    const parts = [
      element.tagName,
      element.getAttribute("class"),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.fontSize,
      style.fontWeight,
      style.opacity,
      style.textShadow,
      style.filter,
      style.mixBlendMode,
      element.matches(":disabled, [aria-disabled=true]"),
    ];
    const isPositioned = style.position === "absolute" || style.position === "fixed";
    const isAbove = () => element.getBoundingClientRect().bottom + window.scrollY <= 0;
    const look = {
      hash: hashOf(parts.join("|"), around.hash),
      isPositioned: around.isPositioned || isPositioned,
      isUnseen: around.isUnseen || (isPositioned && (style.clipPath === "inset(50%)" || isAbove())),
    };
    looks.set(element, look);
    return look;
  };
  const hasText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  const ends = new Map<string, { first: Element; last: Element }>();
  for (const part of document.querySelectorAll(within)) {
    for (const element of [part, ...part.querySelectorAll("*")]) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { hash, isPositioned, isUnseen } = lookOf(element);
      if (isUnseen) continue;
      if (isPositioned) element.setAttribute(attribute, "");
      else ends.set(`${hash}`, { first: ends.get(`${hash}`)?.first ?? element, last: element });
    }
  }
  for (const look of known) ends.delete(look);
  for (const [look, { first, last }] of ends) {
    first.setAttribute(attribute, look);
    last.setAttribute(attribute, look);
  }
  return { looks: [...ends.keys()], count: document.querySelectorAll(`[${attribute}]`).length };
}
