import { describe, expect, it } from "vitest";
import { newTotpSecret, totpStep, totpUri } from "./codes.server";

/** RFC 6238, appendix B: the secret is "12345678901234567890", the codes' last six digits are these. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("totpStep", () => {
  it.each([
    [59, "287082", 1],
    [1111111109, "081804", 37037036],
    [1234567890, "005924", 41152263],
    [2000000000, "279037", 66666666],
    [20000000000, "353130", 666666666],
  ])("knows the code of second %i", (second, code, step) => {
    expect(totpStep(SECRET, code, at(second))).toBe(step);
  });

  it("takes the code of a neighbouring step, and of none further away", () => {
    const step = 41152263;
    const seen = (offset: number) => totpStep(SECRET, "005924", at((step + offset) * 30));
    expect([-2, -1, 0, 1, 2].map(seen)).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(["", "5924", "005925", "0059240"])("does not take %j", (code) => {
    expect(totpStep(SECRET, code, at(1234567890))).toBeUndefined();
  });
});

it("makes secrets of 160 bits that no two share", () => {
  const made = new Set(Array.from({ length: 20 }, newTotpSecret));
  expect(made.size).toBe(20);
  for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it("writes the address that apps read", () => {
  const address = new URL(totpUri(SECRET, "ann@example.org", "Work: After"));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toBe("/Work  After:ann@example.org");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: SECRET,
    issuer: "Work  After",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
