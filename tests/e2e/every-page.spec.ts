import type { Page } from "@playwright/test";
import { sharedPages } from "../support/page-states";
import { publicPages } from "../support/pages";
import { expect, test } from "./fixtures";

/** Landmarks that a screen reader lists by name, beside header, navigations, search, main and footer. */
const MAX_REGIONS = 5;

const NAMED = new Set(["link", "button", "textbox", "searchbox", "combobox", "region", "navigation"]);

interface Spoken {
  role: string;
  name: string;
}

/** A screen reader has it with the capitals that a sheet makes. */
async function spokenNames(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? "") }));
}

const isInCapitals = (name: string): boolean =>
  name === name.toUpperCase() && (name.match(/\p{Lu}/gu)?.length ?? 0) > 3;

/** Distances that a reader may set (WCAG 2.2, 1.4.12), in a sheet that the page's policy allows. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

/**
 * Words that a box cuts off. An entry of the directory is cut on purpose, since its "More" opens it; the poster is a picture
 * to print.
 */
function clippedWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue;
    if (
      parent.closest(
        ".entry-line, .entry-facts, .entry-text, [class*=sr-only], .poster-sheet, [aria-hidden=true]",
      )
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.left < -1) found.push(`${text.textContent.trim().slice(0, 60)} begins outside of the window`);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (
        (isCut(overflowX) && words.right > edge.right + 1) ||
        (isCut(overflowY) && words.bottom > edge.bottom + 1)
      )
        found.push(`${text.textContent.trim().slice(0, 60)} in ${box.className}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px to the right`);
  return found;
}

for (const paths of sharedPages(publicPages)) {
  test(`few landmarks, spoken names and spaced text on ${paths.join(", ")} @with-script`, async ({
    page,
    problems,
  }) => {
    test.slow();
    problems.allow(/ytimg/);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      const spoken = await spokenNames(page);
      const regions = spoken.filter(({ role, name }) => role === "region" && name !== "");
      expect
        .soft(regions.length, `${path}: ${regions.map(({ name }) => name)}`)
        .toBeLessThanOrEqual(MAX_REGIONS);
      expect
        .soft(
          spoken.filter(({ role, name }) => NAMED.has(role) && isInCapitals(name)),
          `${path}: capitals are for headings`,
        )
        .toEqual([]);
      await page.evaluate(spaceText);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await page.evaluate(clippedWords), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
