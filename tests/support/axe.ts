import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";
import { LOOK, markNewLooks } from "./looks";
import { smallTargets } from "./targets";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const PHONE = 320;
const DESKTOP = 1440;

/** A page's markup as a browser without script takes it: scripts taken out, the contents of `<noscript>` put in. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<\/?noscript>/g, "");

interface Inspection {
  /** The rules to run, when not all. */
  only?: string[];
  /** The part of the page to look at, when not all of it. */
  within?: string;
}

/** axe as it is served to browsers, which saves them half of the reading. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The looks whose contrast has been measured in this run, whatever the page (docs/decisions/tests.md). The processes tell each
 * other in a file, which Playwright removes when it begins.
 */
const knownLooks = new Set<string>();

const looksFile = () => join(test.info().project.outputDir, "known-looks");

function readKnownLooks(): void {
  const file = looksFile();
  if (!existsSync(file)) return;
  for (const look of readFileSync(file, "utf8").split("\n")) if (look) knownLooks.add(look);
}

function addKnownLooks(looks: readonly string[]): void {
  for (const look of looks) knownLooks.add(look);
  mkdirSync(dirname(looksFile()), { recursive: true });
  appendFileSync(looksFile(), looks.map((look) => `${look}\n`).join(""));
}

/**
 * What axe finds wrong, by all its rules: WCAG 2.0 to 2.2 A and AA, and best practices. `smallTargets` is stricter than its
 * rule about the size of targets, which is off by default.
 *
 * Most of the time axe would spend on describing what is right, which it is told not to, and on the contrast of elements
 * that look alike, of which it is shown some.
 */
export async function violations(page: Page, { only, within = "html" }: Inspection = {}): Promise<string[]> {
  readKnownLooks();
  const { looks, count } = await page.evaluate(markNewLooks, [within, LOOK, [...knownLooks]] as const);
  if (only?.every((rule) => rule === "color-contrast") && count === 0) return [];
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const options: axe.RunOptions = {
    resultTypes: ["violations", "incomplete"],
    elementRef: true,
    ...(only && { runOnly: only }),
  };
  const { found, undecided } = await page.evaluate(
    async ([part, how, attribute]) => {
      window.axe.configure({ rules: [{ id: "color-contrast", selector: `[${attribute}]` }] });
      const { violations, incomplete } = await window.axe.run(part, how);
      const lookOf = ({ element }: axe.NodeResult) => element?.getAttribute(attribute) ?? "";
      return {
        found: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html.slice(0, 120)}`),
        ),
        undecided: [...violations, ...incomplete].flatMap(({ nodes }) => nodes.map(lookOf)),
      };
    },
    [within, options, LOOK] as const,
  );
  addKnownLooks(looks.filter((look) => !undecided.includes(look)));
  return found;
}

async function expectFitting(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), `small targets: ${where}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `sideways scroll: ${where}`).toBeLessThanOrEqual(0);
}

/** All rules at a phone's width in light. */
export async function expectAccessibleOnPhone(page: Page, within: string): Promise<void> {
  await show(page, PHONE, "light");
  const where = `${page.url()} at ${PHONE} px`;
  expect.soft(await violations(page, { within }), where).toEqual([]);
  await expectFitting(page, where);
}

/** What a wide window and the dark colours can change: other parts are in sight, with other sizes and colours. */
export async function expectAccessibleOnDesktop(page: Page, within: string): Promise<void> {
  await show(page, DESKTOP, "dark");
  const where = `${page.url()} at ${DESKTOP} px, dark`;
  const found = await violations(page, { only: ["color-contrast"], within });
  expect.soft(found, where).toEqual([]);
  await expectFitting(page, where);
}

async function show(page: Page, width: number, colorScheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  // Axe takes a target that the sticky header lies over for a small one.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")) {
      details.open = true;
      details.setAttribute("data-opened", "");
    }
  });
}

/** Closes what `openDetails` has opened. */
export async function closeDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-opened]"))
      details.open = false;
  });
}

/**
 * Expects no violation, no small target and no sideways scrolling on a phone, and on a desktop in dark none of those
 * that width and colours can bring about, with everything open that the page's own parts can open.
 *
 * @param within the part for axe to look at, where the rest of the page has been looked at before
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  await openDetails(page);
  await expectAccessibleOnPhone(page, within);
  await expectAccessibleOnDesktop(page, within);
}

/** What another language or another choice can change on a page whose components are inspected elsewhere: its room on a phone. */
export async function expectFittingOnPhone(page: Page): Promise<void> {
  await openDetails(page);
  await show(page, PHONE, "light");
  await expectFitting(page, `${page.url()} at ${PHONE} px`);
}

/**
 * Opens a page as a browser without script shows it, in a browser with script, which axe needs to run, and expects the
 * same of it on a phone: what a wide window and dark colours change, they change with script as well.
 */
export async function expectAccessibleWithoutScript(page: Page, path: string): Promise<void> {
  const isPage = (url: URL) => url.pathname + url.search === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutScripts(await response.text()) });
  });
  await page.goto(path);
  await page.unroute(isPage);
  await openDetails(page);
  await expectAccessibleOnPhone(page, "html");
}

/**
 * Expects the same of one part of a page in several states.
 *
 * @param part where it is
 * @param count how many states there are
 * @param bring brings the state of an index about
 */
export async function expectAccessibleStates(
  page: Page,
  part: string,
  count: number,
  bring: (index: number) => Promise<void>,
): Promise<void> {
  expect(count).toBeGreaterThan(0);
  for (const [width, colorScheme] of [
    [PHONE, "light"],
    [DESKTOP, "dark"],
  ] as const) {
    await show(page, width, colorScheme);
    for (let index = 0; index < count; index += 1) {
      await bring(index);
      const where = `state ${index + 1}, ${width} px, ${colorScheme}`;
      expect.soft(await violations(page, { within: part }), where).toEqual([]);
      await expectFitting(page, where);
    }
  }
}
