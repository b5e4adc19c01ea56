import { expect, type Page } from "@playwright/test";

/** Distances that a reader may set (WCAG 2.2, 1.4.12), in a sheet that the page's policy allows. Runs in the page. */
function spaceText(isSpaced: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = isSpaced ? [sheet] : [];
}

/**
 * Words that a box cuts off. The poster is a picture to print. Runs in the page.
 */
function clippedWords(): string[] {
  const found: string[] = [];
  const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
  /** The boxes around an element that cut something off: each is asked for once, as many texts stand in it. */
  const cutting = new Map<Element, { box: Element; edge: DOMRect; across: boolean; down: boolean }[]>();
  const cuttingOf = (box: Element | null): NonNullable<ReturnType<typeof cutting.get>> => {
    if (!box || box === document.body) return [];
    const known = cutting.get(box);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(box);
    const [across, down] = [isCut(overflowX), isCut(overflowY)];
    const around = cuttingOf(box.parentElement);
    const all =
      across || down ? [{ box, edge: box.getBoundingClientRect(), across, down }, ...around] : around;
    cutting.set(box, all);
    return all;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue;
    if (parent.closest("[class*=sr-only], .poster-sheet, [aria-hidden=true]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.left < -1) found.push(`${text.textContent.trim().slice(0, 60)} begins outside of the window`);
    for (const { box, edge, across, down } of cuttingOf(parent))
      if ((across && words.right > edge.right + 1) || (down && words.bottom > edge.bottom + 1))
        found.push(`${text.textContent.trim().slice(0, 60)} in ${box.className}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px to the right`);
  return found;
}

/** Expects that spaced text is cut off nowhere, at a width. */
export async function expectRoomForSpacedText(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.evaluate(spaceText, true);
  expect.soft(await page.evaluate(clippedWords), `spaced text: ${page.url()} at ${width} px`).toEqual([]);
  await page.evaluate(spaceText, false);
}

/** How far a page scrolls sideways, and the words of its title that are broken. Runs in the page. */
function faultsOfLargeText(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  if (getComputedStyle(document.documentElement).fontSize !== "32px") found.push("The text is not large");
  const texts = document.createTreeWalker(document.querySelector("h1") ?? document, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(`${word} breaks`);
    }
  }
  return found;
}

/** Expects that a page holds text of twice the size on phones, which a reader sets in the browser. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(faultsOfLargeText);
    expect.soft(found, `200 % text: ${page.url()} at ${width} px`).toEqual([]);
  }
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await session.detach();
}
