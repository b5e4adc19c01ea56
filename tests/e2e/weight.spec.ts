import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { publicPages } from "../support/pages";
import { projectRoot } from "../support/program";
import { expect, test } from "./fixtures";

/** With Brotli as the server compresses a page that is not stored yet; tests/integration/page-weight.test.ts has the budgets. */
const LIMIT = 40_000;

test("the home page comes with one font file and moves nothing while it loads", {
  tag: "@with-script",
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(15_000);
  expect(bytes).toBeLessThanOrEqual(LIMIT);
  expect(fonts).toHaveLength(1);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 100);
      }),
  );
  expect(shift).toBe(0);
});

const allStyles = readdirSync(join(projectRoot, "public/build/_assets")).find((name) =>
  /^staff-.*\.css$/.test(name),
);

/** Where each element is and how it looks. */
function look(page: Page) {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, display } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(" ");
      return `<${element.tagName} class="${element.getAttribute("class")}"> ${box} ${display} ${color} ${backgroundColor} ${borderColor}`;
    }),
  );
}

test("each page looks the same with the classes of all pages", { tag: "@without-script" }, async ({
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/ytimg/);
  for (const path of publicPages) {
    const own = new Map<number, string[]>();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      if (own.size === 0) await page.goto(path);
      own.set(width, await look(page));
    }
    const response = page.waitForResponse(new RegExp(`${allStyles}$`));
    await page.locator("head").evaluate((head, name) => {
      const link = Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href: `/build/_assets/${name}`,
      });
      head.append(link);
    }, allStyles);
    await response;
    for (const [width, before] of own) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() =>
          page.evaluate(
            (name) => [...document.styleSheets].some(({ href }) => href?.includes(name ?? "?")),
            allStyles,
          ),
        )
        .toBe(true);
      const now = await look(page);
      expect(
        now.filter((line, index) => line !== before[index]),
        `${path} at ${width}`,
      ).toEqual([]);
    }
  }
});
