import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** A phone and a desktop, each in one colour scheme with script and in the other without: together all four. */
const LOOKS = {
  on: [
    { width: 360, colorScheme: "dark" },
    { width: 1440, colorScheme: "light" },
  ],
  off: [
    { width: 360, colorScheme: "light" },
    { width: 1440, colorScheme: "dark" },
  ],
} as const;

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

/** Everything axe finds wrong: all its rules, WCAG 2.2 A and AA and best practices. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 120)}`),
  );
}

/** Expects no violation and no sideways scrolling on a phone and on a desktop. */
export async function expectAccessible(page: Page, javaScript: "on" | "off"): Promise<void> {
  const inspected = javaScript === "off" ? await copyWithoutScripts(page) : page;
  for (const { width, colorScheme } of LOOKS[javaScript]) {
    await inspected.setViewportSize({ width, height: 900 });
    await inspected.emulateMedia({ colorScheme });
    expect.soft(await violations(inspected), `${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await inspected.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (inspected !== page) await inspected.context().close();
}
