import { describe, expect, it } from "vitest";
import { parseState, stateName, states } from "./states";

describe("states", () => {
  it("are 50 states, the District of Columbia, Puerto Rico and the US Virgin Islands, by name", () => {
    expect(states).toHaveLength(53);
    expect(new Set(states.map(({ code }) => code)).size).toBe(53);
    expect(states.map(({ name }) => name)).toEqual(
      states.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en")),
    );
    expect(["DC", "PR", "VI"].map(stateName)).toEqual([
      "District of Columbia",
      "Puerto Rico",
      "US Virgin Islands",
    ]);
  });

  it("have a two-letter code each", () => {
    expect(states.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  });

  it("reads a code in any case", () => {
    expect(["OH", "oh", " Oh "].map(parseState)).toEqual(["OH", "OH", "OH"]);
  });

  it("reads no other text as a state", () => {
    expect(["", "XX", "Ohio", "O", "OHI", "constructor", null, undefined].map(parseState)).toEqual(
      Array.from({ length: 8 }),
    );
  });
});
