import { describe, expect, it } from "vitest";
import { readSearchQueries } from "#tests/support/search-queries";
import { isCrisisSearch } from "./detect-crisis.server";

const { crisis, notCrisis } = readSearchQueries();

describe("a search that tells of a crisis", () => {
  it("is recognized in every wording of the evaluation set", () => {
    expect(crisis.length).toBeGreaterThanOrEqual(60);
    expect(crisis.filter((q) => !isCrisisSearch(q))).toEqual([]);
  });

  it("is not recognized in searches that use such words for something else", () => {
    expect(notCrisis.length).toBeGreaterThanOrEqual(20);
    expect(notCrisis.filter(isCrisisSearch)).toEqual([]);
  });

  it("is recognized beside an expression that is harmless", () => {
    expect(isCrisisSearch("suicide squad makes me want to die")).toBe(true);
  });
});
