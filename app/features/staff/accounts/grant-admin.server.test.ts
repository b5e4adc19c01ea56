import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { verifyPassword } from "../password/password.server";
import { type Credentials, ensureFirstAdmin, grantAdmin } from "./grant-admin.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const users = () => db.selectFrom("users").selectAll().execute();
const roles = () => db.selectFrom("admin_roles").selectAll().execute();

describe("grantAdmin", () => {
  it("makes a user with a hashed password and the admin role", async () => {
    expect(await grantAdmin(db, { email: "ann@example.org", password: "one" })).toBe("created");
    const [user] = await users();
    expect(user?.password_hash).not.toContain("one");
    expect(await verifyPassword(user?.password_hash ?? "", "one")).toBe(true);
    expect(await roles()).toMatchObject([{ user_id: user?.id, role: "owner" }]);
  });

  it("resets the password of a user who exists, in whatever letters, and signs them out", async () => {
    await grantAdmin(db, { email: "ann@example.org", password: "one" });
    const [before] = await users();
    await db
      .insertInto("sessions")
      .values({ id: "s", user_id: before?.id ?? "", created_at: "2026-01-01", expires_at: "2027-01-01" })
      .execute();

    expect(await grantAdmin(db, { email: "ANN@example.org", password: "two" })).toBe("reset");
    const after = await users();
    expect(after).toHaveLength(1);
    expect(await verifyPassword(after[0]?.password_hash ?? "", "two")).toBe(true);
    expect(await roles()).toHaveLength(1);
    expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
    const log = await db.selectFrom("audit_log").select(["action", "actor_email", "record_id"]).execute();
    expect(log).toEqual([
      { action: "account made", actor_email: "command line", record_id: before?.id },
      { action: "password reset", actor_email: "command line", record_id: before?.id },
    ]);
  });
});

describe("ensureFirstAdmin", () => {
  it("makes one admin on an empty database, and none afterwards", async () => {
    const shown: Credentials[] = [];
    const show = (credentials: Credentials) => void shown.push(credentials);
    await ensureFirstAdmin(db, "admin@example.org", show);
    const [user] = await users();
    expect(user).toMatchObject({ email: "admin@example.org", must_change_password: 1 });
    expect(await verifyPassword(user?.password_hash ?? "", shown[0]?.password ?? "")).toBe(true);

    await ensureFirstAdmin(db, "other@example.org", show);
    expect(shown).toHaveLength(1);
    expect(await users()).toHaveLength(1);
  });

  it("leaves no account whose password was not shown, when the process ends on the way", async () => {
    const ends = () => {
      throw new Error("ended");
    };
    await expect(ensureFirstAdmin(db, "admin@example.org", ends)).rejects.toThrow("ended");
    expect(await users()).toEqual([]);
    const show = vi.fn();
    await ensureFirstAdmin(db, "admin@example.org", show);
    expect(show).toHaveBeenCalledTimes(1);
  });

  it("makes an admin when users exist but none holds the role", async () => {
    await db
      .insertInto("users")
      .values({ id: "u", email: "user@example.org", password_hash: "x", created_at: "2026-01-01" })
      .execute();
    await ensureFirstAdmin(db, "admin@example.org", () => undefined);
    expect(await roles()).toHaveLength(1);
  });
});
