import { describe, expect, it } from "vitest";
import { CONTACT_STEP, stepOf, stepWithError } from "./survey-form";

const stepFor = (errors: Record<string, string>) =>
  stepWithError({ invalid: true, form: "survey", values: {}, errors });

describe("the survey's steps", () => {
  it("are the seven questions and the contact step", { tags: ["@public-4.6"] }, () => {
    expect(CONTACT_STEP).toBe(8);
    expect(["impactLevel", "timeframe", "name", "wantsNews"].map(stepOf)).toEqual([1, 7, 8, 8]);
  });

  it("open at the first one with an error after an invalid submission", () => {
    expect(stepFor({ timeframe: "x", name: "x" })).toBe(7);
    expect(stepFor({ email: "x" })).toBe(8);
    expect(stepFor({})).toBe(8);
  });
});
