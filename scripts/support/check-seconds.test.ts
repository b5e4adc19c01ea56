import { describe, expect, it } from "vitest";
import { checkSeconds } from "./check-seconds.mjs";

describe("checkSeconds", () => {
  it.each([
    [[], 5],
    [["--built", "--check-seconds=2"], 2],
    [["--check-seconds=59"], 59],
  ])("of %j is %s", (argv, expected) => {
    expect(checkSeconds(argv)).toBe(expected);
  });

  it.each(["1", "60", "", "2.5", "x"])("refuses %j", (given) => {
    expect(() => checkSeconds([`--check-seconds=${given}`])).toThrow("has to be from 2 to 59");
  });
});
