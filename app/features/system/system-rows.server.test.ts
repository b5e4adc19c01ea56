import { expect, it } from "vitest";
import { announcedCutsThrough } from "~/content/headline-figures";
import { addDays, calendarDay } from "~/lib/time/dates";
import { freshnessRows } from "./system-rows.server";

it("reminds staff of news older than 60 days and of a leading figure older than 45", () => {
  const said = (newestAge: number, figureAge: number) => {
    const today = addDays(announcedCutsThrough, figureAge);
    return freshnessRows(addDays(today, -newestAge), today).map(({ badge }) => badge?.label);
  };
  expect(said(60, 45).slice(0, 2)).toEqual(["Fresh", "Fresh"]);
  expect(said(61, 46).slice(0, 2)).toEqual(["Old", "Old"]);
});

it("names the leading figures of the statistics that are older than two years", () => {
  const row = freshnessRows(undefined, calendarDay(2026, 11, 26)).at(-1);
  expect(row?.badge?.label).toBe("Old");
  expect(row?.value).toContain("What losing a job costs");
  expect(row?.value).not.toContain("Exposure worldwide");
  expect(freshnessRows(undefined, calendarDay(1995, 1, 1)).at(-1)?.badge?.label).toBe("Fresh");
});

it("says that there is no article yet", () => {
  expect(freshnessRows(undefined, addDays(announcedCutsThrough, 1))[0]).toEqual({
    label: "Newest article",
    value: "None yet",
  });
});
