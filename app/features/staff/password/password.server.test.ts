import { describe, expect, it } from "vitest";
import { generatePassword, hashPassword, verifyPassword } from "./password.server";

describe("generatePassword", () => {
  it("gives four groups of readable characters, new each time", () => {
    const made = new Set(Array.from({ length: 50 }, generatePassword));
    expect(made.size).toBe(50);
    for (const password of made) expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  });
});

describe("hashPassword and verifyPassword", () => {
  it("accepts the right password only", async () => {
    const stored = await hashPassword("correct horse");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, "correct horse")).toBe(true);
    expect(await verifyPassword(stored, "Correct horse")).toBe(false);
  });

  it("salts: the same password has two hashes", async () => {
    expect(await hashPassword("same")).not.toBe(await hashPassword("same"));
  });

  it("refuses everything for a hash that is none", async () => {
    expect(await verifyPassword("", "")).toBe(false);
    expect(await verifyPassword("not a hash", "not a hash")).toBe(false);
  });
});
