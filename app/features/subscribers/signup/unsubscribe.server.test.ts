import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { addSubscriber, tokenOf } from "#tests/support/newsletter";
import type { Database } from "~/database/open-database.server";
import { loadPreferences, maskAddress, unsubscribe } from "./personal-link.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await addSubscriber(db, "sam.ortiz@example.org");
  await addSubscriber(db, "other@example.org");
});
afterEach(() => db.destroy());

const token = tokenOf("sam.ortiz@example.org");
const rows = () =>
  db
    .selectFrom("newsletter_subscribers")
    .select(["email", "is_active", "unsubscribed_at"])
    .orderBy("email")
    .execute();

describe("maskAddress", () => {
  it.each([
    ["sam.ortiz@example.org", "s***@example.org"],
    ["a@example.org", "a***@example.org"],
    ["🚀x@example.org", "🚀***@example.org"],
    ["no address", "n***"],
  ])("%s becomes %s", (email, masked) => expect(maskAddress(email)).toBe(masked));
});

describe("unsubscribe", () => {
  it("unsubscribes the token's owner and no one else, once", async () => {
    const first = new Date("2026-11-20T10:00:00.000Z");
    expect(await unsubscribe(db, token, first)).toMatchObject({
      maskedAddress: "s***@example.org",
      isActive: false,
    });
    const after = [
      { email: "other@example.org", is_active: 1, unsubscribed_at: null },
      { email: "sam.ortiz@example.org", is_active: 0, unsubscribed_at: first.toISOString() },
    ];
    expect(await rows()).toEqual(after);
    expect(await unsubscribe(db, token, new Date("2026-12-01T00:00:00.000Z"))).toMatchObject({
      isActive: false,
    });
    expect(await rows()).toEqual(after);
  });

  it.each([null, "", "unknown"])("finds no subscription for %j", async (wrong) => {
    const before = await rows();
    expect(await unsubscribe(db, wrong, new Date())).toBeUndefined();
    expect(await loadPreferences(db, wrong)).toBeUndefined();
    expect(await rows()).toEqual(before);
  });
});
