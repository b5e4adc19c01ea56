import { describe, expect, it } from "vitest";
import { type EventCount, figuresOf, formFigures, stepFigures } from "./traffic-figures";

const row = (
  step: EventCount["step"],
  form_name: EventCount["form_name"],
  event_type: EventCount["event_type"],
  count: number,
): EventCount => ({ step, form_name, event_type, count });

const counts = [
  row("2026-11-18", "newsletter", "unique_view", 8),
  row("2026-11-18", "newsletter", "complete", 2),
  row("2026-11-20", "newsletter", "unique_view", 1),
  row("2026-11-20", "partnership", "unique_view", 3),
  row("2026-11-20", "corporate_partnership", "unique_view", 4),
  row("2026-11-20", "partnership", "complete", 1),
  row("2026-11-20", "corporate_partnership", "complete", 1),
  row("2026-11-20", "contact", "complete", 1),
];
const growth = { newsletter: 2, survey: 0, volunteer: 0, partnership: 2, contact: 1 };

describe("formFigures", () => {
  it("returns a row for every form in order, with both partnership forms as one", {
    tags: ["@public-7.5"],
  }, () => {
    expect(formFigures(counts, growth)).toMatchObject([
      { kind: "newsletter", uniqueViews: 9, completions: 2, conversion: "22.2", growth: 2 },
      { kind: "survey", uniqueViews: 0, completions: 0, conversion: "0.0", growth: 0 },
      { kind: "volunteer", uniqueViews: 0, completions: 0, conversion: "0.0", growth: 0 },
      { kind: "partnership", uniqueViews: 7, completions: 2, conversion: "28.6", growth: 2 },
      { kind: "contact", uniqueViews: 0, completions: 1, conversion: "0.0", growth: 1 },
    ]);
  });
});

describe("stepFigures", () => {
  it("sums all forms, with zero for steps without events", () => {
    expect(stepFigures(counts, ["2026-11-18", "2026-11-19", "2026-11-20"])).toMatchObject([
      { step: "2026-11-18", uniqueViews: 8, completions: 2, conversion: "25.0" },
      { step: "2026-11-19", uniqueViews: 0, completions: 0, conversion: "0.0" },
      { step: "2026-11-20", uniqueViews: 8, completions: 3, conversion: "37.5" },
    ]);
  });
});

it("figuresOf sums all counts", () => {
  expect(figuresOf(counts)).toMatchObject({ uniqueViews: 16, completions: 5, conversion: "31.3" });
});

it("computes each rate with one decimal, and 0.0 without events", { tags: ["@staff-9.2"] }, () => {
  const day = [
    row("2026-11-18", "survey", "view", 20),
    row("2026-11-18", "survey", "unique_view", 9),
    row("2026-11-18", "survey", "start", 6),
    row("2026-11-18", "survey", "partial_complete", 2),
    row("2026-11-18", "survey", "complete", 4),
    row("2026-11-18", "survey", "error", 7),
  ];
  expect(figuresOf(day)).toEqual({
    views: 20,
    uniqueViews: 9,
    starts: 6,
    completions: 4,
    partials: 2,
    conversion: "44.4",
    partialRate: "22.2",
    startRate: "66.7",
    abandonment: "33.3",
  });
  expect(figuresOf([])).toMatchObject({
    conversion: "0.0",
    partialRate: "0.0",
    startRate: "0.0",
    abandonment: "0.0",
  });
});
