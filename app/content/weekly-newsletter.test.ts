import { expect, it } from "vitest";
import { isKnownPlace } from "#tests/support/content-rules";
import { prose, readingGrade } from "#tests/support/readability";
import { weeklyNewsletter } from "./weekly-newsletter";

it("reads easily and leads to pages that exist", () => {
  expect(readingGrade(prose(weeklyNewsletter).join("\n"))).toBeLessThanOrEqual(10);
  expect(weeklyNewsletter.help.actions.filter(({ to }) => !isKnownPlace(to))).toEqual([]);
});
