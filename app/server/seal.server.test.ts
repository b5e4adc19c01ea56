import { expect, it } from "vitest";
import { seal, unseal } from "./seal.server";

const SECRET = "a secret for tests, long enough for the check";

it("opens with the same secret and purpose only, and is never the same twice", () => {
  const sealed = seal(SECRET, "totp u1", "JBSWY3DPEHPK3PXP");
  expect(unseal(SECRET, "totp u1", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(seal(SECRET, "totp u1", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(unseal(`${SECRET}!`, "totp u1", sealed)).toBeUndefined();
  expect(unseal(SECRET, "totp u2", sealed)).toBeUndefined();
  for (const broken of ["", "AAAA", sealed.slice(2), sealed.slice(0, -2)]) {
    expect(unseal(SECRET, "totp u1", broken)).toBeUndefined();
  }
});
