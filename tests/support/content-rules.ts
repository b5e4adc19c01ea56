import { expect, it } from "vitest";
import { publicPaths } from "~/content/addresses";
import type { Page } from "~/content/types";
import { prose, readingGrade, sentences, words } from "./readability";

/** Where words may link to: every page for visitors, and the news feed. */
const PATHS = new Set<string>([...publicPaths, "/your-data", "/es/your-data", "/news.rss"]);
const SETTINGS = new Set(["community-chat", "donate"]);

/** Ceilings that only bad text reaches: the site's own pages lie well below them. */
const MAX_GRADE = 12;
const MAX_WORDS = 40;
/** What search engines show of a description; a shorter one says too little. */
const DESCRIPTION = { least: 50, most: 180 };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every record anywhere inside a value, itself included. */
function recordsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}

function isHttps(url: unknown): boolean {
  return typeof url === "string" && url.startsWith("https://");
}

/** Whether a link leads to a route of the site, an anchor, a number to dial or an address the organisation sets. */
export function isKnownPlace(to: unknown): boolean {
  if (typeof to !== "string") return false;
  if (SETTINGS.has(to) || /^#[a-z][a-z\d-]*$/.test(to)) return true;
  if (/^(tel:\+?\d+|sms:\d+(\?&body=\w+)?)$/.test(to)) return true;
  return PATHS.has(to.replace(/[?#].*$/, ""));
}

/** Records with a `number` that name no source, no year or no https link. */
export function figuresWithoutSource(content: unknown): unknown[] {
  return recordsIn(content).filter(
    (record) =>
      "number" in record &&
      !(isRecord(record.source) && isHttps(record.source.link) && typeof record.year === "number"),
  );
}

/** Sections with people in them (`who`) whose note does not call them composites. */
export function unmarkedComposites(content: unknown): unknown[] {
  return recordsIn(content).filter(
    ({ items, note }) =>
      Array.isArray(items) &&
      items.some((item) => isRecord(item) && "who" in item) &&
      !/composite/i.test(String(note)),
  );
}

/** The strings that end like a sentence: labels and list fragments would only flatter the measure. */
function fullSentences(content: unknown): string[] {
  return prose(content).filter((text) => /[.?!]["')]?$/.test(text.trim()));
}

/** Registers the checks that the words of every page must pass. */
export function itFollowsTheHouseRules(content: { page: Page }): void {
  it("has a title and a description that search engines can show", () => {
    const { path, title, description } = content.page;
    expect(PATHS).toContain(path.replace(/\?.*/, ""));
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.least);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION.most);
  });

  it("links only to places that exist, and never to a written-out outside address", () => {
    const targets = recordsIn(content).flatMap((record) => ("to" in record ? [record.to] : []));
    expect(targets.filter((to) => !isKnownPlace(to))).toEqual([]);
  });

  it("gives every figure its source, and every source an https address", () => {
    expect(figuresWithoutSource(content)).toEqual([]);
    const links = recordsIn(content).flatMap((record) =>
      "link" in record && !isRecord(record.link) ? [record.link] : [],
    );
    expect(links.filter((link) => !isHttps(link))).toEqual([]);
  });

  it("reads at twelfth grade or below, in sentences of at most 40 words", () => {
    const texts = fullSentences(content);
    expect(texts.length).toBeGreaterThan(0);
    expect(readingGrade(texts.join("\n"))).toBeLessThanOrEqual(MAX_GRADE);
    expect(texts.flatMap(sentences).filter((text) => words(text).length > MAX_WORDS)).toEqual([]);
  });

  it("says of every testimonial and story that it is a composite", () => {
    expect(unmarkedComposites(content)).toEqual([]);
  });
}
