import { expect, it } from "vitest";
import { isKnownPlace } from "#tests/support/content-rules";
import { prose, readingGrade } from "#tests/support/readability";
import { weeklyNewsletter } from "./newsletter-mails";

it("reads easily and leads to pages that exist", () => {
  expect(readingGrade(prose(weeklyNewsletter).join("\n"))).toBeLessThanOrEqual(10);
  const { help, allNews, resources, speakUp } = weeklyNewsletter;
  const links = [...help.lines, ...help.links, allNews, resources.all, ...speakUp.links];
  expect(links.filter(({ to }) => !isKnownPlace(to))).toEqual([]);
});
