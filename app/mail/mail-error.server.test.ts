import { describe, expect, it } from "vitest";
import { enhancedStatus } from "./mail-error.server";

describe("enhancedStatus", () => {
  it.each([
    ["550 5.7.1 Relay access denied", "5.7.1"],
    ["550-5.1.1 The email account that you tried to reach\n550 5.1.1 does not exist", "5.1.1"],
    ["550 5.4.5: Daily user sending limit exceeded", "5.4.5"],
    ["550 #5.1.0 Address rejected", "5.1.0"],
    ["451 4.7.500 Server busy", "4.7.500"],
    ["421 4.7.0", "4.7.0"],
    ["550 No such user", undefined],
    ["550 4.7.1 Of another class than the code", undefined],
    ["450 4.2.1.1 Not a status", undefined],
    ["554 Refused: 5.7.1 is not where it belongs", undefined],
  ])("reads from %j: %s", (reply, status) => {
    expect(enhancedStatus(reply)).toBe(status);
  });
});
