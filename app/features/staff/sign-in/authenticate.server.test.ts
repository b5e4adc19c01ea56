import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { makeStaff, STAFF } from "#tests/support/staff";
import type { Services } from "~/server/services.server";
import { grantAdmin } from "../accounts/grant-admin.server";
import { verifyPassword } from "../password/password.server";
import { authenticate, InvalidCredentials } from "./sign-in.server";

let services: Services;
let userId: string;
beforeEach(async () => {
  services = await testServices();
  userId = await makeStaff(services);
});
afterEach(() => services.db.destroy());

/** The real check, and the hashes it was asked to compare with. */
function watchedVerify() {
  const hashes: string[] = [];
  const verify = (hash: string, password: string) => {
    hashes.push(hash);
    return verifyPassword(hash, password);
  };
  return { hashes, verify };
}

describe("authenticate", () => {
  it("finds the user, in whatever letters the address is written", async () => {
    const user = { id: userId, email: STAFF.email };
    expect(await authenticate(services.db, STAFF)).toEqual(user);
    expect(await authenticate(services.db, { ...STAFF, email: "ANN@Example.org" })).toEqual(user);
  });

  it("does the same work for an unknown address as for a wrong password, and says the same", async () => {
    const { hashes, verify } = watchedVerify();
    const wrong = { email: "cy@example.org", password: "wrong" };
    await grantAdmin(services.db, { ...wrong, password: "right" });
    const unknown = { ...wrong, email: "nobody@example.org" };
    const errors = await Promise.all(
      [wrong, unknown].map((who) => authenticate(services.db, who, verify).catch((error: unknown) => error)),
    );
    expect(errors[0]).toBeInstanceOf(InvalidCredentials);
    expect(errors[1]).toEqual(errors[0]);
    expect(hashes).toHaveLength(2);
    const cost = (hash: string | undefined) => hash?.split("$").slice(0, 4).join("$");
    expect(cost(hashes[1])).toBe(cost(hashes[0]));
    expect(hashes[1]).not.toBe(hashes[0]);
  });

  it("takes the password as it is, spaces and all", async () => {
    const spaced = { email: "bo@example.org", password: " pass & word=%20+ " };
    await makeStaff(services, spaced);
    expect(await authenticate(services.db, spaced)).toMatchObject({ email: spaced.email });
    const trimmed = { ...spaced, password: spaced.password.trim() };
    await expect(authenticate(services.db, trimmed)).rejects.toThrow(InvalidCredentials);
  });
});
