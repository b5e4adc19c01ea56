import { expect, it } from "vitest";
import { addressBlock } from "./login-limits.server";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("addressBlock: %s belongs to %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
