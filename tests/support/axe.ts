import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { smallTargets } from "./targets";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const PHONE = 320;
const DESKTOP = 1440;

/**
 * A copy of a page as a browser without script shows it, in a browser with script, which axe needs to run: scripts
 * taken out, the contents of `<noscript>` put in.
 */
async function copyWithoutScripts(page: Page): Promise<Page> {
  const html = (await page.content())
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<\/?noscript>/g, "");
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true });
  if (!context) throw new Error("The page has no browser");
  const copy = await context.newPage();
  const url = page.url().replace(/#.*/, "");
  await copy.route(url, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await copy.goto(url);
  return copy;
}

interface Inspection {
  /** The rules to run, when not all. */
  only?: string[];
  /** The part of the page to look at, when not all of it. */
  within?: string;
}

/**
 * What axe finds wrong, by all its rules: WCAG 2.0 to 2.2 A and AA, the size of targets among them, and best practices.
 *
 * Most of the time axe would spend on describing what is right; it is told not to.
 */
async function violations(page: Page, { only, within = "html" }: Inspection = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(only ? { runOnly: only } : { rules: { "target-size": { enabled: true } } }),
  };
  return page.evaluate(
    async ([part, how]) => {
      const { violations: found } = await window.axe.run(part, how);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(" ")} ${html.slice(0, 120)}`),
      );
    },
    [within, options] as const,
  );
}

async function expectFitting(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), `small targets: ${where}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `sideways scroll: ${where}`).toBeLessThanOrEqual(0);
}

async function expectAccessibleAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Axe takes a target that the sticky header lies over for a small one.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(await violations(page), `${width} px`).toEqual([]);
  await expectFitting(page, `${width} px`);
  // The colour scheme changes colours and nothing else, so contrast is all that can be wrong in one of them alone.
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violations(page, { only: ["color-contrast"] }), `${width} px, dark`).toEqual([]);
}

/**
 * Expects no violation, no small target and no sideways scrolling on a phone and on a desktop, in light and dark, with
 * everything open that the page's own parts can open.
 */
export async function expectAccessible(page: Page, javaScript: "on" | "off"): Promise<void> {
  const inspected = javaScript === "off" ? await copyWithoutScripts(page) : page;
  await inspected.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
  });
  await expectAccessibleAt(inspected, PHONE);
  await expectAccessibleAt(inspected, DESKTOP);
  if (inspected !== page) await inspected.context().close();
}

/**
 * Expects the same of one part of a page in several states.
 *
 * @param part where it is
 * @param count how many states there are
 * @param show brings the state of an index about
 */
export async function expectAccessibleStates(
  page: Page,
  part: string,
  count: number,
  show: (index: number) => Promise<void>,
): Promise<void> {
  expect(count).toBeGreaterThan(0);
  for (const [width, colorScheme] of [
    [PHONE, "light"],
    [DESKTOP, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (let index = 0; index < count; index += 1) {
      await show(index);
      const where = `state ${index + 1}, ${width} px, ${colorScheme}`;
      expect.soft(await violations(page, { within: part }), where).toEqual([]);
      await expectFitting(page, where);
    }
  }
}
