import { expect, it } from "vitest";
import { renderPage } from "#tests/support/render-page";
import { defaultImpactYear, impactYears } from "~/content/impact-years";
import { DisplacementSection } from "./displacement-section.server";
import { viewOf, yearViews } from "./year-view";

it("has a view of every year, with the values that a screen reader says", { tags: ["@public-2.4"] }, () => {
  expect(yearViews.map(({ year }) => year)).toEqual(impactYears.map(({ year }) => year));
  expect(viewOf(2023).spoken).toBe("2023: 3.1 million displaced, 3.9 million new, 18.9 million at risk");
  expect(viewOf(2026)).toMatchObject({
    isGain: false,
    spoken: "2026: 6.2 million displaced, 6.1 million new, 31.1 million at risk, projection",
    texts: { heading: "2026 Statistics", kind: "projection", displaced: "6.2M", net: "\u22120.1M" },
    variables: { "--year": 6, "--displaced": 6.2 },
  });
  expect(() => viewOf(2031)).toThrow(RangeError);
});

it("shows the year of the URL, with everything the script changes marked", async () => {
  const html = await renderPage("/", <DisplacementSection year={2027} />);
  const { texts } = viewOf(2027);
  for (const [key, text] of Object.entries(texts))
    expect(html).toMatch(new RegExp(`data-text="${key}"[^>]*>${text.replace("+", "\\+")}<`));
  expect(html).toContain("--year:7;--displaced:8.1;");
  expect(html).not.toContain("data-gain=");
  expect(html).toMatch(/data-axis-year="2027"[^>]*visibility="hidden"/);
  expect(await renderPage("/", <DisplacementSection year={defaultImpactYear} />)).toContain("data-gain=");
});
