import { expect, it } from "vitest";
import { decrypt, encrypt } from "./secrets.server";

const SECRET = "a secret for tests, long enough for the check";

it("decrypts with the same secret and purpose only, and never encrypts to the same text twice", () => {
  const encrypted = encrypt(SECRET, "totp u1", "JBSWY3DPEHPK3PXP");
  expect(decrypt(SECRET, "totp u1", encrypted)).toBe("JBSWY3DPEHPK3PXP");
  expect(encrypt(SECRET, "totp u1", "JBSWY3DPEHPK3PXP")).not.toBe(encrypted);
  expect(encrypted).not.toContain("JBSWY3DPEHPK3PXP");
  expect(decrypt(`${SECRET}!`, "totp u1", encrypted)).toBeUndefined();
  expect(decrypt(SECRET, "totp u2", encrypted)).toBeUndefined();
  for (const broken of ["", "AAAA", encrypted.slice(2), encrypted.slice(0, -2)]) {
    expect(decrypt(SECRET, "totp u1", broken)).toBeUndefined();
  }
});
