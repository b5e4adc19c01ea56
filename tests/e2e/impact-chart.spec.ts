import type { Page } from "@playwright/test";
import { chartControls, chartText } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { narrowFrame, wideFrame } from "~/features/impact-chart/chart-frame";
import { tokenColor } from "../support/colors";
import { expect, test } from "./fixtures";

const panel = (page: Page) => page.locator("#displacement [aria-live]");
const slider = (page: Page) => page.getByRole("slider", { name: chartControls.yearLabel });
const drawing = (page: Page) => page.getByRole("img", { name: /^Line chart/ });
const yearLink = (page: Page, year: number) =>
  page.getByRole("navigation", { name: chartControls.showYear }).getByRole("link", { name: String(year) });

/** A place on the drawing, as shares of its width and height, in the window's pixels. */
async function placeOn(page: Page, across: number, down: number) {
  const box = await drawing(page).boundingBox();
  if (!box) throw new Error("The chart is not rendered");
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

async function middleOfHandle(page: Page) {
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("The handle is not rendered");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("opens on 2024 with a net gain and without a slider, and is the narrow chart below 768 px", {
  tag: ["@without-script", "@public-1.2", "@public-2.4", "@public-4.2", "@public-9.2"],
}, async ({ page }) => {
  await page.goto("/");
  await expect(panel(page)).toContainText("2024 Statistics");
  for (const amount of ["3.7M", "22.1M", "4.5M", "+0.8M"]) await expect(panel(page)).toContainText(amount);
  await expect(panel(page)).toContainText(chartControls.panel.gain);
  await expect(panel(page).locator("strong")).toHaveCSS("color", await tokenColor(page, "green"));
  await expect(page.locator("#chart")).toContainText(chartText.projectionNote);
  await expect(drawing(page)).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await expect(page.getByText(chartControls.hint)).toBeHidden();

  for (const width of [767, 768]) {
    const isWide = width === 768;
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(`#drawing-${wideFrame.width}`)).toBeVisible({ visible: isWide });
    await expect(page.locator(`#drawing-${narrowFrame.width}`)).toBeVisible({ visible: !isWide });
    for (const { label, shortLabel } of chartText.series) {
      const named = (name: string) => drawing(page).locator("text").getByText(name, { exact: true });
      await expect(named(isWide ? label : shortLabel)).toBeVisible();
      await expect(named(isWide ? shortLabel : label)).toHaveCount(0);
    }
  }
});

test("a year link selects the year and leaves the chart in view", {
  tag: ["@with-script", "@public-2.4"],
}, async ({ page }) => {
  await page.goto("/");
  await yearLink(page, 2027).click();
  await expect(panel(page)).toContainText("2027 Statistics");
  await expect(panel(page)).toContainText(chartControls.panel.loss);
  await expect(panel(page).locator("strong")).toHaveCSS("color", await tokenColor(page, "red"));
  await expect(page).toHaveURL(/\/\?year=2027#chart$/);
  await expect(drawing(page)).toBeInViewport();
});

test.describe("with script", { tag: "@with-script" }, () => {
  test("arrow keys change the year and stop at both ends", async ({ page }) => {
    await page.goto("/");
    await expect(panel(page)).toHaveAttribute("aria-live", "polite");
    await expect(page.getByText(chartControls.hint)).toBeVisible();
    await slider(page).focus();
    // The slider says what the panel says.
    await expect(panel(page)).toHaveAttribute("aria-live", "off");
    for (const [key, year] of [
      ["ArrowRight", "2025"],
      ["ArrowUp", "2026"],
      ["ArrowLeft", "2025"],
      ["PageDown", "2020"],
      ["ArrowDown", "2020"],
      ["End", "2030"],
      ["PageUp", "2030"],
      ["Home", "2020"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveAttribute("aria-valuenow", year);
    }
    await expect(slider(page)).toHaveAttribute(
      "aria-valuetext",
      "2020: 1.2 million displaced, 2.1 million new, 8.5 million at risk",
    );
    await expect(panel(page)).toContainText("2020 Statistics");
    await expect(page).toHaveURL(/year=2020/);
  });

  test("a click on the chart selects the nearest year", {
    tag: ["@public-1.2", "@public-2.4"],
  }, async ({ page }) => {
    await page.goto("/");
    await drawing(page).scrollIntoViewIfNeeded();
    const { x, y } = await placeOn(page, 0.99, 0.3);
    await page.mouse.click(x, y);
    await expect(panel(page)).toContainText("2030 Statistics");
    await expect(panel(page)).toContainText(chartControls.projected);
  });

  test("dragging the handle changes the year without requests", {
    tag: ["@public-2.4", "@public-4.2"],
  }, async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await slider(page).scrollIntoViewIfNeeded();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const before = await scrolled();

    const { x, y } = await middleOfHandle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 400, y - 60, { steps: 12 });
    await expect(page.getByText(chartControls.draggingHint)).toBeVisible();
    await expect(page.getByText(chartControls.hint)).toBeHidden();
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "2030");
    await page.mouse.move(0, y, { steps: 12 });
    await page.mouse.up();

    await expect(page.getByText(chartControls.hint)).toBeVisible();
    await expect(panel(page)).toContainText("2020 Statistics");
    await expect(page).toHaveURL(/\/\?year=2020#chart$/);
    expect(await scrolled()).toBe(before);
    expect(requests.filter((url) => !url.endsWith("/favicon.svg"))).toEqual([]);
  });
});

/** Texts, tag and handle of the shown chart that overlap another one or leave the chart, for each year. */
async function collisions(page: Page): Promise<string[]> {
  return page.locator("#chart").evaluate((chart) => {
    const shown = [...chart.querySelectorAll("figure text, [data-year-tag], [role=slider]")].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const frame = shown[0]?.closest(".relative")?.getBoundingClientRect();
    if (!frame) return ["no chart"];
    const parts = shown.map((element) => ({
      name: element.textContent || element.getAttribute("role") || "tag",
      isTag: element.hasAttribute("data-year-tag"),
      isChosen: element.previousElementSibling?.hasAttribute("data-year-tag") ?? false,
      box: element.getBoundingClientRect(),
    }));
    const found: string[] = [];
    for (const [index, { name, isTag, box }] of parts.entries()) {
      if (box.left < frame.left - 0.5 || box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5) {
        found.push(`${name} leaves the chart`);
      }
      for (const other of parts.slice(index + 1)) {
        if (isTag && other.isChosen) continue;
        const apart =
          box.right <= other.box.left ||
          other.box.right <= box.left ||
          box.bottom <= other.box.top ||
          other.box.bottom <= box.top;
        if (!apart) found.push(`${name} and ${other.name}`);
      }
    }
    return found;
  });
}

test("no label, figure, tag or handle covers another one at any year and width @with-script", async ({
  page,
}) => {
  await page.goto("/");
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await slider(page).focus();
    await page.keyboard.press("Home");
    for (const { year } of impactYears) {
      await expect(slider(page)).toHaveAttribute("aria-valuenow", String(year));
      expect(await collisions(page), `${year} at ${width} px`).toEqual([]);
      await page.keyboard.press("ArrowRight");
    }
  }
});

test.describe("on a small touch screen", { tag: "@with-script" }, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  /** One finger along a path of places. */
  async function swipe(page: Page, path: { x: number; y: number }[]) {
    const devtools = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    for (const [index, place] of path.entries())
      await send(index === 0 ? "touchStart" : "touchMove", [place]);
    await send("touchEnd", []);
  }
  const steps = Array.from({ length: 16 }, (_, index) => index);

  test("a tap selects a year, a horizontal swipe drags it", { tag: ["@public-2.4", "@public-4.2"] }, async ({
    page,
  }) => {
    await page.goto("/");
    await slider(page).evaluate((handle) => handle.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y } = await placeOn(page, 0.16, 0.5);
    await page.touchscreen.tap(x, y);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "2020");

    const handle = await middleOfHandle(page);
    await swipe(
      page,
      steps.map((step) => ({ x: handle.x + step * 20, y: handle.y })),
    );
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "2030");
  });

  test("a vertical scroll does not change the year", async ({ page }) => {
    await page.goto("/");
    await slider(page).evaluate((handle) => handle.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = await page.evaluate(() => window.scrollY);
    const { x, y } = await placeOn(page, 0.9, 0.6);
    await swipe(
      page,
      steps.map((step) => ({ x, y: y - step * 15 })),
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "2024");
  });

  test("the page does not scroll sideways", { tag: ["@public-4.2"] }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/?year=2030");
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});
