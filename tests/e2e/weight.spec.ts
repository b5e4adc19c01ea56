import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { publicPages } from "../support/pages";
import { projectRoot } from "../support/program";
import { expect, test } from "./fixtures";

const KILOBYTE = 1000;
const LIMIT = { on: 150 * KILOBYTE, off: 50 * KILOBYTE };

/** Bytes that came over the wire until the page was quiet, pictures of the video host apart. */
async function transferred(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  let bytes = 0;
  const foreign = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.includes("ytimg.com")) foreign.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!foreign.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await session.detach();
  return bytes;
}

for (const path of [...publicPages, "/services/support-and-resources?show=all"]) {
  test(`${path} stays within its page weight budget`, async ({ page, javaScript, problems }) => {
    problems.allow(/ytimg/);
    const bytes = await transferred(page, path);
    test.info().annotations.push({ type: "bytes", description: String(bytes) });
    expect(bytes).toBeGreaterThan(5 * KILOBYTE);
    expect(bytes).toBeLessThanOrEqual(LIMIT[javaScript]);
  });
}

/** Fetched when somebody points at a chart of the dashboard, and only then (tests/integration/browser-bundle.test.ts). */
const LIVE_CHART = /live-chart/;
const CHARTS = /nivo/i;

test("the browser bundle has no server code and no chart library", { tag: "@without-script" }, () => {
  const folder = join(projectRoot, "public/build");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const marks = [
    CHARTS,
    // Not /i: the names of chunks have capital letters by chance.
    /ZodError|zod/,
    /better-sqlite3|kysely/i,
    /SESSION_SECRET/,
    /nodemailer/i,
    /sanitize-html/,
  ];
  const found = scripts.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const unwanted = LIVE_CHART.test(name) ? marks.filter((mark) => mark !== CHARTS) : marks;
    return unwanted.filter((mark) => mark.test(text)).map((mark) => `${name}: ${mark}`);
  });
  expect(found).toEqual([]);
});
