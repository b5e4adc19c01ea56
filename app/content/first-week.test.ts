import { expect, it } from "vitest";
import { itFollowsTheHouseRules } from "#tests/support/content-rules";
import { readingGrade } from "#tests/support/readability";
import * as content from "./first-week";

const { firstWeekDays, stepCount } = content;
const steps = firstWeekDays.flatMap((day) => day.steps);

itFollowsTheHouseRules({ ...content });

it("has thirteen steps in seven days, each with a deadline", { tags: ["@public-10.1"] }, () => {
  expect(firstWeekDays).toHaveLength(7);
  expect(stepCount).toBe(13);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(13);
  expect(steps.map(({ deadline }) => deadline)).toEqual(
    expect.arrayContaining(["File today", "Apply today", "Do not sign today"]),
  );
});

it("reads at seventh grade or below, step by step", () => {
  expect(readingGrade(steps.map(({ text }) => text).join("\n"))).toBeLessThanOrEqual(7);
  for (const { id, text } of steps) {
    expect.soft(readingGrade(text), id).toBeLessThanOrEqual(8);
    expect.soft(text.split(/[.?] /).length, id).toBeLessThanOrEqual(4);
  }
});

it("has a source for every step but the plain advice about proof", () => {
  expect(steps.filter(({ sources = [] }) => sources.length === 0).map(({ id }) => id)).toEqual(["proof"]);
});

it("offers 988, 741741 and 211 where it is about someone to talk to", () => {
  const talk = steps.find(({ id }) => id === "talk");
  expect(talk?.lines?.flatMap(({ links }) => links.map(({ to }) => to))).toEqual([
    "tel:988",
    "sms:988",
    "sms:741741?&body=HOME",
    "tel:211",
  ]);
});
