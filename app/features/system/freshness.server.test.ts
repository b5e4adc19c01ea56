import { expect, it } from "vitest";
import { announcedCutsThrough } from "~/content/headline-figures";
import { addDays } from "~/lib/time/dates";
import { freshnessRows } from "./freshness.server";

it("reminds staff of news older than 60 days and of a leading figure older than 45", () => {
  const said = (newestAge: number, figureAge: number) => {
    const today = addDays(announcedCutsThrough, figureAge);
    return freshnessRows(addDays(today, -newestAge), today).map(({ badge }) => badge?.label);
  };
  expect(said(60, 45)).toEqual(["Fresh", "Fresh"]);
  expect(said(61, 46)).toEqual(["Old", "Old"]);
});

it("says that there is no article yet", () => {
  expect(freshnessRows(undefined, addDays(announcedCutsThrough, 1))[0]).toEqual({
    label: "Newest article",
    value: "None yet",
  });
});
