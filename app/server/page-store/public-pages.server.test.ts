import { expect, it } from "vitest";
import { PublicPages } from "./public-pages.server";

const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60 * 1000;

function pagesOf(versions: Record<string, number> | undefined) {
  return new PublicPages({ storedPageOf: () => undefined, versions: { read: () => versions } }, 1000);
}
const page = { key: "/news", target: "/news", subjects: ["articles", "survey"] };

it("a stamp changes with a version, with the UTC day, and with the page's own age", () => {
  const pages = pagesOf({ articles: 1, survey: 2, resources: 3 });
  const stamp = pages.stamp(page, NOON);
  expect(pages.stamp(page, NOON + 11 * HOUR)).toBe(stamp);
  expect(pages.stamp(page, NOON + 12 * HOUR)).not.toBe(stamp);
  expect(pagesOf({ articles: 1, survey: 2, resources: 4 }).stamp(page, NOON)).toBe(stamp);
  expect(pagesOf({ articles: 2, survey: 2, resources: 3 }).stamp(page, NOON)).not.toBe(stamp);
  const sum = { ...page, maxAgeSeconds: 60 };
  expect(pages.stamp(sum, NOON + 59_999)).toBe(pages.stamp(sum, NOON));
  expect(pages.stamp(sum, NOON + 60_000)).not.toBe(pages.stamp(sum, NOON));
});

it("a page has no stamp while versions cannot be read, unless it shows nothing that has one", () => {
  expect(pagesOf(undefined).stamp(page, NOON)).toBeUndefined();
  expect(pagesOf({ articles: 1 }).stamp(page, NOON)).toBeUndefined();
  expect(pagesOf(undefined).stamp({ ...page, subjects: [] }, NOON)).toBeDefined();
});
