import { expect, test } from "./fixtures";

/** With Brotli as the server compresses a page that is not stored yet; tests/integration/page-weight.test.ts has the budgets. */
const LIMIT = 40_000;

test("the home page comes with one font file and moves nothing while it loads", {
  tag: "@with-script",
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
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
