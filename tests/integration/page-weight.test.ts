import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publicPages, reportPage } from "../support/pages";
import { type Site, startSite } from "../support/server";

/** Of everything, in bytes; a page that is not listed has no form, filter or chart. */
const TOTAL: Readonly<Record<string, number>> = {
  "/": 37_500,
  "/services/support-and-resources": 37_500,
  "/es/services/support-and-resources": 37_500,
  "/services/support-and-resources?show=all": 39_500,
  "/services/policy-advocacy": 37_500,
  "/services/corporate-accountability": 29_500,
  "/videos": 32_000,
  // With links to kinds of news, and the sheet of its rows.
  "/news": 30_700,
  "/crowdfunding": 33_000,
  // It has the words of all deadlines, so that the browser can choose without asking.
  "/first-week/dates": 36_700,
  "/es/first-week/dates": 38_000,
  // Each letter stands there in English, to be sent, and in Spanish, to be understood.
  "/es/letters": 29_000,
};
const WITHOUT_PARTS = 28_500;
const HOME_WITHOUT_SCRIPT = 32_000;
/** Ten packets, which a server sends before it waits for an answer: the page is there after one round trip. */
const FIRST_ROUND_TRIP = 14_600;
/** What needs two: each with the chart or the list that it is about. */
const LONGER: Readonly<Record<string, number>> = {
  "/": 14_800,
  "/services/policy-advocacy": 16_550,
  "/services/support-and-resources?show=all": 19_500,
};

/** Stands in every page: with the port that is free, the sizes would differ by the bytes of its digits. */
const SITE_URL = "http://127.0.0.1:40000";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { SITE_URL } });
});
afterAll(() => site.stop());

const headerBytes = ({ headers }: Response) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + ": \r\n".length, 0);

/** A change of a style sheet changes the names of files, and a page by up to 30 bytes, so each file has a lasting name here. */
const withLastingNames = (html: string) =>
  html.replace(/\b([a-z-]{1,40}-)[A-Z2-7]{8}(?=\.)/g, (_, file: string) => {
    const sum = createHash("sha256")
      .update(file)
      .digest("base64")
      .replace(/[^A-Za-z]/g, "");
    return file + sum.slice(0, 8).toUpperCase();
  });

/** As the page is sent once it is stored (docs/decisions/stored-pages.md). */
function compressed(html: string): number {
  return brotliCompressSync(withLastingNames(html), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

const files = new Map<string, Promise<number>>();

async function fetchFile(address: string): Promise<number> {
  const response = await fetch(site.url + address, { headers: { "Accept-Encoding": "br" } });
  expect(response.status, address).toBe(200);
  const body = Number(response.headers.get("content-length"));
  expect(body, address).toBeGreaterThan(100);
  return body + headerBytes(response);
}

/** Bytes of the first visit, without pictures. */
async function weigh(path: string) {
  const response = await fetch(site.url + path);
  const html = await response.text();
  const addresses = [...html.matchAll(/(?:href|src)="(\/build\/[^"]+\.(?:css|woff2|js))"/g)];
  const sizes = { html: compressed(html) + headerBytes(response), css: 0, woff2: 0, js: 0 };
  for (const [, address = ""] of addresses) {
    const size = files.get(address) ?? fetchFile(address);
    files.set(address, size);
    const kind = address.slice(address.lastIndexOf(".") + 1);
    if (kind === "css" || kind === "woff2" || kind === "js") sizes[kind] += await size;
  }
  return { ...sizes, total: sizes.html + sizes.css + sizes.woff2 + sizes.js };
}

it.each([...publicPages, "/services/support-and-resources?show=all"])(
  "%s stays within its budget",
  async (path) => {
    const weight = await weigh(path);
    expect(weight.css, "styles").toBeGreaterThan(5_000);
    expect(weight.woff2, "font").toBeGreaterThan(4_000);
    expect(weight.html, "first round trip").toBeLessThanOrEqual(LONGER[path] ?? FIRST_ROUND_TRIP);
    expect(weight.total, JSON.stringify(weight)).toBeLessThanOrEqual(TOTAL[path] ?? WITHOUT_PARTS);
    if (path === "/")
      expect(weight.total - weight.js, "without script").toBeLessThanOrEqual(HOME_WITHOUT_SCRIPT);
    if (path === reportPage) expect(weight.js, "script of a form").toBeGreaterThan(500);
  },
);
