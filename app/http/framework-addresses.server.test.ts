import { describe, expect, it } from "vitest";
import { frameworkAddresses, isTooLong } from "./framework-addresses.server";
import { requestClassOf } from "./limits/request-limits.server";

it.each(frameworkAddresses)("counts $address as a search", ({ address }) => {
  expect(requestClassOf("GET", address)).toBe("searches");
});

describe("isTooLong", () => {
  it.each([
    ["/", false],
    ["/services/support-and-resources?q=rent", false],
    [`/news?q=${"a".repeat(8000)}`, false],
    [`/news?q=${"a".repeat(9000)}`, true],
    [`/${"a".repeat(1023)}`, false],
    [`/${"a".repeat(1024)}`, true],
    ["/a".repeat(32), false],
    ["/a".repeat(33), true],
    [`/${"/a".repeat(6000)}`, true],
    [`/news?next=${"/a".repeat(40)}`, false],
  ])("says of the first characters %.40s: %s", (target, expected) => {
    expect(isTooLong(target)).toBe(expected);
  });
});
