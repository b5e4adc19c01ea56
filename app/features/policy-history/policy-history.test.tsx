import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/render-page";
import { history, keyLessons } from "~/content/policy-advocacy";
import { barOf, byBeginning, lawAnchor, timelineSpan, yearsOf } from "./law-timeline.server";
import { lawsWith, outcomeUrl, readOutcome } from "./outcomes";
import { PolicyHistory } from "./policy-history.server";

const page = (filter?: string) => renderPage("/services/policy-advocacy", <PolicyHistory filter={filter} />);
const laws = lawsWith();

describe("the years of a law", () => {
  it.each([
    ["1982–present", 1982, undefined],
    ["Early 1900s–present", 1900, undefined],
    ["1990s–present", 1990, undefined],
    ["1969–1972", 1969, 1972],
    ["2021", 2021, 2021],
  ])("are read from %j", (period, from, to) => {
    expect(yearsOf(period)).toEqual({ from, to });
  });

  it("has each law that a lesson leads to", () => {
    const names = laws.map(({ short }) => short);
    expect(keyLessons.items.filter(({ law }) => !names.includes(law))).toEqual([]);
  });

  it("are missing nowhere", () => {
    expect(() => yearsOf("soon")).toThrow(RangeError);
    for (const { period, name } of laws) {
      const { from, to = timelineSpan.last } = yearsOf(period);
      expect(to, name).toBeGreaterThanOrEqual(from);
    }
  });
});

describe("a bar of the timeline", () => {
  it("begins and ends with the law's years, inside the timeline", () => {
    expect(barOf("1937–2027")).toMatchObject({ left: 0, width: 100, beginsEarlier: false, goesOn: false });
    expect(barOf("Early 1900s–present")).toMatchObject({
      left: 0,
      width: 100,
      beginsEarlier: true,
      goesOn: true,
    });
    expect(barOf("2024–2030")).toMatchObject({ goesOn: true });
    const { left, width } = barOf("2021");
    expect(left).toBeCloseTo(72.8, 1);
    expect(width).toBeCloseTo(3.9, 1);
  });

  it("has most room where most laws are: from 2010 on", () => {
    expect(barOf("1937–2009")).toMatchObject({ left: 0, width: 30 });
    expect(barOf("2010–2027").width).toBeCloseTo(70, 5);
    expect(laws.filter(({ period }) => yearsOf(period).from >= timelineSpan.wideFrom).length).toBeGreaterThan(
      laws.length / 2,
    );
  });

  it("has its name where there is room", () => {
    expect(barOf("2023–present").nameAt).toBe("before");
    expect(barOf("1962–2022").nameAt).toBe("inside");
    expect(barOf("1969–1972").nameAt).toBe("after");
    for (const { short } of laws) expect(short.length, short).toBeLessThanOrEqual(23);
  });
});

describe("the timeline and the folded entries", () => {
  it("show every law once in each, with outcome and years in words", { tags: ["@public-2.9"] }, async () => {
    const html = await page();
    expect(html.match(/<details id="law-/g)).toHaveLength(35);
    for (const law of laws) {
      expect(html).toContain(`href="#${lawAnchor(law)}"`);
      expect(html).toContain(`id="${lawAnchor(law)}"`);
      expect(html).toContain(`${law.status.label}</span><span class="sr-only">${law.period}</span>`);
    }
    expect(new Set(laws.map(lawAnchor)).size).toBe(35);
  });

  it("call nothing unsettled that is over, and have no name on stripes, which no one could read", () => {
    for (const { name, period, status } of laws.filter((law) => law.status.tone === "yellow")) {
      expect(yearsOf(period).to, name).toBeUndefined();
      expect(barOf(period).nameAt, name).not.toBe("inside");
      expect(status.label, name).not.toMatch(/ended|expired|completed/i);
    }
  });

  it("go from the oldest law to the newest", { tags: ["@public-10.3"] }, () => {
    const years = byBeginning(laws).map(({ period }) => yearsOf(period).from);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect([years[0], years.at(-1)]).toEqual([1900, 2026]);
  });

  it("draw a bill that is no law as an outline", async () => {
    const bills = laws.filter(({ isBill }) => isBill).map(({ short }) => short);
    expect(bills).toHaveLength(4);
    const outlined = (await page())
      .split('<a href="#law-')
      .slice(1)
      .filter((bar) => !/<span aria-hidden="true" class="[^"]*\bbg-/.test(bar));
    expect(outlined).toHaveLength(4);
  });

  it("count 13 that hold, 12 that are unsettled, 4 trials and 6 that ended", async () => {
    const text = (await page()).replaceAll(/<[^>]+>/g, "");
    for (const label of ["All (35)", "Holds (13)", "Unsettled (12)", "Trial finished (4)", "Ended (6)"]) {
      expect(text).toContain(label);
    }
  });

  it("are tallied in each group, one or several", async () => {
    const text = await page();
    for (const tally of ["1 holds, 2 trials finished, 2 ended", "4 hold, 2 unsettled"])
      expect(text).toContain(tally);
  });

  it.each([
    ["holds", 13, "WARN Act"],
    ["mixed", 12, "EU AI Act"],
    ["finished", 4, "Stockton"],
    ["ended", 6, "Nixon"],
  ])("are filtered by ?filter=%s to %i laws", async (filter, count, example) => {
    const html = await page(filter);
    expect(html.match(/<details id="law-/g)).toHaveLength(count);
    expect(html).toContain(example);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    // Whoever has chosen sees all there is, from its beginning on.
    expect(html).not.toContain('<details class="fold"><summary class="border-t-4');
    expect(html.match(/id="laws"/g)).toHaveLength(1);
    const current = html.match(/<a[^>]*aria-current="true"[^>]*>/)?.[0];
    expect(current).toContain(`href="${outcomeUrl(readOutcome(filter))}"`);
  });

  it("leave out a group without any, and show all for an unknown filter", async () => {
    expect((await page("ended")).includes(">Worker protection")).toBe(false);
    expect((await page("nonsense")).match(/<details id="law-/g)).toHaveLength(35);
    expect(history.groups).toHaveLength(6);
  });
});
