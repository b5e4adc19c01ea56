import { expect, it } from "vitest";
import { resumeStep } from "./draft";

it.each([
  { at: 3, answered: 7, opens: 3 },
  { at: 8, answered: 7, opens: 8 },
  { at: 8, answered: 2, opens: 3 },
  { at: 0, answered: 0, opens: 1 },
  { at: Number.NaN, answered: 4, opens: 1 },
  { at: 99, answered: 7, opens: 8 },
])("the survey left at step $at with $answered answers opens at step $opens", ({ at, answered, opens }) => {
  const answers = Array.from({ length: 7 }, (_, index) => index < answered);
  expect(resumeStep(at, answers)).toBe(opens);
});
