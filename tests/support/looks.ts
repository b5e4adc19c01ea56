/** What axe's rule for contrast is told to look at. */
export const LOOK = "data-look";

/**
 * Marks what has text whose contrast neither colors alone nor a look that is known can tell: of all elements that look alike,
 * the first and the last. A look is an element's tag, classes and computed colors, and those of everything around it.
 *
 * Colors alone tell it where a plain ground is certain, since nothing that is positioned lies there, and where the words on it
 * are dark or light enough; whatever seems too low is axe's to say. What is positioned absolutely without a ground of its own
 * may lie over anything, and is marked each time, but for what axe leaves out as well: words for screen readers alone, and what
 * stands above the window. Runs in the page.
 *
 * @returns the looks that are marked and may be known from now on, and how many elements are marked in all
 */
export function markNewLooks([within, attribute, known]: readonly [string, string, readonly string[]]): {
  looks: string[];
  count: number;
} {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];
  interface Look {
    hash: number;
    isPositioned: boolean;
    isUnseen: boolean;
    /** The opaque color behind its words, where that is certain. */
    ground: Color | undefined;
    /** It is mixed with what is behind it as a whole. */
    isMixed: boolean;
    isLegible: boolean;
  }
  const looks = new Map<Element, Look>();
  const hashOf = (text: string, seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash;
  };
  const colorOf = (text: string): Color | undefined => {
    const numbers = text
      .match(/^rgba?\(([\d., ]+)\)$/)?.[1]
      ?.split(",")
      .map(Number);
    const [red, green, blue, alpha = 1] = numbers ?? [];
    return red === undefined || green === undefined || blue === undefined
      ? undefined
      : [red, green, blue, alpha];
  };
  const over = ([red, green, blue, alpha]: Color, ground: Color): Color => [
    red * alpha + ground[0] * (1 - alpha),
    green * alpha + ground[1] * (1 - alpha),
    blue * alpha + ground[2] * (1 - alpha),
    1,
  ];
  const luminance = ([red, green, blue]: Color) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (words: Color, ground: Color) => {
    const both = [luminance(over(words, ground)), luminance(ground)];
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  };
  const groundOf = (style: CSSStyleDeclaration, around: Look, isPositioned: boolean): Color | undefined => {
    const color = colorOf(style.backgroundColor);
    if (!color || style.backgroundImage !== "none") return undefined;
    if (color[3] === 1) return color;
    return isPositioned || !around.ground ? undefined : over(color, around.ground);
  };
  const top: Look = {
    ...{ hash: 0, isPositioned: false, isUnseen: false },
    ...{ ground: undefined, isMixed: false, isLegible: false },
  };
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
    const isMixed =
      around.isMixed || style.opacity !== "1" || style.filter !== "none" || style.mixBlendMode !== "normal";
    const ground = groundOf(style, around, isPositioned);
    const words = colorOf(style.color);
    const look = {
      hash: hashOf(parts.join("|"), around.hash),
      ...{ ground, isMixed },
      // The demand on small words, whatever the size.
      isLegible: !isMixed && words !== undefined && ground !== undefined && contrast(words, ground) >= 4.5,
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
  /** What is painted apart from the lines of the page may lie under any words. */
  const painted = [...document.querySelectorAll("body *")].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { position, backgroundColor, backgroundImage } = getComputedStyle(element);
    if (position !== "absolute" && position !== "fixed") return false;
    const isPicture = element.matches("img, svg, canvas, video, iframe");
    return isPicture || backgroundImage !== "none" || colorOf(backgroundColor)?.[3] !== 0;
  });
  const boxes = painted.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const isTouched = (element: Element) => {
    const { left, right, top: upper, bottom } = element.getBoundingClientRect();
    return boxes.some(
      ({ element: other, box }) =>
        !other.contains(element) &&
        !element.contains(other) &&
        box.left < right &&
        box.right > left &&
        box.top < bottom &&
        box.bottom > upper,
    );
  };
  const ends = new Map<string, { first: Element; last: Element }>();
  for (const part of document.querySelectorAll(within)) {
    for (const element of [part, ...part.querySelectorAll("*")]) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { hash, isPositioned, isUnseen, isLegible } = lookOf(element);
      if (isUnseen || (isLegible && !isTouched(element))) continue;
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
