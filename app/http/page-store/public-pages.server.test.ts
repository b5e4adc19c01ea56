import { expect, it, onTestFinished } from "vitest";
import { setTimeZone } from "~/lib/time/time-zone";
import { type Page, PublicPages } from "./public-pages.server";

const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60 * 1000;

function stampOf(versions: Record<string, number> | undefined, shown: Page, now = NOON): string | undefined {
  const source = { storedPageOf: () => undefined, versions: { read: () => versions } };
  return new PublicPages(source, 1000).stampsAt(now)(shown);
}
const page = { key: "/news", target: "/news", subjects: ["articles", "survey"] };

it("a stamp changes with a version, with the day on the organization's clocks, and with the page's own age", () => {
  const versions = { articles: 1, survey: 2, resources: 3 };
  const stamp = stampOf(versions, page);
  expect(stampOf(versions, page, NOON + 11 * HOUR)).toBe(stamp);
  expect(stampOf(versions, page, NOON + 12 * HOUR)).not.toBe(stamp);
  expect(stampOf({ ...versions, resources: 4 }, page)).toBe(stamp);
  expect(stampOf({ ...versions, articles: 2 }, page)).not.toBe(stamp);
  onTestFinished(() => setTimeZone("UTC"));
  setTimeZone("America/Chicago");
  expect(stampOf(versions, page, NOON + 17 * HOUR)).toBe(stampOf(versions, page));
  expect(stampOf(versions, page, NOON + 18 * HOUR)).not.toBe(stampOf(versions, page));
  const sum = { ...page, maxAgeSeconds: 60 };
  expect(stampOf(versions, sum, NOON + 59_999)).toBe(stampOf(versions, sum));
  expect(stampOf(versions, sum, NOON + 60_000)).not.toBe(stampOf(versions, sum));
});

it("a page has no stamp while versions cannot be read, unless it shows nothing that has one", () => {
  expect(stampOf(undefined, page)).toBeUndefined();
  expect(stampOf({ articles: 1 }, page)).toBeUndefined();
  expect(stampOf(undefined, { ...page, subjects: [] })).toBeDefined();
});
