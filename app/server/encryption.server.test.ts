import { expect, it } from "vitest";
import { decrypt, encrypt } from "./encryption.server";

const SECRET = "a secret for tests, long enough for the check";

it("opens with the same secret and purpose only, and is never the same twice", () => {
  const sealed = encrypt(SECRET, "totp u1", "JBSWY3DPEHPK3PXP");
  expect(decrypt(SECRET, "totp u1", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(encrypt(SECRET, "totp u1", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(decrypt(`${SECRET}!`, "totp u1", sealed)).toBeUndefined();
  expect(decrypt(SECRET, "totp u2", sealed)).toBeUndefined();
  for (const broken of ["", "AAAA", sealed.slice(2), sealed.slice(0, -2)]) {
    expect(decrypt(SECRET, "totp u1", broken)).toBeUndefined();
  }
});
